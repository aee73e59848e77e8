import { errorOf } from "../client/http/errors.ts";
import { failedWalk, wholeWalk, type PageOrder, type WalkResult } from "../client/walk/types.ts";
import type { ChainFilter } from "../contract/queries.ts";
import { streamInto, type ChainSink } from "./answers/into-sink.ts";
import { walkChains } from "./walk-chains.ts";
import type { WorkContext } from "./work.ts";
import type { AnswersQuery } from "../contract/answers-query.ts";

/**
 * Every chain that matches, from the quickest source that the deployment has: pages, until the first of them announces
 * a stream of all answers; pages again where that stream is not whole. Numbers come from the stream at once where it was
 * announced before in this sign-in; lists, which are read along, begin with a page all the same, whose rows show before any
 * stream's.
 */
export function readChains(
  filter: ChainFilter,
  context: WorkContext,
  sink: ChainSink,
  order?: PageOrder,
): (signal: AbortSignal) => Promise<WalkResult> {
  const { client } = context;
  let announced = new AbortController();
  const newWalk = () => {
    announced = new AbortController();
    const onAnswer = ({ nextSkip }: { readonly nextSkip: number | undefined }): void => {
      if (nextSkip !== undefined && client.answers.isAnnounced()) announced.abort();
    };
    return walkChains(filter, context, sink.add, { onAnswer, order });
  };
  let walk = newWalk();
  return async (signal) => {
    const result =
      announced.signal.aborted || (order === "spread" && client.answers.isAnnounced())
        ? undefined
        : await walk(AbortSignal.any([signal, announced.signal]));
    if (result !== undefined && (!announced.signal.aborted || signal.aborted)) return result;
    // What came before may have changed since: the stream tells it all at one moment.
    sink.clear();
    const streamed = await readStream(filter, context, sink, signal);
    if (streamed.complete || signal.aborted) return streamed;
    client.answers.distrust();
    sink.clear();
    walk = newWalk();
    return walk(signal);
  };
}

async function readStream(
  filter: ChainFilter,
  { client, onNames, onProgress }: WorkContext,
  sink: ChainSink,
  signal: AbortSignal,
): Promise<WalkResult> {
  let read = 0;
  let batches = 0;
  try {
    const query = streamQuery(sink, filter);
    const bytes = client.answers.read(query, signal);
    for await (const { chains, ofChains, named } of streamInto(sink, query, bytes)) {
      onNames(named);
      read = chains;
      batches += 1;
      onProgress({ read, expected: ofChains, exact: true, pagesRead: batches, pagesKnown: batches });
    }
    return { ...wholeWalk(read), streamed: true };
  } catch (thrown) {
    return failedWalk(errorOf(thrown), read);
  }
}

/** Everything that chains are made of, but for contact details. */
const WHOLE_CHAINS = { type: "all", text: true, metadata: true } as const satisfies AnswersQuery;

/** Everything that NPS is counted from. */
const NPS_ROWS = { metadata: true, comments: true } as const satisfies AnswersQuery;

/** The stream of what a filter matches that has what `sink` takes. */
const streamQuery = ({ addRows }: ChainSink, filter: ChainFilter): AnswersQuery => ({
  ...filter,
  ...(addRows === undefined ? WHOLE_CHAINS : NPS_ROWS),
});
