/** What lasts as long as something else does: nothing that was read survives signing out. */
import { createStore, type Store } from "@tanstack/react-store";
import type { Connection } from "../client/connection.ts";
import { Channel, type ReaderSettings } from "./channel.ts";
import type { Protocol } from "./messages.ts";

/** One `Kept` for each connection, made when it is first asked for. */
export function keptPerConnection<Kept>(
  create: (connection: Connection) => Kept,
): (connection: Connection) => Kept {
  const all = new WeakMap<Connection, Kept>();
  return (connection) => {
    const kept = all.get(connection) ?? create(connection);
    all.set(connection, kept);
    return kept;
  };
}

/** The newest so many values by key; the one asked for longest ago goes first. */
export class MostRecent<Value> {
  readonly #values = new Map<string, Value>();
  readonly #most: number;
  readonly #onDrop: (value: Value) => void;

  constructor(most: number, onDrop: (value: Value) => void = () => undefined) {
    this.#most = most;
    this.#onDrop = onDrop;
  }

  get(key: string, make: () => Value): Value {
    const value = this.#values.get(key) ?? make();
    this.#values.delete(key);
    this.#values.set(key, value);
    for (const [oldest, left] of [...this.#values].slice(0, -this.#most)) {
      this.#values.delete(oldest);
      this.#onDrop(left);
    }
    return value;
  }

  /** The value of a key, which does not become the newest. */
  peek(key: string): Value | undefined {
    return this.#values.get(key);
  }

  /** Forgets everything, and hands it over. */
  clear(): readonly Value[] {
    const values = [...this.#values.values()];
    this.#values.clear();
    return values;
  }
}

interface KeptSettings<P extends Protocol, Query, Kept> {
  /** How many are kept of a connection. */
  readonly most: number;
  readonly reader: ReaderSettings<P>;
  readonly open: (channel: Channel<P>, query: Query) => Kept;
}

/** The readings of one kind, so that coming back to one finds it read. Their reader begins with the first of them. */
export function keptReadings<P extends Protocol, Query extends object, Kept extends { close: () => void }>({
  most,
  reader,
  open,
}: KeptSettings<P, Query, Kept>) {
  const channelOf = keptPerConnection((connection) => new Channel(connection, reader));
  const keptOf = keptPerConnection(() => ({
    /** Goes up when everything is to be read anew. */
    generation: createStore(0),
    // Another one is asked for while a screen is drawn, which may not be told of changes until it is.
    readings: new MostRecent<Kept>(most, (left) => queueMicrotask(() => left.close())),
  }));
  return {
    /** The same reading for the same query of a generation. */
    readingFor: (connection: Connection, query: Query, generation: number): Kept =>
      keptOf(connection).readings.get(keyOf(generation, query), () => open(channelOf(connection), query)),
    /** The same where it is kept, and undefined where it was not read. */
    keptReading: (connection: Connection, query: Query): Kept | undefined => {
      const { readings, generation } = keptOf(connection);
      return readings.peek(keyOf(generation.state, query));
    },
    forget: (connection: Connection): void =>
      keptOf(connection).generation.setState((generation) => generation + 1),
    /** Changes when what was read is forgotten. */
    generationOf: (connection: Connection): Store<number> => keptOf(connection).generation,
  };
}

/** The same whatever the order in which a query's parts were put together. */
const keyOf = (generation: number, query: object): string =>
  JSON.stringify([
    generation,
    ...Object.entries(query)
      .map((part) => JSON.stringify(part))
      .toSorted(),
  ]);
