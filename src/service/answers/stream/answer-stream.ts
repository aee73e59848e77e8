/** All answers as the bytes of an Arrow IPC stream, message by message. */
import { CHAINS_KEY, UNSAID_KEY } from "../../../contract/answers/answers-stream.ts";
import type { AnswersQuery } from "../../../contract/answers-query.ts";
import type { Scope } from "../../store/store.ts";
import type { AnswerSnapshot, LeafPart } from "../leaves/leaf.ts";
import { releasePack } from "../packed/packed-chains.ts";
import { streamColumns, type StreamColumn } from "./answer-columns.ts";
import { ArrowMessages, END_OF_STREAM } from "./arrow-messages.ts";
import { pickRows, RowRoom, rowsBetween } from "./picked-rows.ts";
import { selectionOf } from "./selection.ts";
import { planStream } from "./stream-plan.ts";

/**
 * Rows of a record batch: the NPS answers of a leaf but the first are one batch, all its answers a few. Longer batches
 * would be less to write down by nothing that counts, and be that much more in memory, and before other requests' turn.
 */
const BATCH_ROWS = 32_768;
/** Rows of the very first: whoever reads has something to begin with while the next ones are on their way. */
const FIRST_ROWS = 2_048;

/**
 * What `snapshot` holds of what `query` asks for in `scope`. One leaf is in memory at a time, and the next one is read
 * when it is asked for. Each message is the reader's own, memory and all.
 */
export async function* answerStream(
  snapshot: AnswerSnapshot,
  scope: Scope,
  query: AnswersQuery,
): AsyncGenerator<Uint8Array, void, undefined> {
  const selection = selectionOf(snapshot.groups, scope, query);
  const plan = await planStream(snapshot, selection);
  const columns = streamColumns(snapshot.groups, query, plan);
  const told = new Map([[CHAINS_KEY, String(plan.chains)]]);
  const { question } = snapshot.groups;
  if (plan.questionGroups.some((group) => question[group]?.isUnsaid === true)) told.set(UNSAID_KEY, "true");
  const messages = new ArrowMessages(columns, told);
  yield messages.head();
  const parts: readonly LeafPart[] = [
    ...(query.text === true || query.comments === true ? (["text"] as const) : []),
    ...(query.metadata === true ? (["metadata"] as const) : []),
  ];
  const room = new RowRoom();
  let most = FIRST_ROWS;
  for (const leaf of plan.leaves) {
    const pack = await snapshot.read(leaf, parts);
    const rows = pickRows(pack, selection, room);
    for (let from = 0, to = 0; from < rows.length; from = to) {
      to = Math.min(from + most, rows.length);
      const part = rowsBetween(rows, from, to);
      yield messages.batch(
        columns.map(({ make }: StreamColumn) => make(pack, part)),
        part.length,
      );
      most = BATCH_ROWS;
    }
    releasePack(pack);
  }
  yield END_OF_STREAM.slice();
}
