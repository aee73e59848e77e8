import { createStore } from "@tanstack/react-store";
import type { ResponseChain } from "../../../contract/resources.ts";

/** Gives the chains of rows, in the order asked for. */
export type AskForRows = (rows: readonly number[]) => Promise<readonly ResponseChain[]>;

/** Chains that are kept here: some screens full. */
const MOST_KEPT = 3_000;
/** Rows that are asked for at once: what is asked for later may not be wanted any more. */
const MOST_AT_ONCE = 150;

/** The chains in view and around it. The view that shows them says which it needs, and hears when some of them have come. */
export class RowCache {
  readonly #ask: AskForRows;
  readonly #chains = new Map<number, ResponseChain>();
  /** Changes with what is here. */
  readonly version = createStore(0);
  #wanted: readonly number[] = [];
  #isAsking = false;
  /** Goes up when everything is dropped: answers from before are not taken. */
  #age = 0;

  constructor(ask: AskForRows) {
    this.#ask = ask;
  }

  get(row: number): ResponseChain | undefined {
    return this.#chains.get(row);
  }

  /** The number of the row whose chain has this id; undefined where that is not here. */
  rowOf(id: string): number | undefined {
    for (const [row, chain] of this.#chains) if (chain._id === id) return row;
    return undefined;
  }

  /** Takes a chain that was asked for in another way. */
  put(row: number, chain: ResponseChain): void {
    this.#keep([row], [chain]);
  }

  /** Says what is wanted from now on, the most urgent first. */
  want(rows: readonly number[]): void {
    this.#wanted = rows;
    void this.#askOn();
  }

  clear(): void {
    this.#age += 1;
    this.#chains.clear();
    this.#changed();
  }

  async #askOn(): Promise<void> {
    if (this.#isAsking) return;
    const missing = this.#wanted.filter((row) => !this.#chains.has(row)).slice(0, MOST_AT_ONCE);
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

  #keep(rows: readonly number[], chains: readonly ResponseChain[]): void {
    chains.forEach((chain, index) => this.#chains.set(rows[index] ?? -1, chain));
    const surplus = this.#chains.size - MOST_KEPT;
    if (surplus > 0) for (const row of this.#chains.keys().take(surplus)) this.#chains.delete(row);
    if (chains.length > 0) this.#changed();
  }

  #changed(): void {
    this.version.setState((version) => version + 1);
  }
}
