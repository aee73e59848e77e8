import { expect, test } from "vitest";
import { chain } from "./chains.fixture.ts";
import { Groups } from "./groups.ts";

const at = (createdAt: number, touchpointName: string) =>
  chain({ _id: "c", createdAt, touchpointId: "t1", touchpointName, teamName: `Team of ${touchpointName}` });

const touchpointsOf = (...chains: readonly ReturnType<typeof at>[]) => {
  const groups = new Groups();
  for (const each of chains) groups.number(each, "q", {});
  return groups.entries().touchpoint;
};

test("a place is called what its newest chain calls it, whatever order chains come in", () => {
  const [older, newer] = [at(10, "Lobby"), at(20, "Gate")];
  for (const chains of [
    [older, newer],
    [newer, older],
  ])
    expect(touchpointsOf(...chains)).toEqual([{ id: "t1", name: "Gate" }]);
});

test("of two names of one moment the later in the alphabet counts, whatever order chains come in", () => {
  const [one, other] = [at(10, "Gate"), at(10, "Lobby")];
  for (const chains of [
    [one, other],
    [other, one],
  ])
    expect(touchpointsOf(...chains)).toEqual([{ id: "t1", name: "Lobby" }]);
});

test("what differs in anything that a group is made of is of another group, and what does not is of the same", () => {
  const groups = new Groups();
  const number = (overrides: Partial<Parameters<typeof chain>[0]>, question = "q", facts = {}) =>
    groups.number(chain({ _id: "c", ...overrides }), question, facts);
  const all = [
    number({}),
    number({ surveyId: "s2" }),
    number({ touchpointId: "t2" }),
    number({ teamId: "m2" }),
    number({ language: "fi" }),
    number({}, "q2"),
    number({}, "q", { isClosed: true }),
    number({}, "q", { isClosed: false }),
    number({}, "q", { surveyVersion: 2 }),
    number({}, "q", { surveyVersion: 3 }),
    number({}, "q", { page: 1 }),
  ];
  expect(all).toEqual(Array.from(all.keys()));
  expect(groups.size).toBe(11);
  expect([number({}), number({ createdAt: 5 }), number({}, "q", { page: 0 })]).toEqual([0, 0, 0]);
  expect(number({}, "q", { surveyVersion: 3 })).toBe(9);
});

test("a group tells its entries by their places, and its facts; the first page is not named", () => {
  const groups = new Groups();
  groups.number(chain({ _id: "c", surveyId: "s1" }), "q1", { isClosed: true, surveyVersion: 3 });
  groups.number(chain({ _id: "c", surveyId: "s2" }), "q1", { page: 2 });
  const { survey, question } = groups.codes();
  expect(groups.entries().survey.map(({ id }) => id)).toEqual(["s1", "s2"]);
  // The first question is that of chains without an answer.
  expect(groups.entries().question.map(({ id }) => id)).toEqual(["", "q1"]);
  expect([[...survey], [...question]]).toEqual([
    [0, 1],
    [1, 1],
  ]);
  expect(groups.facts()).toEqual([
    { isClosed: true, surveyVersion: 3 },
    { isClosed: undefined, surveyVersion: undefined, page: 2 },
  ]);
});
