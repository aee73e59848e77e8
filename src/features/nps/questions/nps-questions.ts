import type { Entry } from "../../../analysis/columns.ts";
import type { Survey } from "../../../contract/resources.ts";

/** An NPS question that the screen can be narrowed to. */
export interface NpsQuestion {
  readonly id: string;
  /** Its title in the question language, with its survey where titles are the same; its id where it has none. */
  readonly label: string;
}

interface Titled {
  readonly id: string;
  readonly title: string;
  readonly survey: string;
}

/**
 * The NPS questions of `surveys`, in their order, then those that were answered though no survey has them any more.
 * An empty `chosen` stands for every survey. Questions are told apart by id: titles change with the language.
 */
export function npsQuestions(
  surveys: readonly Survey[],
  answered: readonly Entry[],
  chosen: readonly string[],
): readonly NpsQuestion[] {
  const asked = surveys
    .filter((survey) => chosen.length === 0 || chosen.includes(survey._id))
    .flatMap(({ name, questions }) =>
      questions
        .filter(({ questionType }) => questionType === "NPS")
        .map(({ _id, title }) => ({ id: _id, title, survey: name })),
    );
  const known = new Set(surveys.flatMap(({ questions }) => questions.map(({ _id }) => _id)));
  const gone = answered
    .filter(({ id }) => id !== "" && !known.has(id))
    .map(({ id }) => ({ id, title: id, survey: "" }));
  const all = [...new Map([...asked, ...gone].map((question) => [question.id, question])).values()];
  return all.map((question) => ({ id: question.id, label: labelAmong(question, all) }));
}

function labelAmong({ id, title, survey }: Titled, all: readonly Titled[]): string {
  if (title === "") return id;
  const shared = all.some((other) => other.id !== id && other.title === title);
  return shared && survey !== "" ? `${title} (${survey})` : title;
}
