/**
 * Chains as they were read, each under the number of its arrival: kept as text, which is a fraction of what objects
 * take, beside columns of what they are looked through and sorted by, made when they are first asked for.
 */
import * as z from "zod/mini";
import { rowSchema } from "../../../client/page.ts";
import { chainSchema, type ResponseChain } from "../../../contract/resources.ts";
import type { SortKey } from "./row-order.ts";

/** Columns that are kept; the one asked for longest ago goes first. */
const MOST_COLUMNS = 24;

const { conforms } = rowSchema(chainSchema);

export class ReadRows {
  readonly #lines: string[] = [];
  readonly #columns = new Map<string, { keyOf: (chain: ResponseChain) => SortKey; keys: SortKey[] }>();
  readonly #stretch = new GaplessStretch();

  get count(): number {
    return this.#lines.length;
  }

  /** Unix seconds: every row of the list that is newer has been read. Infinity where that is not certain of any. */
  get completeAfter(): number {
    return this.#stretch.completeAfter;
  }

  /** `page` is the number of their page from 0; undefined where pages are read one after another. */
  add(chains: readonly ResponseChain[], page?: number): void {
    this.#stretch.note(
      chains.map(({ createdAt }) => createdAt),
      page,
    );
    for (const chain of chains) {
      // A column that is whole stays whole without a look at the text.
      for (const { keys, keyOf } of this.#columns.values())
        if (keys.length === this.#lines.length) keys.push(keyOf(chain));
      this.#lines.push(JSON.stringify(chain));
    }
  }

  /** The chain that came as number `row`; undefined where none did. */
  at(row: number): ResponseChain | undefined {
    const line = this.#lines[row];
    return line === undefined ? undefined : readLine(line);
  }

  /** What `keyOf` says of every row, by number. Equal names must stand for equal functions. */
  column(name: string, keyOf: (chain: ResponseChain) => SortKey): readonly SortKey[] {
    const column = this.#columns.get(name) ?? { keyOf, keys: [] };
    this.#columns.delete(name);
    this.#columns.set(name, column);
    for (const oldest of [...this.#columns.keys()].slice(0, -MOST_COLUMNS)) this.#columns.delete(oldest);
    for (const line of this.#lines.slice(column.keys.length)) column.keys.push(keyOf(readLine(line)));
    return column.keys;
  }
}

function readLine(line: string): ResponseChain {
  const chain: unknown = JSON.parse(line);
  return conforms(chain) ? chain : z.parse(chainSchema, chain);
}

/**
 * How far a list that is read page by page, in any order, has been read without a gap from its beginning; and from which
 * moment on its rows are certain to be all there, which only a list that is ordered newest first can tell.
 */
class GaplessStretch {
  readonly #pages = new Map<number, { newest: number; oldest: number }>();
  /** The first page that is missing. */
  #next = 0;
  #oldest = Infinity;
  /** False once rows contradict the order, or it is not known which page they are of. */
  #isOrdered = true;
  #isNumbered: boolean | undefined;

  /** `times` are those of the rows of a page, in their order; `page` its number from 0, undefined where pages come one by one. */
  note(times: readonly number[], page: number | undefined): void {
    this.#isNumbered ??= page !== undefined;
    if (this.#isNumbered !== (page !== undefined)) this.#isOrdered = false;
    if (times.some((time, at) => time > (times[at - 1] ?? Infinity))) this.#isOrdered = false;
    const number = page ?? this.#next;
    const { newest, oldest } = this.#pages.get(number) ?? { newest: -Infinity, oldest: Infinity };
    this.#pages.set(number, {
      newest: Math.max(newest, times[0] ?? -Infinity),
      oldest: Math.min(oldest, times.at(-1) ?? Infinity),
    });
    for (let span = this.#pages.get(this.#next); span; span = this.#pages.get(++this.#next)) {
      if (span.newest > this.#oldest) this.#isOrdered = false;
      this.#oldest = Math.min(this.#oldest, span.oldest);
    }
  }

  /** Rows that are newer (unix seconds) are all there; Infinity where nothing is certain. Rows of that very second may be missing. */
  get completeAfter(): number {
    return this.#isOrdered && this.#next > 0 ? this.#oldest : Infinity;
  }
}
