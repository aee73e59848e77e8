import type { Named } from "../../client/seen-names.ts";
import type { AnswersQuery } from "../../contract/answers-query.ts";
import type { ChainSink } from "./chain-sink.ts";
import { brokenStream } from "./arrow-messages.ts";
import { BatchChains } from "./batch-chains.ts";
import { BatchRows } from "./batch-rows.ts";
import { streamBatches } from "./stream-batches.ts";

/** Where a stream has come to. */
export interface StreamStep {
  readonly chains: number;
  readonly ofChains: number;
  /** Of what was added now, names among it. */
  readonly named: readonly Named[];
}

/**
 * Puts a stream into `sink` as its bytes come: as rows where it takes these. `query` is what was asked for. Throws an
 * `ApiError` where it is not whole.
 */
export async function* streamInto(
  sink: ChainSink,
  query: AnswersQuery,
  bytes: AsyncIterable<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<StreamStep> {
  if (sink.addRows === undefined) {
    for await (const { made, ...step } of streamBatches(bytes, query, new BatchChains())) {
      sink.add(made);
      yield { ...step, named: made };
    }
    return;
  }
  let named = 0;
  for await (const { made, ...step } of streamBatches(bytes, query, new BatchRows())) {
    try {
      sink.addRows(made);
    } catch (thrown) {
      throw brokenStream(String(thrown));
    }
    yield { ...step, named: made.kinds.slice(named) };
    named = made.kinds.length;
  }
}
