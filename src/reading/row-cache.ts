import { createStore } from "@tanstack/react-store";

/** Gives what stands on some rows, in the order asked for. */
type AskForRows<Row> = (rows: readonly number[]) => Promise<readonly Row[]>;

/** Rows that are kept here: some screens full. */
const MOST_KEPT = 3_000;
/** Rows that are asked for at once: what is asked for later may not be wanted any more. */
const MOST_AT_ONCE = 150;

/** The rows in view and around it. The view that shows them says which it needs, and hears when some of them have come. */
export class RowCache<Row extends { readonly _id: string }> {
  readonly #ask: AskForRows<Row>;
  readonly #rows = new Map<number, Row>();
  /** Changes with what is here. */
  readonly version = createStore(0);
  #wanted: readonly number[] = [];
  #isAsking = false;
  /** Goes up when everything is dropped: answers from before are not taken. */
  #age = 0;

  constructor(ask: AskForRows<Row>) {
    this.#ask = ask;
  }

  get(row: number): Row | undefined {
    return this.#rows.get(row);
  }

  /** The number of the row whose chain has this id; undefined where that is not here. */
  rowOf(id: string): number | undefined {
    for (const [row, chain] of this.#rows) if (chain._id === id) return row;
    return undefined;
  }

  /** Takes a chain that was asked for in another way. */
  put(row: number, chain: Row): void {
    this.#keep([row], [chain]);
  }

  /** Says what is wanted from now on, the most urgent first. */
  want(rows: readonly number[]): void {
    this.#wanted = rows;
    void this.#askOn();
  }

  clear(): void {
    this.#age += 1;
    this.#rows.clear();
    this.#changed();
  }

  async #askOn(): Promise<void> {
    if (this.#isAsking) return;
    const missing = this.#wanted.filter((row) => !this.#rows.has(row)).slice(0, MOST_AT_ONCE);
    if (missing.length === 0) return;
    this.#isAsking = true;
    const age = this.#age;
    // A question without an answer is put again with the next want: its rows keep the shape of what is on its way.
    const chains = await this.#ask(missing).catch(() => []);
    this.#isAsking = false;
    if (age === this.#age) this.#keep(missing, chains);
    // Rows that are not there would be asked for without end.
    if (chains.length === missing.length) void this.#askOn();
  }

  #keep(rows: readonly number[], chains: readonly Row[]): void {
    chains.forEach((chain, index) => this.#rows.set(rows[index] ?? -1, chain));
    const surplus = this.#rows.size - MOST_KEPT;
    if (surplus > 0) for (const row of this.#rows.keys().take(surplus)) this.#rows.delete(row);
    if (chains.length > 0) this.#changed();
  }

  #changed(): void {
    this.version.setState((version) => version + 1);
  }
}
