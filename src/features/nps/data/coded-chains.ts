/** Which chains have which code: comments are read for that, since the columns of this screen hold no texts. */
import type { QueryClient } from "@tanstack/react-query";
import { columnsOf } from "../../../analysis/comments/coded-rows.ts";
import type { Code } from "../../../analysis/comments/codes.ts";
import type { Columns } from "../../../analysis/columns/columns.ts";
import type { Connection } from "../../../client/connection.ts";
import type { ReadingPhase, WalkResult } from "../../../client/walk/types.ts";
import { codesInUse } from "../../../filters/use-codebook.ts";
import type { AnswerToComments } from "../../../reading/comments/index-protocol.ts";
import { commentsFor, commentsGeneration } from "../../../reading/comments/kept-index.ts";
import { rangeFilter, type ReadRequest } from "./read-request.ts";

export { forgetComments } from "../../../reading/comments/kept-index.ts";

export interface CodedChains {
  /** Those that were asked for, as far as a codebook has them. */
  readonly codes: readonly { readonly name: string; readonly chains: ReadonlySet<string> }[];
  /** Those that have one of the codes. */
  readonly chains: ReadonlySet<string>;
  readonly phase: ReadingPhase;
  readonly result: WalkResult | undefined;
  /** The columns of the chains that have one of the codes, here or in the range of `others`. */
  readonly narrow: (columns: Columns, others?: CodedChains) => Columns;
}

const NO_CODES: AnswerToComments["coded"] = { chains: [], codes: [] };

/** `names` chooses codes; all without. Rejects where `signal` aborts. */
export async function codedChains(
  connection: Connection,
  cache: QueryClient,
  { range, facts }: Pick<ReadRequest, "range" | "facts">,
  names: readonly string[] | undefined,
  signal: AbortSignal,
): Promise<CodedChains> {
  const asked = await codesNamed(connection, cache, names);
  const reading = commentsFor(connection, rangeFilter(range, facts), commentsGeneration(connection).state);
  if (asked.length > 0) await reading.finish(signal);
  signal.throwIfAborted();
  const { chains, codes } =
    asked.length === 0
      ? NO_CODES
      : await reading.askFor({ kind: "coded", codes: asked.map(({ find }) => find) }, signal);
  const sets = codes.map((places) => new Set(Array.from(places, (place) => chains[place] ?? "")));
  const { phase, result } = reading.store.state;
  const any = new Set(chains);
  return {
    chains: any,
    codes: asked.map(({ name }, at) => ({ name, chains: sets[at] ?? new Set() })),
    ...(asked.length === 0 ? { phase: "complete", result: undefined } : { phase, result }),
    // A code that no codebook has narrows nothing.
    narrow: (columns, others) =>
      asked.length === 0
        ? columns
        : columnsOf(columns, others === undefined ? any : new Set([...any, ...others.chains])),
  };
}

/** The codes of those names that a codebook has; all without names. */
export async function codesNamed(
  connection: Connection,
  cache: QueryClient,
  names: readonly string[] | undefined,
): Promise<readonly Code[]> {
  const all = await codesInUse(connection, cache);
  return all.filter(({ name }) => names?.includes(name) ?? true);
}
