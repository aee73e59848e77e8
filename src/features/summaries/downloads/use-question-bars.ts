import { chosenAnswers } from "../parts/chosen-answers.ts";
import type { TitledChoice } from "../parts/named-choices.ts";
import type { SurveyPart } from "../parts/parts-of-survey.ts";
import { MOST_WRITTEN, useBars, type Bars } from "../parts/use-bars.ts";

/** The bars of a question as they are shown at first; undefined where its answers have none. */
export function useQuestionBars(part: SurveyPart, choices: readonly TitledChoice[]): Bars | undefined {
  const bars = useBars();
  const { summary, question } = part;
  const chosen = chosenAnswers(part, choices);
  if (chosen !== undefined) return bars.choices(chosen, choices, question?.language ?? "", MOST_WRITTEN);
  if (summary?.kind === "nps") return bars.scores(summary.tally);
  if (summary?.kind === "numeric") return bars.numbers(summary.numbers);
  return undefined;
}
