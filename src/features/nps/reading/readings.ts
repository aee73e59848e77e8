import { useSyncExternalStore } from "react";
import type { Connection } from "../../../client/connection.ts";
import { Device } from "../device/device.ts";
import { nextFrame } from "./next-frame.ts";
import { Reading } from "./reading.ts";
import type { ReadRequest } from "./read-request.ts";
import { RemotePart, RemoteReader } from "./remote-reader.ts";
import { Shelf, type ShelfContents } from "./shelf.ts";

/** Readings that were left before their end are kept, to be gone on with; the one left first goes first. */
const MOST_KEPT = 6;

/** A reading under a name that no other one ever had. */
export interface NamedReading {
  readonly id: number;
  readonly reading: Reading;
}

interface Kept {
  /** Goes up when everything is forgotten. */
  generation: number;
  readonly listeners: Set<() => void>;
  reader: RemoteReader | undefined;
  readonly shelves: Map<string, Shelf>;
  readonly readings: Map<string, NamedReading>;
  readonly device: Device;
}

/** Lasts as long as the connection: nothing that was read survives signing out. */
const kept = new WeakMap<Connection, Kept>();
let named = 0;

/** The reading for a request, the same one for the same request of one generation. */
export function readingFor(connection: Connection, generation: number, request: ReadRequest): NamedReading {
  const { readings } = keptOf(connection);
  const key = JSON.stringify([generation, request]);
  const known = readings.get(key) ?? startReading(connection, request);
  readings.delete(key);
  readings.set(key, known);
  for (const oldest of [...readings.keys()].slice(0, -MOST_KEPT)) readings.delete(oldest);
  return known;
}

/** Drops everything that was read, also on this device: a new generation of readings begins with nothing. */
export function forgetEverything(connection: Connection): void {
  keptOf(connection).device.forget();
  startOver(connection, new Map());
}

/** A new generation of readings, with what this device has kept. */
function startOver(connection: Connection, contents: ReadonlyMap<string, ShelfContents>): void {
  const all = keptOf(connection);
  const former = [...all.readings.values()];
  all.readings.clear();
  all.shelves.clear();
  for (const [name, shelf] of contents) all.shelves.set(name, newShelf(all, name, shelf));
  all.generation += 1;
  for (const { reading } of former) reading.retire();
  for (const listener of all.listeners) listener();
}

/** Which generation of readings a connection is at. */
export function useGeneration(connection: Connection): number {
  const { listeners } = keptOf(connection);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => keptOf(connection).generation,
  );
}

/** The reader of a connection, which begins when it is first needed. */
export function readerOf(connection: Connection): RemoteReader {
  const all = keptOf(connection);
  all.reader ??= new RemoteReader(connection);
  return all.reader;
}

/** What this device keeps of what a connection reads. */
export const deviceOf = (connection: Connection): Device => keptOf(connection).device;

function keptOf(connection: Connection): Kept {
  const known = kept.get(connection);
  if (known !== undefined) return known;
  const shelves = new Map<string, Shelf>();
  const device = new Device({
    connection,
    shelves: () => shelves,
    adopt: (contents) => startOver(connection, contents),
  });
  const fresh = {
    generation: 0,
    listeners: new Set<() => void>(),
    reader: undefined,
    shelves,
    readings: new Map<string, NamedReading>(),
    device,
  };
  kept.set(connection, fresh);
  return fresh;
}

/** What the API alone can tell apart is kept apart. */
function shelfFor(all: Kept, { facts }: ReadRequest): Shelf {
  const name = JSON.stringify(facts);
  const shelf = all.shelves.get(name) ?? newShelf(all, name);
  all.shelves.set(name, shelf);
  return shelf;
}

/** A shelf that this device keeps each time that something was put there. */
function newShelf({ shelves, device }: Kept, name: string, contents?: ShelfContents): Shelf {
  return new Shelf((shelf) => {
    if (shelves.get(name) === shelf) device.keep(name);
  }, contents);
}

function startReading(connection: Connection, { range, facts, metadata }: ReadRequest): NamedReading {
  named += 1;
  const all = keptOf(connection);
  const reader = readerOf(connection);
  const reading = new Reading({
    range,
    metadata,
    shelf: shelfFor(all, { range, facts, metadata }),
    startPart: (part, announce) => new RemotePart(reader, part, facts, announce),
    schedule: nextFrame,
    now: Date.now,
  });
  return { id: named, reading };
}
