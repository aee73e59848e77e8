interface Room {
  /** Pixels. */
  readonly size: number;
  /** The share that it takes of what is left. */
  readonly grows: number;
}

/** What a column takes unless it was made wider; those of questions and metadata are like any other. */
const ROOMS: ReadonlyMap<string, Room> = new Map([
  ["created", { size: 184, grows: 0 }],
  ["nps", { size: 104, grows: 0 }],
  ["comment", { size: 240, grows: 6 }],
  ["survey", { size: 130, grows: 1 }],
  ["touchpoint", { size: 150, grows: 1 }],
  ["team", { size: 110, grows: 1 }],
  ["language", { size: 96, grows: 0 }],
]);
const ANY_ROOM: Room = { size: 140, grows: 1 };

/** What the boxes take that choose rows. */
export const BOX_SIZE = 40;

export const roomOf = (id: string): Room => ROOMS.get(id) ?? ANY_ROOM;
