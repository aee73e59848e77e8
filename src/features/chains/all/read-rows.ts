/**
 * Chains as they were read, each under the number of its arrival: kept as text, which is a fraction of what objects
 * take, beside columns of what they are looked through and sorted by, made when they are first asked for.
 */
import * as z from "zod/mini";
import { rowSchema } from "../../../client/page.ts";
import { chainSchema, type ResponseChain } from "../../../contract/resources.ts";
import { GaplessStretch } from "./gapless-stretch.ts";
import type { SortKey } from "./sort-keys.ts";

interface Column {
  readonly keyOf: (chain: ResponseChain) => SortKey;
  readonly keys: SortKey[];
}

/** Columns that are kept; the one asked for longest ago goes first. */
const MOST_COLUMNS = 24;

const { conforms } = rowSchema(chainSchema);

export class ReadRows {
  readonly #lines: string[] = [];
  readonly #columns = new Map<string, Column>();
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
