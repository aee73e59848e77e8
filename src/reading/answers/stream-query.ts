import type { AnswersQuery } from "../../contract/answers-query.ts";
import type { ChainFilter } from "../../contract/queries.ts";
import type { ChainSink } from "./chain-sink.ts";

/** Everything that chains are made of, but for contact details. */
const WHOLE_CHAINS = { type: "all", text: true, metadata: true } as const satisfies AnswersQuery;
/** Everything that NPS is counted from. */
const NPS_ROWS = { metadata: true, comments: true } as const satisfies AnswersQuery;

/** The stream of what a filter matches that has what `sink` takes. */
export const streamQuery = ({ addRows }: ChainSink, filter: ChainFilter): AnswersQuery => ({
  ...filter,
  ...(addRows === undefined ? WHOLE_CHAINS : NPS_ROWS),
});
