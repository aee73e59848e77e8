/** Which chains have which code: comments are read for that, since the columns of this screen hold no texts. */
import type { QueryClient } from "@tanstack/react-query";
import { columnsOf } from "../../../analysis/comments/coded-rows.ts";
import type { Columns } from "../../../analysis/columns/columns.ts";
import type { Connection } from "../../../client/connection.ts";
import type { ReadingPhase, WalkResult } from "../../../client/walk/types.ts";
import { codesInUse } from "../../../filters/use-codebook.ts";
import { commentsFor, commentsGeneration } from "../../../reading/comments/kept-index.ts";
import { rangeFilter, type ReadRequest } from "./read-request.ts";

export interface CodedChains {
  /** Those that were asked for, as far as a codebook has them. */
  readonly codes: readonly { readonly name: string; readonly chains: ReadonlySet<string> }[];
  readonly phase: ReadingPhase;
  readonly result: WalkResult | undefined;
  /** The columns of the chains that have one of the codes. */
  readonly narrow: (columns: Columns) => Columns;
}

/** `names` chooses codes; all without. Rejects where `signal` aborts. */
export async function codedChains(
  connection: Connection,
  cache: QueryClient,
  { range, facts }: Pick<ReadRequest, "range" | "facts">,
  names: readonly string[] | undefined,
  signal: AbortSignal,
): Promise<CodedChains> {
  const all = await codesInUse(connection, cache);
  const asked = all.filter(({ name }) => names?.includes(name) ?? true);
  const reading = commentsFor(connection, rangeFilter(range, facts), commentsGeneration(connection).state);
  if (asked.length > 0 && reading.store.state.phase !== "complete") await reading.run(signal);
  signal.throwIfAborted();
  const answer =
    asked.length === 0
      ? undefined
      : await reading.askFor({ kind: "coded", codes: asked.map(({ find }) => find) }, signal);
  const { chains = [], codes = [] } = answer ?? {};
  const sets = codes.map((places) => new Set(Array.from(places, (place) => chains[place] ?? "")));
  const { phase, result } = reading.store.state;
  const any = new Set(chains);
  const known = new WeakMap<Columns, Columns>();
  return {
    codes: asked.map(({ name }, at) => ({ name, chains: sets[at] ?? new Set() })),
    ...(asked.length === 0 ? { phase: "complete", result: undefined } : { phase, result }),
    narrow: (columns) => {
      // A code that no codebook has narrows nothing.
      const narrowed = asked.length === 0 ? columns : (known.get(columns) ?? columnsOf(columns, any));
      known.set(columns, narrowed);
      return narrowed;
    },
  };
}
