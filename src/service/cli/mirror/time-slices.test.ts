import { expect, test } from "vitest";
import type { Client } from "../../../client/create-client.ts";
import { afterSlice, isAnythingIn, nextSlice, runOf, type MirrorRun, type TimeSlice } from "./time-slices.ts";

const DAY = 86_400;
const NOW = 1_000 * DAY;

function slicesOf(run: MirrorRun, count: number): TimeSlice[] {
  const slices: TimeSlice[] = [];
  let current = run;
  for (let slice = nextSlice(run); slice !== undefined && slices.length < count; slice = nextSlice(current)) {
    slices.push(slice);
    current = afterSlice(current, slice);
  }
  return slices;
}

test("a first run goes back slice by slice, without a seam", () => {
  const slices = slicesOf(runOf({ from: "x" }, NOW, 0), 40);
  expect(slices[0]?.createdTo).toBe(NOW);
  for (const [index, slice] of slices.entries()) {
    expect(slice.createdTo).toBe((slices[index - 1]?.createdFrom ?? NOW + 1) - 1);
  }
});

test("the last slice is open to what is older, so that no time before 1970 is asked for", () => {
  for (const run of [{ until: 3 * DAY }, { until: 3 * DAY, since: 0 }, { until: 3 * DAY, since: -40 * DAY }])
    expect(slicesOf(run, 5)).toEqual([{ createdTo: 3 * DAY }]);
  expect(slicesOf({ until: 3 * DAY, reached: -DAY }, 5)).toEqual([]);
});

test("a later run ends where the overlap with the last one does", () => {
  const run = runOf({ from: "x", completeUntil: NOW - 10 * DAY }, NOW, 30 * DAY);
  const slices = slicesOf(run, 40);
  expect(slices.at(-1)?.createdFrom).toBe(NOW - 40 * DAY);
  expect(slices).toHaveLength(2);
});

test("a run that was stopped goes on", () => {
  const begun = runOf({ from: "x" }, NOW, 0);
  const first = nextSlice(begun);
  if (first?.createdFrom === undefined) throw new Error("no slice to read");
  const resumed = runOf({ from: "x", run: afterSlice(begun, first) }, NOW + DAY, 0);
  expect(nextSlice(resumed)?.createdTo).toBe(first.createdFrom - 1);
});

type ChainPage = Awaited<ReturnType<Client["chains"]>>;
const NOTHING: ChainPage = {
  rows: [],
  unreadable: [],
  notAsked: 0,
  margin: [],
  received: 0,
  ids: [],
  nextSkip: undefined,
  previousSkip: undefined,
  pagingFault: undefined,
};

test.each([
  ["no page", {}, false],
  ["an empty page that others follow", { nextSkip: 100 }, true],
  ["an empty page with a link that leads nowhere", { pagingFault: "empty-with-next" }, true],
  ["rows beside the bounds alone", { received: 2, margin: ["a", "b"] }, true],
  ["rows that were not asked for", { received: 2, notAsked: 2 }, undefined],
] as const)("of %s it is not said that there is nothing, unless there is", async (_name, page, is) => {
  const client = { chains: async () => ({ ...NOTHING, ...page }) };
  const { signal } = new AbortController();
  expect(await isAnythingIn({ createdTo: NOW }, { client, signal })).toBe(is);
});
