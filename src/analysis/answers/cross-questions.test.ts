import { expect, test } from "vitest";
import { AnsweredQuestions } from "./answered-questions.ts";
import { answered } from "./answered.fixture.ts";
import { crossQuestions } from "./cross-questions.ts";

const reasons = [
  { id: "a", names: ["Repair", "Korjaus"] },
  { id: "b", names: ["Return"] },
  { id: "c", names: ["Rental"] },
];
const NPS = { id: "nps", choices: [] };
const REASON = { id: "reason", choices: reasons };
const WAIT = { id: "wait", choices: [] };

test("choices in any language are counted against what scores count as", () => {
  const crossed = crossQuestions(
    answered([
      { nps: 10, reason: "Repair" },
      { nps: 9, reason: "Korjaus" },
      { nps: 2, reason: "Return" },
      { nps: 3, reason: "Something else" },
      { nps: 8 },
      { reason: "Repair" },
    ]),
    REASON,
    NPS,
  );
  expect(crossed).toEqual({
    rows: [{ kind: "choice", place: 0 }, { kind: "choice", place: 1 }, { kind: "others" }],
    columns: [
      { kind: "bucket", bucket: "bottom" },
      { kind: "bucket", bucket: "top" },
    ],
    counts: [
      [0, 2],
      [1, 0],
      [1, 0],
    ],
    both: 4,
    several: 0,
  });
});

test("who gave several answers to one of the questions is counted apart, on either side of the table", () => {
  const chains = answered([
    { nps: 10, reason: "Repair, Return" },
    { nps: 10, reason: ["Repair", "Return"] },
    { nps: 0, reason: ["Repair", "Korjaus"] },
    { reason: "Repair, Return" },
  ]);
  expect(crossQuestions(chains, REASON, NPS)).toMatchObject({ both: 1, several: 2, counts: [[1]] });
  expect(crossQuestions(chains, NPS, REASON)).toMatchObject({ both: 1, several: 2, counts: [[1]] });
});

test("a choice counts as itself however many other answers came before it", () => {
  const others = Array.from({ length: 1500 }, (_, at) => ({ reason: `Something else ${at}`, nps: 8 }));
  const sets = [...others, { reason: "Repair", nps: 10 }];
  const crossed = crossQuestions(answered(sets), REASON, NPS);
  expect(crossed).toMatchObject({
    rows: [{ kind: "choice", place: 0 }, { kind: "others" }],
    counts: [
      [0, 1],
      [1500, 0],
    ],
  });
  expect(crossQuestions(answered(sets.toReversed()), REASON, NPS)).toEqual(crossed);
});

test("numbers of many values stand in bands that hold each of them once", () => {
  const chains = answered(Array.from({ length: 100 }, (_, at) => ({ wait: at / 2, nps: 9 })));
  const { rows, counts } = crossQuestions(chains, WAIT, NPS);
  expect(rows.length).toBeLessThanOrEqual(12);
  expect(rows[0]).toMatchObject({ kind: "numbers", first: 0 });
  expect(counts.flat().reduce((sum, count) => sum + count, 0)).toBe(100);
});

test("answers in words without choices are told by the most frequent", () => {
  const said = Array.from({ length: 30 }, (_, at) => ({ place: `Town ${at % 15}`, nps: 9 }));
  const { rows, both } = crossQuestions(answered(said), { id: "place", choices: [] }, NPS);
  expect(rows).toHaveLength(12);
  expect(rows[0]).toEqual({ kind: "text", text: "Town 0" });
  expect(rows.at(-1)).toEqual({ kind: "others" });
  expect(both).toBe(30);
});

test("texts that as many gave stand by their letters, and what most gave stands first", () => {
  const said = ["Turku", "Oulu", "Pori", "Pori"].map((place) => ({ place, nps: 9 }));
  const { rows, counts } = crossQuestions(answered(said), { id: "place", choices: [] }, NPS);
  expect(rows).toEqual(["Pori", "Oulu", "Turku"].map((text) => ({ kind: "text", text })));
  expect(counts).toEqual([[2], [1], [1]]);
});

test("texts, contacts, scores that do not count and what points at a person are never kept", () => {
  const kept = new AnsweredQuestions();
  const one = answered([{ nps: 11, text: "Long queue", contact: "Aino", other: "aino@example.com" }]);
  expect([...one.questions.keys()]).toEqual([]);
  expect(crossQuestions(kept, WAIT, NPS)).toEqual({ rows: [], columns: [], counts: [], both: 0, several: 0 });
});

test("numbers are told by themselves, words that stand among them together, and an answer without a number in none", () => {
  const sets = [
    { wait: 1, nps: 9 },
    { wait: 3, nps: 9 },
    { wait: "long", nps: 9 },
    { wait: "no idea", nps: 0 },
    { wait: 3, nps: 0 },
  ];
  const { rows, counts } = crossQuestions(answered(sets), WAIT, NPS);
  expect(rows).toEqual([
    { kind: "numbers", first: 1, last: 1, count: 1 },
    { kind: "numbers", first: 3, last: 3, count: 2 },
    { kind: "others" },
  ]);
  expect(counts).toEqual([
    [0, 1],
    [1, 1],
    [1, 1],
  ]);
});

test("a choice may be called by a number, and scores count by where they lie", () => {
  const stars = {
    id: "wait",
    choices: ["1", "2", "3"].map((name) => ({ id: `star${name}`, names: [name] })),
  };
  const sets = [0, 6, 7, 8, 9, 10].map((nps) => ({ nps, wait: nps > 6 ? 3 : 1 }));
  expect(crossQuestions(answered(sets), stars, NPS)).toMatchObject({
    rows: [
      { kind: "choice", place: 0 },
      { kind: "choice", place: 2 },
    ],
    columns: [{ bucket: "bottom" }, { bucket: "middle" }, { bucket: "top" }],
    counts: [
      [2, 0, 0],
      [0, 2, 2],
    ],
  });
});
