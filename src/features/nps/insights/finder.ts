import type { Columns } from "../../../analysis/columns/columns.ts";
import type { Connection } from "../../../client/connection.ts";
import { keptPerConnection } from "../../../reading/kept.ts";
import { RemoteJob } from "../../../reading/remote-job.ts";
import type { AnswerTo, FinderQuestion } from "../data/finder-words.ts";
import type { ReaderWords } from "../data/reader-words.ts";
import { readerOf } from "../data/readings.ts";
import { whileLooking } from "./looking.ts";

/** The reader looks into the columns that were asked about last: others are nobody's business any more. */
const keptOf = keptPerConnection<{ at: { columns: Columns; job: RemoteJob<ReaderWords> } | undefined }>(
  () => ({ at: undefined }),
);

function jobFor(connection: Connection, columns: Columns): RemoteJob<ReaderWords> {
  const kept = keptOf(connection);
  if (kept.at?.columns === columns) return kept.at.job;
  kept.at?.job.close();
  const job = new RemoteJob<ReaderWords>(
    readerOf(connection),
    { kind: "find", columns },
    { onNews: () => undefined },
  );
  kept.at = { columns, job };
  return job;
}

/** Asks what columns say. Rejects with `signal`, and where the reader has no answer. */
export async function askOf<Question extends FinderQuestion>(
  connection: Connection,
  columns: Columns,
  question: Question,
  signal: AbortSignal,
): Promise<AnswerTo[Question["kind"]]> {
  const answer = await whileLooking(connection, question, (onProgress) =>
    jobFor(connection, columns).ask(question, signal, onProgress),
  );
  signal.throwIfAborted();
  if (!isAnswerTo(question, answer)) throw new Error("The reader gave no answer.");
  return answer;
}

const isAnswerTo = <Question extends FinderQuestion>(
  { kind }: Question,
  answer: ReaderWords["answer"] | undefined,
): answer is AnswerTo[Question["kind"]] => answer?.kind === kind;

/** What could not be answered, and how to ask for it again. */
export interface Failure {
  readonly error: Error;
  readonly retry: () => void;
}

export const failureOf = (error: Error | null, refetch: () => Promise<unknown>): Failure | undefined =>
  error === null ? undefined : { error, retry: () => void refetch() };
