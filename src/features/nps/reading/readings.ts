import { useSyncExternalStore } from "react";
import type { Connection } from "../../../client/connection.ts";
import { nextFrame } from "./next-frame.ts";
import { Reading } from "./reading.ts";
import type { ReadRequest } from "./read-request.ts";
import { RemotePart, RemoteReader } from "./remote-reader.ts";
import { Shelf } from "./shelf.ts";

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
}

/** Lasts as long as the connection: nothing that was read survives signing out. */
const kept = new WeakMap<Connection, Kept>();
let named = 0;

/** The reading for a request, the same one for the same request of one generation. */
export function readingFor(connection: Connection, generation: number, request: ReadRequest): NamedReading {
  const { readings, shelves } = keptOf(connection);
  const key = JSON.stringify([generation, request]);
  const known = readings.get(key) ?? startReading(connection, request, shelfFor(shelves, request));
  readings.delete(key);
  readings.set(key, known);
  for (const oldest of [...readings.keys()].slice(0, -MOST_KEPT)) readings.delete(oldest);
  return known;
}

/** Drops everything that was read: a new generation of readings begins with nothing. */
export function forgetEverything(connection: Connection): void {
  const all = keptOf(connection);
  const former = [...all.readings.values()];
  all.readings.clear();
  all.shelves.clear();
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

function keptOf(connection: Connection): Kept {
  const known = kept.get(connection) ?? {
    generation: 0,
    listeners: new Set(),
    reader: undefined,
    shelves: new Map(),
    readings: new Map(),
  };
  kept.set(connection, known);
  return known;
}

/** What the API alone can tell apart is kept apart. */
function shelfFor(shelves: Map<string, Shelf>, { facts }: ReadRequest): Shelf {
  const key = JSON.stringify(facts);
  const shelf = shelves.get(key) ?? new Shelf();
  shelves.set(key, shelf);
  return shelf;
}

function startReading(connection: Connection, { range, facts }: ReadRequest, shelf: Shelf): NamedReading {
  named += 1;
  const all = keptOf(connection);
  all.reader ??= new RemoteReader(connection);
  const { reader } = all;
  const reading = new Reading({
    range,
    shelf,
    startPart: (part, announce) => new RemotePart(reader, part, facts, announce),
    schedule: nextFrame,
    now: Date.now,
  });
  return { id: named, reading };
}
