import type { TitledChoice } from "../../../analysis/columns/choice-names.ts";
import type { CrossedQuestion } from "../../../analysis/answers/cross-questions.ts";
import { cutText } from "../../../lib/text/fit-text.ts";
import { distinctNames } from "../../../lib/text/distinct-names.ts";
import { chosenAnswers, type SurveyPart } from "../parts/named-choices.ts";

/** A question whose answers are few enough kinds to be the rows or the columns of a table. */
export type Crossable = ReturnType<typeof crossables>[number];

const MOST_OF_TITLE = 80;

/** The questions of a survey that have answers and that can be counted against each other. */
export const crossables = (
  parts: readonly SurveyPart[],
  choicesOf: (part: SurveyPart) => readonly TitledChoice[],
) => {
  const titles = distinctNames(
    parts.map(({ id, question }) => ({ id, name: cutText(question?.title ?? "", MOST_OF_TITLE) })),
  );
  return parts.flatMap((part) => {
    const choices = choicesOf(part);
    const kind = kindOf(part, choices);
    if (kind === undefined) return [];
    const title = titles.get(part.id) ?? part.id;
    return [{ id: part.id, title, kind, choices, language: part.question?.language ?? "" }];
  });
};

function kindOf(part: SurveyPart, choices: readonly TitledChoice[]) {
  const { summary } = part;
  if (summary === undefined) return undefined;
  if (summary.kind === "nps" || summary.kind === "numeric") return summary.kind;
  return chosenAnswers(part, choices) === undefined ? undefined : ("choice" as const);
}

/** The two questions chosen; by default a choice against what people would recommend, if there is one. */
export function crossedPair(
  questions: readonly Crossable[],
  chosen: readonly [string, string] | undefined,
): readonly [rows: Crossable, columns: Crossable] | undefined {
  const [rows, columns] = chosen?.map((id) => questions.find((each) => each.id === id)) ?? [];
  if (rows !== undefined && columns !== undefined) return [rows, columns];
  const second = questions.find(({ kind }) => kind === "nps") ?? questions[1];
  const others = questions.filter((each) => each !== second);
  const first = others.find(({ kind }) => kind === "choice") ?? others[0];
  return first === undefined || second === undefined ? undefined : [first, second];
}

export const crossedQuestion = ({ id, choices }: Crossable): CrossedQuestion => ({
  id,
  choices: choices.map((choice) => ({ id: choice.id, names: choice.names })),
});
