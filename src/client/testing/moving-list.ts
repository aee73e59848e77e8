// A list that changes while it is read: what a deployment holds, with what happens to it between two requests as data.
import { ApiError } from "../http/errors.ts";
import type { FetchPage, WalkedPage } from "../walk/types.ts";

/** What happens to the list just before a request is answered. Places are taken modulo what there is. */
export type Happening =
  | { readonly kind: "insert"; readonly at: number }
  | { readonly kind: "delete"; readonly at: number }
  /** Rows of equal rank change places: `length` rows from `at` on are turned round. */
  | { readonly kind: "reorder"; readonly at: number; readonly length: number };

export interface Schedule {
  readonly rows: number;
  readonly pageSize: number;
  /** By the number of the request that they come before, from 0. */
  readonly happenings: readonly { readonly before: number; readonly what: Happening }[];
  /** Numbers of requests that fail, by chance. */
  readonly failing: readonly number[];
  /** Pages that never come, by their number from 0. */
  readonly broken: readonly number[];
  /** How long answers take, in turn, in microtasks. */
  readonly delays: readonly number[];
}

export interface Row {
  readonly _id: string;
}

export class MovingList {
  requests = 0;
  #ids: string[];
  #inserted = 0;
  readonly #schedule: Schedule;
  /** Rows that were there at the start and still are. */
  readonly staying: Set<string>;

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
    this.#ids = Array.from({ length: schedule.rows }, (_, at) => `r${at}`);
    this.staying = new Set(this.#ids);
  }

  get ids(): readonly string[] {
    return this.#ids;
  }

  fetchPage: FetchPage<Row> = async (skip, { signal }) => {
    const number = this.requests;
    this.requests += 1;
    this.#happen(number);
    const answer = this.#answer(skip);
    await this.#pass(number);
    if (signal.aborted) throw new ApiError({ kind: "cancelled" });
    const isBroken = this.#schedule.broken.includes(Math.floor(skip / this.#schedule.pageSize));
    if (isBroken || this.#schedule.failing.includes(number)) {
      throw new ApiError({ kind: "http", status: 500, invalidParameters: [], attempts: 3 });
    }
    return answer;
  };

  async #pass(turn: number): Promise<void> {
    const { delays } = this.#schedule;
    const ticks = delays[turn % delays.length] ?? 0;
    for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
  }

  #happen(number: number): void {
    for (const { before, what } of this.#schedule.happenings) if (before === number) this.#apply(what);
  }

  #apply(what: Happening): void {
    const at = what.at % (this.#ids.length + 1);
    if (what.kind === "insert") this.#ids.splice(at, 0, `new${(this.#inserted += 1)}`);
    else if (what.kind === "delete") for (const id of this.#ids.splice(at, 1)) this.staying.delete(id);
    else this.#ids.splice(at, 0, ...this.#ids.splice(at, what.length).toReversed());
  }

  #answer(skip: number): WalkedPage<Row> {
    const ids = this.#ids.slice(skip, skip + this.#schedule.pageSize);
    const next = skip + this.#schedule.pageSize;
    return {
      rows: ids.map((_id) => ({ _id })),
      ids,
      received: ids.length,
      unreadable: [],
      notAsked: 0,
      margin: [],
      nextSkip: next < this.#ids.length ? next : undefined,
      pagingFault: undefined,
    };
  }
}
