/** The questions that were answered, each of its own survey: an id alone may be that of several. */
import { questionNames } from "../../contract/question-key.ts";
import { NO_QUESTION, type Columns, type Dimension, type Entry } from "../columns/columns.ts";

export interface AnsweredQuestion extends Entry {
  /** Empty for "no question", which is the same in all surveys. */
  readonly surveyId: string;
  readonly questionId: string;
}

/** The questions of the columns' groups, each under the name that `questionNames` gives it, and for each group its index into them. */
export function answeredQuestions({ entries, codes, facts }: Pick<Columns, "entries" | "codes" | "facts">) {
  const byGroup = facts.map((_, group) => {
    const _id = entries.question[codes.question[group] ?? 0]?.id ?? NO_QUESTION.id;
    const survey = entries.survey[codes.survey[group] ?? 0]?.id ?? "";
    return { _id, surveyId: _id === NO_QUESTION.id ? "" : survey };
  });
  const nameOf = questionNames(byGroup);
  const places = new Map<string, number>();
  const answered: AnsweredQuestion[] = [];
  const codeOf = byGroup.map(({ surveyId, _id }) => {
    const id = nameOf({ surveyId, _id });
    const known = places.get(id);
    if (known !== undefined) return known;
    places.set(id, answered.length);
    return answered.push({ id, name: "", surveyId, questionId: _id }) - 1;
  });
  return { entries: answered, codes: Uint32Array.from(codeOf) };
}

/** The entries of a dimension, and for each group its index into them: questions of two surveys are two, though they have one id. */
export const entriesOf = (columns: Columns, dimension: Dimension): Coded<Entry> =>
  dimension === "question"
    ? answeredQuestions(columns)
    : { entries: columns.entries[dimension], codes: columns.codes[dimension] };

/** Entries, and for each group its code: the index into them. */
export interface Coded<One extends Entry> {
  readonly entries: readonly One[];
  readonly codes: Uint32Array;
}
