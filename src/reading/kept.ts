/** What lasts as long as something else does: nothing that was read survives signing out. */
import type { Connection } from "../client/connection.ts";

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
