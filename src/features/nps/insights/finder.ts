import type { Columns } from "../../../analysis/columns/columns.ts";
import { type Connection, useConnection } from "../../../client/connection.ts";
import { keptPerConnection } from "../../../reading/kept.ts";
import { UnansweredError } from "../../../reading/reading.ts";
import { RemoteJob } from "../../../reading/remote-job.ts";
import type { AnswerTo, FinderQuestion, ReaderProtocol } from "../data/reader-protocol.ts";
import { readerOf } from "../data/readings.ts";
import { whileLooking } from "./looking.ts";
import { hashKey, type QueryKey, useQuery } from "@tanstack/react-query";
import type { Compared } from "../../../analysis/findings/sides.ts";
import type { Explanation } from "../../../analysis/findings/explanations.ts";
import type { SliceFilter } from "../../../analysis/slice/slice-filter.ts";

/** The reader looks into the columns that were asked about last: others are no longer needed. */
const keptOf = keptPerConnection<{ at: { columns: Columns; job: RemoteJob<ReaderProtocol> } | undefined }>(
  () => ({ at: undefined }),
);

function jobFor(connection: Connection, columns: Columns): RemoteJob<ReaderProtocol> {
  const kept = keptOf(connection);
  if (kept.at?.columns === columns) return kept.at.job;
  kept.at?.job.close();
  const job = new RemoteJob<ReaderProtocol>(
    readerOf(connection),
    { kind: "find", columns },
    { onUpdate: () => undefined },
  );
  kept.at = { columns, job };
  return job;
}

/** Asks what columns say. Rejects with `signal`, and where the reader has no answer. */
async function askOf<Question extends FinderQuestion>(
  connection: Connection,
  columns: Columns,
  question: Question,
  signal: AbortSignal,
): Promise<AnswerTo[Question["kind"]]> {
  const answer = await whileLooking(connection, question, (onProgress) =>
    jobFor(connection, columns).ask(question, signal, onProgress),
  );
  signal.throwIfAborted();
  if (!isAnswerTo(question, answer)) throw new UnansweredError();
  return answer;
}

const isAnswerTo = <Question extends FinderQuestion>(
  { kind }: Question,
  answer: ReaderProtocol["answer"] | undefined,
): answer is AnswerTo[Question["kind"]] => answer?.kind === kind;

/** What could not be answered, and how to ask for it again. */
export const failureOf = (error: Error | null, refetch: () => Promise<unknown>) =>
  error === null ? undefined : { error, retry: () => void refetch() };

interface HowAsked {
  readonly key: QueryKey;
  readonly enabled: boolean;
  /** The place in the key from which on it stands for the same: a former answer to that stays until there is a new one. */
  readonly from?: number;
}

/** What columns say, kept for a minute after its last use. */
export function useAsked<Question extends FinderQuestion>(
  columns: Columns,
  question: Question,
  { key, enabled, from }: HowAsked,
) {
  const connection = useConnection();
  const queryKey = [connection.id, ...key];
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => askOf(connection, columns, question, signal),
    enabled,
    staleTime: Infinity,
    gcTime: 60_000,
    ...(from !== undefined && { placeholderData: keptFrom(from, queryKey) }),
  });
}

const serials = new WeakMap<Columns, number>();

let serial = 0;

/** Columns by a number that no others ever had: what was found in others says nothing of them. */
export function serialOf(columns: Columns): number {
  const known = serials.get(columns) ?? (serial += 1);
  serials.set(columns, known);
  return known;
}

/** What columns hold of a reading, by its number of chains: the same as long as only others are added to them. */
export const holdingOf = ({ metadata, answers }: Columns, chains: number) => [
  chains,
  metadata.length,
  answers?.columns.length,
];

/**
 * As `placeholderData`: a former answer stands while the same is asked of columns in which other days have been added,
 * which change nothing of it. Keys are the same from the place `from` on.
 */
export const keptFrom =
  (from: number, key: QueryKey) =>
  <Answer>(
    former: Answer | undefined,
    query: { readonly queryKey: QueryKey } | undefined,
  ): Answer | undefined =>
    query !== undefined && hashKey(query.queryKey.slice(from)) === hashKey(key.slice(from))
      ? former
      : undefined;

/** Two selections, the second against the first. */
export type TwoSides = readonly [one: SliceFilter, two: SliceFilter];

/** Why two selections differ; undefined while that is being looked for, and where there is nothing to compare. */
export function useCompared(columns: Columns, [one, two]: TwoSides) {
  const key = ["compared", serialOf(columns), one, two];
  const asked = useAsked(columns, { kind: "compared", one, two }, { key, enabled: true });
  return { compared: asked.data?.compared, failure: failureOf(asked.error, asked.refetch) };
}

/** How sure the parts of an explanation are; undefined while that is being worked out. */
export function useIntervals(
  columns: Columns,
  { explanations, certain }: Pick<Compared, "explanations" | "certain">,
  explanation: Explanation | undefined,
) {
  const isKnown = explanation === undefined || explanation === explanations[0];
  const cells = explanation?.cells ?? [];
  const { data, error, refetch } = useAsked(
    columns,
    { kind: "intervals", cells },
    { key: ["intervals", cells], enabled: !isKnown },
  );
  return {
    intervals: isKnown ? certain : data?.intervals,
    failure: failureOf(error, refetch),
  };
}
