import { useSyncExternalStore } from "react";
import type { Connection } from "../../../client/connection.ts";
import type { ChainsQuery } from "../../../contract/queries.ts";
import { AllRows } from "./all-rows.ts";
import { localLine, workerLine } from "./rows-line.ts";

interface Kept {
  /** Goes up when the list is to be read anew. */
  generation: number;
  key: string;
  all: AllRows | undefined;
  readonly listeners: Set<() => void>;
}

/** One list for each connection, so that coming back to it finds it read; gone with the sign-in. */
const kept = new WeakMap<Connection, Kept>();

function keptOf(connection: Connection): Kept {
  const known = kept.get(connection);
  if (known !== undefined) return known;
  const fresh: Kept = { generation: 0, key: "", all: undefined, listeners: new Set() };
  kept.set(connection, fresh);
  connection.ended.addEventListener("abort", () => fresh.all?.close());
  return fresh;
}

/** The list for a query: the same one for the same query, until it is forgotten. The one before it is closed. */
export function allRowsFor(connection: Connection, query: ChainsQuery): AllRows {
  const own = keptOf(connection);
  const key = JSON.stringify([own.generation, query]);
  if (own.all === undefined || own.key !== key) {
    own.all?.close();
    own.key = key;
    own.all = new AllRows({
      query,
      open: workerLine(connection),
      openInstead: localLine(connection),
      note: connection.seen.note,
    });
  }
  return own.all;
}

/** The same where it is kept, and undefined where it was not read. */
export function keptRows(connection: Connection, query: ChainsQuery): AllRows | undefined {
  const own = kept.get(connection);
  return own?.key === JSON.stringify([own?.generation, query]) ? own.all : undefined;
}

/** Forgets what was read. */
export function forgetRows(connection: Connection): void {
  const own = keptOf(connection);
  own.generation += 1;
  for (const listener of own.listeners) listener();
}

/** Changes when what was read is forgotten. */
export function useRowsGeneration(connection: Connection): number {
  const own = keptOf(connection);
  return useSyncExternalStore(
    (listener) => {
      own.listeners.add(listener);
      return () => own.listeners.delete(listener);
    },
    () => own.generation,
  );
}
