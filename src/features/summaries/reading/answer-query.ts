import type { AnsweredQuestions } from "../../../analysis/answers/answered-questions.ts";
import { crossQuestions } from "../../../analysis/answers/cross-questions.ts";
import { meansOverTime } from "../../../analysis/answers/means-over-time.ts";
import type { SurveyAnswer, SurveyQuery } from "./reader-words.ts";

/** What is asked of answers that are numbers or choices. */
export function answerQuery(answered: AnsweredQuestions, query: SurveyQuery): SurveyAnswer {
  switch (query.kind) {
    case "means":
      return { kind: "means", ...meansOverTime(answered, query) };
    case "cross":
      return { kind: "cross", ...crossQuestions(answered, query.rows, query.columns) };
  }
}
