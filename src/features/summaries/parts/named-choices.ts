import type { TitledChoice } from "../../../analysis/columns/choice-names.ts";
import { ANSWER_LIMITS } from "../../../analysis/columns/answer-builder.ts";
import type { Question, Survey } from "../../../contract/resources.ts";
import { choiceCounts, type TextCounts } from "../../../analysis/summaries/distinct-texts.ts";
import type { QuestionSummary } from "../../../analysis/summaries/summaries.ts";

export type ChosenAnswers = Pick<QuestionSummary, "answered" | "answers"> & TextCounts;

const NO_ANSWERS: ChosenAnswers = { answered: 0, answers: 0, values: [], others: 0 };

/** The answers to a question where they are to be counted by choice; an unknown type may have choices, too. */
export function chosenAnswers(
  { summary, type }: SurveyPart,
  choices: readonly TitledChoice[],
): ChosenAnswers | undefined {
  if (summary === undefined) return type === "Word" && choices.length > 0 ? NO_ANSWERS : undefined;
  if (summary.kind === "choice") return summary;
  return summary.kind === "unknown" && areChoices(summary, choices) ? summary : undefined;
}

/** The same, and texts where most people wrote one of a few. */
export function countedAnswers(
  part: SurveyPart,
  choices: readonly TitledChoice[],
): ChosenAnswers | undefined {
  const { summary } = part;
  const repeated = summary?.kind === "text" ? summary.repeated : undefined;
  return summary !== undefined && repeated !== undefined
    ? { ...summary, ...repeated }
    : chosenAnswers(part, choices);
}

/** Whether each respondent gave one of few values: a score counts one value each, and some of them as the top. */
export function areOneOfFew(answers: ChosenAnswers, choices: readonly TitledChoice[]): boolean {
  const { loose, others, several } = choiceCounts(answers, choices);
  const isOneEach = !several && answers.answers === answers.answered;
  return answers.answered > 0 && isOneEach && others === 0 && loose.length <= ANSWER_LIMITS.values;
}

function areChoices(answers: ChosenAnswers, choices: readonly TitledChoice[]): boolean {
  const { loose } = choiceCounts(answers, choices);
  const counted = answers.values.reduce((sum, { count }) => sum + count, 0);
  return loose.length === 0 && counted > 0 && counted === answers.answers;
}

export interface SurveyPart {
  readonly id: string;
  /** Undefined where the survey has that question no more. */
  readonly question: Question | undefined;
  /** Undefined where nothing has answered it, as far as was read. */
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
