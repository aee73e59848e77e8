import { expect, test } from "vitest";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { findChanges, type PlaceChange, type TrendPoint } from "../changes/changes.ts";
import type { ReportDimension } from "../report.ts";
import { finish } from "../steps.ts";
import { compareSelections } from "../findings/sides.ts";
import { answer, chain } from "../columns/chains.fixture.ts";
import { ColumnBuilder } from "../columns/column-builder.ts";
import { COVER } from "../texts/covered.ts";
import { movedOf, reportChange, reportExplanation, reportPlaceChange } from "./report-changes.ts";

await ensureTemporal();

const DAY = 86_400;
const names = {
  ofDimension: (dimension: ReportDimension) => dimension,
  ofValue: (_: ReportDimension, id: string) => (id === "till" ? "The till" : undefined),
};

/** Ten days of a hundred answers, of which the last five have few of top. */
const trend: readonly TrendPoint[] = Array.from({ length: 10 }, (_, at) => {
  const top = at < 5 ? 90 : 10;
  return {
    period: { date: `day ${at}`, start: at * DAY, end: (at + 1) * DAY },
    tally: { top, middle: 0, bottom: 100 - top, answers: 100 },
  };
});
const [change] = findChanges(trend)?.changes ?? [];
if (change === undefined) throw new Error("nothing to try");
const place: PlaceChange = { id: "till", name: "Till 1", change };

test("a change is told by its moment, both levels, the difference with its interval, and its chance", () => {
  const { difference, chance } = change;
  expect(reportChange(change, "Europe/Helsinki")).toEqual({
    since: { unix: 5 * DAY, iso: "1970-01-06T02:00:00+02:00" },
    before: { score: 80, answers: 500 },
    after: { score: -80, answers: 500 },
    difference: { value: -160, low: difference.low, high: difference.high },
    chance,
  });
});

test("a place's change has the name that is known, else that which came with it", () => {
  const told = { dimension: "touchpoint", id: "till", name: "The till", ...reportChange(change, "UTC") };
  expect(reportPlaceChange(place, "UTC", names)).toEqual(told);
  expect(reportPlaceChange({ ...place, id: "door" }, "UTC", names).name).toBe("Till 1");
});

test("what moved is told with the days before its change and those after, and nothing is told of none", () => {
  expect(movedOf(place, "UTC", names)).toMatchObject({
    name: "The till",
    dimension: "touchpoint",
    difference: { value: -160 },
    periods: [
      { start: { unix: 0 }, end: { unix: 5 * DAY } },
      { start: { unix: 5 * DAY }, end: { unix: 10 * DAY } },
    ],
  });
  expect(movedOf(undefined, "UTC", names)).toBeNull();
});

/** So many answers at the till and at the door on a day, with a mail address in their metadata. */
const answersOn = (day: number, till: number, door: number) =>
  Array.from({ length: till + door }, (_, at) =>
    chain({
      _id: `${day} ${at}`,
      createdAt: day * DAY + at,
      touchpointId: at < till ? "till" : "door",
      touchpointName: "Door 1",
      responses: [answer("NPS", "q", at < till ? 10 : 0)],
    }),
  );
const bounds = [
  { createdFrom: 0, createdTo: DAY - 1 },
  { createdFrom: DAY, createdTo: 2 * DAY - 1 },
] as const;

function explained(...chains: readonly ReturnType<typeof chain>[]) {
  const builder = new ColumnBuilder();
  builder.append(chains);
  const compared = finish(compareSelections(builder.snapshot(), ...bounds));
  return compared && { bounds, ...compared };
}

test("a difference is told by its sides, its parts, and the shares and scores of each value", () => {
  const difference = explained(...answersOn(0, 30, 10), ...answersOn(1, 10, 30));
  const told = difference && reportExplanation(difference, "UTC", names);
  expect(told).toMatchObject({
    dimension: "touchpoint",
    sides: [
      { start: { unix: 0 }, end: { unix: DAY }, score: 50, answers: 40 },
      { start: { unix: DAY }, end: { unix: 2 * DAY }, score: -50, answers: 40 },
    ],
    difference: -100,
    mix: -100,
    scores: 0,
    new: 0,
    gone: 0,
    withoutMix: 50,
  });
  const door = { share: 0.25, score: -100 };
  expect(told?.parts).toMatchObject([
    {
      id: "door",
      name: "Door 1",
      mix: -50,
      score: -100,
      differs: "no",
      sides: [door, { ...door, share: 0.75 }],
    },
    { id: "till", name: "The till", mix: -50, score: 100 },
  ]);
  expect(told?.intervals.mix).toEqual(difference?.certain?.mix);
  expect(told?.intervals.scores).toEqual(difference?.certain?.scores);
});

test("a value that one side lacks has no score there, and no share", () => {
  const difference = explained(...answersOn(0, 30, 0), ...answersOn(1, 20, 10));
  const door =
    difference && reportExplanation(difference, "UTC", names)?.parts.find(({ id }) => id === "door");
  expect(door?.sides).toEqual([
    { share: 0, score: null },
    { share: 1 / 3, score: -100 },
  ]);
});

test("what points at a person is covered, and nothing is told where nothing explains the difference", () => {
  const difference = explained(...answersOn(0, 30, 10), ...answersOn(1, 10, 30));
  if (difference === undefined) throw new Error("nothing to try");
  const explanations = difference.explanations.map((each) => ({
    ...each,
    dimension: "metadata:mail" as const,
    parts: each.parts.map((part) => Object.assign({}, part, { id: `${part.id}@example.org` })),
  }));
  const covered = reportExplanation({ ...difference, explanations }, "UTC", names);
  expect(covered?.parts).toMatchObject([
    { id: COVER, name: COVER },
    { id: COVER, name: COVER },
  ]);
  expect(reportExplanation({ ...difference, explanations: [] }, "UTC", names)).toBeNull();
  expect(reportExplanation({ ...difference, certain: undefined }, "UTC", names)).toBeNull();
});
