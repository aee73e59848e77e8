/** Chains that answer questions named in short, for tests of what is counted over them. */
import type { Response, ResponseChain } from "../../contract/resources.ts";
import { AnsweredQuestions } from "./answered-questions.ts";

const TYPES: Readonly<Record<string, string>> = {
  nps: "NPS",
  wait: "Slider",
  reason: "Word",
  place: "Word",
  text: "Text",
  contact: "Contact",
};

type Answer = number | string | readonly string[];

const responseTo = (questionId: string, answer: Answer): Response => ({
  question: "",
  questionId,
  questionType: TYPES[questionId] ?? "Other",
  surveyId: "s1",
  language: "en",
  answer,
  valueNum: typeof answer === "number" ? answer : undefined,
  valueString: typeof answer === "string" ? answer : undefined,
});

/** A chain for each set of answers, made at the `time` of its place, in unix seconds. */
export const answeredChains = (
  sets: readonly Readonly<Record<string, Answer>>[],
  time: (place: number) => number = (place) => 1_700_000_000 + place,
): readonly ResponseChain[] =>
  sets.map((answers, place) => ({
    _id: `c${place}`,
    surveyId: "s1",
    touchpointId: "t1",
    touchpointName: "Helsinki",
    createdAt: time(place),
    createdAtDate: "",
    teamId: "a",
    teamName: "Stores",
    metadata: {},
    language: "en",
    browser: undefined,
    responses: Object.entries(answers).map(([id, answer]) => responseTo(id, answer)),
  }));

export function answered(...given: Parameters<typeof answeredChains>): AnsweredQuestions {
  const questions = new AnsweredQuestions();
  questions.append(answeredChains(...given));
  return questions;
}
