import type { AnswerTerm } from "../analysis/slice/row-mask.ts";
import type { Question } from "../contract/resources.ts";
import { cutText } from "../lib/text/cut-text.ts";

export interface WithQuestions {
  readonly questions: readonly Pick<Question, "_id" | "title" | "choices">[];
}

/** Characters of a question that are told. */
const LONGEST = 80;

const questionIn = (surveys: readonly WithQuestions[], id: string) =>
  surveys.flatMap(({ questions }) => questions).find(({ _id }) => _id === id);

/** What an answer is called: the title of its choice, itself where it is a number. */
export const valueName = (surveys: readonly WithQuestions[], { question, value }: AnswerTerm): string =>
  questionIn(surveys, question)?.choices.find(({ fieldId }) => fieldId === value)?.fieldName || value;

export const answerName = (surveys: readonly WithQuestions[], term: AnswerTerm): string =>
  `${cutText(questionIn(surveys, term.question)?.title || term.question, LONGEST)}: ${valueName(surveys, term)}`;
