import type { Client } from "../../client/create-client.ts";
import type { Named } from "../../client/seen-names.ts";
import type { AnswersQuery } from "../../contract/answers-query.ts";
import type { ChainFilter } from "../../contract/queries.ts";
import type { ChainSink } from "./chain-sink.ts";
import { brokenStream } from "./arrow-messages.ts";
import { BatchChains } from "./batch-chains.ts";
import { BatchRows } from "./batch-rows.ts";
import { streamBatches } from "./stream-batches.ts";

/** Everything that chains are made of, but for contact details. */
const WHOLE_CHAINS = { type: "all", text: true, metadata: true } as const satisfies AnswersQuery;
/** Everything that NPS is counted from. */
const NPS_ROWS = { metadata: true, comments: true } as const satisfies AnswersQuery;

/** Where a stream has come to. */
export interface StreamStep {
  readonly chains: number;
  readonly ofChains: number;
  /** Of what was added now, names among it. */
  readonly named: readonly Named[];
}

/** Puts a stream into `sink` as it comes: as rows where it takes these. Throws an `ApiError` where it is not whole. */
export async function* streamInto(
  sink: ChainSink,
  client: Pick<Client, "answers">,
  filter: ChainFilter,
  signal: AbortSignal,
): AsyncGenerator<StreamStep> {
  if (sink.addRows === undefined) {
    const batches = streamBatches(client, { ...filter, ...WHOLE_CHAINS }, new BatchChains(), signal);
    for await (const { made, ...step } of batches) {
      sink.add(made);
      yield { ...step, named: made };
    }
    return;
  }
  let named = 0;
  for await (const { made, ...step } of streamBatches(
    client,
    { ...filter, ...NPS_ROWS },
    new BatchRows(),
    signal,
  )) {
    try {
      sink.addRows(made);
    } catch (thrown) {
      throw brokenStream(String(thrown));
    }
    yield { ...step, named: made.kinds.slice(named) };
    named = made.kinds.length;
  }
}
