/** Questions that a new version of a survey leaves out although answers to them are stored. */
import type { FeedbackTransaction } from "../store/store.ts";
import type { ArchivedQuestion, ArchivedSurvey } from "../documents/documents.ts";

/** Without them their answers would have no title, and an export could not be imported again. */
export async function questionsStillAnswered(
  transaction: Pick<FeedbackTransaction, "survey" | "answered">,
  { _id, questions }: ArchivedSurvey,
): Promise<readonly ArchivedQuestion[]> {
  const stored = await transaction.survey(_id);
  const kept = new Set(questions.map((question) => question._id));
  const leftOut = stored?.questions.filter((question) => !kept.has(question._id)) ?? [];
  if (leftOut.length === 0) return [];
  const answered = new Set(
    await transaction.answered(
      _id,
      leftOut.map((question) => question._id),
    ),
  );
  return leftOut.filter((question) => answered.has(question._id));
}
