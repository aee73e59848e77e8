import { choiceCounts } from "../../../analysis/summaries/choice-counts.ts";
import type { TextCounts } from "../../../analysis/summaries/distinct-texts.ts";
import type { QuestionSummary } from "../../../analysis/summaries/summaries.ts";
import type { TitledChoice } from "./named-choices.ts";
import type { SurveyPart } from "./parts-of-survey.ts";

/** Answers that name choices. */
export type ChosenAnswers = Pick<QuestionSummary, "answered" | "answers"> & TextCounts;

const NOBODY: ChosenAnswers = { answered: 0, answers: 0, values: [], others: 0 };

/** The answers to a question where they are to be counted by choice; a type that nobody knows may have choices, too. */
export function chosenAnswers(
  { summary, type }: SurveyPart,
  choices: readonly TitledChoice[],
): ChosenAnswers | undefined {
  switch (summary?.kind) {
    case undefined:
      return type === "Word" && choices.length > 0 ? NOBODY : undefined;
    case "choice":
      return summary;
    case "unknown":
      return areChoices(summary, choices) ? summary : undefined;
    default:
      return undefined;
  }
}

/** Whether each of the answers names a choice. */
function areChoices(answers: ChosenAnswers, choices: readonly TitledChoice[]): boolean {
  const { loose } = choiceCounts(answers, choices);
  const counted = answers.values.reduce((sum, { count }) => sum + count, 0);
  return loose.length === 0 && counted > 0 && counted === answers.answers;
}
