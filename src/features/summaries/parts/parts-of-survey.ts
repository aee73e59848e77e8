import type { Question, Survey } from "../../../contract/resources.ts";
import type { QuestionSummary } from "../../../analysis/summaries/summaries.ts";

/** One question on the page of its survey. */
export interface SurveyPart {
  readonly id: string;
  /** Undefined where the survey has that question no more. */
  readonly question: Question | undefined;
  /** Undefined where nobody has answered it, as far as was read. */
  readonly summary: QuestionSummary | undefined;
  /** As the survey says, else as the answers do. */
  readonly type: string;
}

/** The questions of a survey in its order, then those that were answered though the survey has them no more. */
export function surveyParts(
  { questions }: Pick<Survey, "questions">,
  summaries: readonly QuestionSummary[],
): readonly SurveyPart[] {
  const byId = new Map(summaries.map((summary) => [summary.questionId, summary]));
  const asked = new Map(questions.map((question) => [question._id, question]));
  return [...new Set([...asked.keys(), ...byId.keys()])].map((id) => {
    const [question, summary] = [asked.get(id), byId.get(id)];
    return { id, question, summary, type: question?.questionType || summary?.questionType || "" };
  });
}
