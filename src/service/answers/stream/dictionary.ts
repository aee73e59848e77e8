/** Dictionaries of a stream: each text of a column once, and by group where it stands. */
import type { ColumnBuffer } from "./column-buffer.ts";

/** Index types of a dictionary, by how many texts they can number. */
export type Indices = Int8Array<ArrayBuffer> | Int16Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

export interface Dictionary {
  readonly texts: readonly string[];
  /** By number of a group: the place of its text among them. */
  readonly codes: Int32Array<ArrayBuffer>;
}

/** The dictionary of what `textOf` says of `groups`, in the order in which it comes up. */
export function dictionaryOf<Group>(
  groups: readonly (Group | undefined)[],
  numbers: readonly number[],
  textOf: (group: Group) => string,
): Dictionary {
  const places = new Map<string, number>();
  const codes = new Int32Array(groups.length);
  for (const number of numbers) {
    const group = groups[number];
    if (group === undefined) continue;
    const text = textOf(group);
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    codes[number] = place;
  }
  return { texts: [...places.keys()], codes };
}

/** Bytes of an index into it, as few as number its texts. */
export const indexBytes = ({ texts }: Dictionary): 1 | 2 | 4 =>
  texts.length <= 0x80 ? 1 : texts.length <= 0x8000 ? 2 : 4;

/** As many indices into `dictionary`, which may be any yet. */
export function indicesFor(dictionary: Dictionary, length: number, room: ColumnBuffer): Indices {
  const bytes = indexBytes(dictionary);
  const values = room.values(length * bytes);
  if (bytes === 1) return new Int8Array(values, 0, length);
  return bytes === 2 ? new Int16Array(values, 0, length) : new Int32Array(values, 0, length);
}
