import { expect, test } from "vitest";
import { UNKNOWN_TIME } from "../columns/columns.ts";
import { AnsweredQuestions } from "./answered-questions.ts";
import { answered, answeredChains } from "./answered.fixture.ts";

/** What was answered to a question: by whom and what, in order. */
function given(of: AnsweredQuestions, id: string) {
  const question = of.questions.get(id);
  return Array.from({ length: question?.length ?? 0 }, (_, at) => [
    question?.chains[at],
    question?.values[question.places[at] ?? -1],
  ]);
}

test("each answer stands with the chain that gave it, each different one is kept once", () => {
  const questions = answered([{ wait: 5 }, { place: "Oulu" }, { wait: 5, place: "Pori" }, { wait: 0 }]);
  expect(given(questions, "wait")).toEqual([
    [0, 5],
    [2, 5],
    [3, 0],
  ]);
  expect(questions.questions.get("wait")?.values).toEqual([5, 0]);
  expect(given(questions, "place")).toEqual([
    [1, "Oulu"],
    [2, "Pori"],
  ]);
});

test("who gives several answers stands there several times", () => {
  expect(given(answered([{ wait: 1 }, { place: ["Oulu", "Pori"] }]), "place")).toEqual([
    [1, "Oulu"],
    [1, "Pori"],
  ]);
});

test("pages are counted on from those before them", () => {
  const questions = new AnsweredQuestions();
  questions.append(answeredChains([{ wait: 1 }, {}], (place) => 10 + place));
  questions.append(answeredChains([{ wait: 2 }], () => 20));
  expect(given(questions, "wait")).toEqual([
    [0, 1],
    [2, 2],
  ]);
  expect([...questions.times.subarray(0, 3)]).toEqual([10, 11, 20]);
});

test("a moment is told in whole seconds, an impossible one as unknown", () => {
  const { times } = answered([{ wait: 1 }, { wait: 1 }], (place) => (place === 0 ? 10.9 : -1));
  expect([...times.subarray(0, 2)]).toEqual([10, UNKNOWN_TIME]);
});

test("scores of NPS are kept where they count, and the question is known as one of NPS", () => {
  const questions = answered([{ nps: 9 }, { nps: 11 }, { nps: 0, wait: 1 }]);
  expect(given(questions, "nps")).toEqual([
    [0, 9],
    [2, 0],
  ]);
  expect(["nps", "wait"].map((id) => questions.questions.get(id)?.isNps)).toEqual([true, false]);
});

test("what looks like a number to call is kept as a number or a choice, and not as free words", () => {
  const phone = "+358 40 123 4567";
  const questions = answered([{ wait: 358_401_234_567, place: phone, other: phone }]);
  expect(given(questions, "wait")).toEqual([[0, 358_401_234_567]]);
  expect(given(questions, "place")).toEqual([[0, phone]]);
  expect(questions.questions.get("other")).toBeUndefined();
});
