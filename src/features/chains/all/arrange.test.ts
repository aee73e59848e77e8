import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { ResponseChain } from "../../../contract/resources.ts";
import { chain, response } from "../../testing/chain-documents.ts";
import { newestFirst } from "../../testing/pages.ts";
import { fitting } from "../../../filters/conditions.ts";
import { arrange, type Arrangement } from "./arrange.ts";
import { ReadRows } from "./read-rows.ts";
import { readOrder, sortKey } from "./row-order.ts";

const wanted = (fields: Partial<Arrangement> = {}): Arrangement => ({
  localFilters: {},
  order: readOrder(undefined),
  group: undefined,
  locale: "fi",
  surveys: new Map(),
  touchpoints: new Map(),
  ...fields,
});

function kept(chains: readonly ResponseChain[]): ReadRows {
  const rows = new ReadRows();
  rows.add(chains);
  return rows;
}

/** The ids of the rows in view, in their order. */
function ids(rows: ReadRows, fields: Partial<Arrangement> = {}): readonly (string | undefined)[] {
  return Array.from(arrange(rows, wanted(fields)).rows, (row) => rows.at(row)?._id);
}

const sortedBy = (chains: readonly ResponseChain[], sort: string, fields: Partial<Arrangement> = {}) =>
  ids(kept(chains), { order: readOrder(sort), ...fields });

const score = (valueNum: number | undefined, questionId = "q1") =>
  response({ questionType: "NPS", questionId, answer: valueNum ?? "?", valueNum });
const text = (answer: string, questionId = "q2") => response({ questionId, answer, valueString: answer });

test("rows are as lists are, newest first, however they came", () => {
  const chains = [
    chain({ _id: "b", createdAt: 5 }),
    chain({ _id: "c", createdAt: 5 }),
    chain({ _id: "a", createdAt: 7 }),
    chain({ _id: "d", createdAt: 1 }),
  ];
  expect(ids(kept(chains))).toEqual(["a", "c", "b", "d"]);
  expect(sortedBy(chains, "created")).toEqual(["d", "c", "b", "a"]);
});

test.each<[string, readonly Partial<ResponseChain>[], string]>([
  ["touchpoint", [{ touchpointName: "Zoo" }, { touchpointName: "Ähtäri" }, { touchpointName: "apu" }], "312"],
  ["-touchpoint", [{ touchpointName: "Kassa 9" }, { touchpointName: "Kassa 10" }], "21"],
  ["touchpoint", [{ touchpointName: "", touchpointId: "b" }, { touchpointName: "a" }], "21"],
  ["team", [{ teamName: "", teamId: "" }, { teamName: "b" }, { teamName: "a" }], "321"],
  ["-team", [{ teamName: "", teamId: "" }, { teamName: "b" }, { teamName: "a" }], "231"],
  ["language", [{ language: "sv" }, { language: "en" }, { language: "" }], "213"],
  // As they are called in Finnish: ruotsi, suomi, englanti.
  ["language", [{ language: "sv" }, { language: "fi" }, { language: "en" }], "312"],
  ["browser", [{ browser: undefined }, { browser: "Chrome" }], "21"],
  ["survey", [{ surveyId: "s1" }, { surveyId: "s2" }, { surveyId: "s3" }], "321"],
  ["nps", [{ responses: [score(undefined), score(9)] }, { responses: [] }, { responses: [score(2)] }], "312"],
  ["-nps", [{ responses: [score(2)] }, { responses: [] }, { responses: [score(10)] }], "312"],
  ["comment", [{ responses: [text("b")] }, { responses: [text(" ")] }, { responses: [text("a")] }], "312"],
  ["question q1", [{ responses: [score(10)] }, { responses: [score(9)] }, { responses: [text("x")] }], "213"],
  ["-question q2", [{ responses: [text("a")] }, { responses: [text("b")] }], "21"],
  ["metadata till", [{ metadata: { till: "10" } }, { metadata: { till: 9 } }, { metadata: {} }], "213"],
  ["metadata till", [{ metadata: { till: 10 } }, { metadata: { till: 9.5 } }, { metadata: {} }], "213"],
  ["question gone", [{}, {}, {}], "123"],
])("rows are sorted by %s", (sort, given, expected) => {
  const surveys = new Map([
    ["s1", "Webshop"],
    ["s2", "Store"],
  ]);
  const chains = given.map((fields, index) =>
    chain({ _id: String(index + 1), createdAt: -index, ...fields }),
  );
  expect(sortedBy(chains, sort, { surveys }).join("")).toBe(expected);
});

const contact = (answer: string) => response({ questionId: "q1", questionType: "Contact", answer });

test("what is covered on the screen has no place of its own", () => {
  const chains = [
    chain({ _id: "a", createdAt: 2, responses: [contact("zoe@example.org")] }),
    chain({ _id: "b", createdAt: 1, responses: [contact("adam@example.org")] }),
  ];
  expect(sortedBy(chains, "question q1")).toEqual(["a", "b"]);
});

const chainOf = fc.record({
  createdAt: fc.integer({ min: 0, max: 5 }),
  touchpointName: fc.constantFrom("", "a", "B", "ä", "10", "9"),
  touchpointId: fc.constantFrom("", "t1", "t2"),
  language: fc.constantFrom("fi", "en"),
  score: fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined }),
  said: fc.constantFrom("", "Hyvä", "huono"),
});
const lists = fc
  .array(chainOf, { maxLength: 30 })
  .map((all) =>
    all.map(({ score: given, said, ...fields }, index) =>
      chain({ _id: `c${index}`, ...fields, responses: [score(given), text(said)] }),
    ),
  );

test("every row that fits is in view once, and equal rows keep the order of lists", () => {
  fc.assert(
    fc.property(
      lists,
      fc.constantFrom("created", "-created", "touchpoint", "-nps", "comment", "question q2"),
      fc.constantFrom("touchpoint" as const, undefined),
      fc.constantFrom({}, { language: "fi" }, { text: "HYVÄ" }, { bucket: "promoters" as const }),
      fc.nat({ max: 30 }),
      (chains, sort, group, localFilters, cut) => {
        const rows = kept(chains.slice(0, cut));
        arrange(rows, wanted({ localFilters, order: readOrder(sort) }));
        // What comes after a column was made is in it, too.
        rows.add(chains.slice(cut));
        const order = readOrder(sort);
        const { rows: view, groups } = arrange(rows, wanted({ localFilters, group, order }));
        const shown = Array.from(view, (row) => chains[row] ?? chain());
        const fits = newestFirst(chains).filter(fitting(localFilters));
        expect(new Set(shown)).toEqual(new Set(fits));
        expect(shown).toHaveLength(fits.length);
        let start = 0;
        for (const { id, count } of groups ?? [{ id: undefined, count: shown.length }]) {
          const belongs = ({ touchpointId }: ResponseChain) => id === undefined || touchpointId === id;
          const own = shown.slice(start, start + count);
          expect(own.every(belongs)).toBe(true);
          expectSorted(own, fits.filter(belongs), sort);
          start += count;
        }
        expect(start).toBe(shown.length);
      },
    ),
  );
});

/** `shown` is `listed` in a stable order by the column. */
function expectSorted(shown: readonly ResponseChain[], listed: readonly ResponseChain[], sort: string): void {
  const { id, desc } = readOrder(sort);
  const keyOf = sortKey(id, "fi");
  const { compare } = new Intl.Collator("fi", { numeric: true });
  const expected = listed.toSorted((a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined);
    const difference =
      typeof one === "string" || typeof other === "string"
        ? compare(String(one), String(other))
        : one - other;
    return desc ? -difference : difference;
  });
  expect(shown.map(({ _id }) => _id)).toEqual(expected.map(({ _id }) => _id));
}

test("groups are told by name, in its order, with how many they are", () => {
  const rows = kept([
    chain({ _id: "1", touchpointId: "t2", touchpointName: "Webshop" }),
    chain({ _id: "2", touchpointId: "t1", touchpointName: "Helsinki" }),
    chain({ _id: "3", touchpointId: "t2", touchpointName: "Webshop", surveyId: "gone" }),
  ]);
  expect(arrange(rows, wanted({ group: "touchpoint" })).groups).toEqual([
    { id: "t1", name: "Helsinki", count: 1 },
    { id: "t2", name: "Webshop", count: 2 },
  ]);
  expect(arrange(rows, wanted({ group: "survey", surveys: new Map([["s1", "Store"]]) })).groups).toEqual([
    { id: "gone", name: "gone", count: 1 },
    { id: "s1", name: "Store", count: 2 },
  ]);
});

test("groups of one name are told apart as their labels are", () => {
  const rows = kept([
    chain({ _id: "1", touchpointId: "t2", touchpointName: "Gate A" }),
    chain({ _id: "2", touchpointId: "t1", touchpointName: "Gate A" }),
    chain({ _id: "3", touchpointId: "t3", touchpointName: "Gate B" }),
  ]);
  const touchpoints = new Map([
    ["t1", "Gate A (North)"],
    ["t2", "Gate A (East)"],
  ]);
  expect(arrange(rows, wanted({ group: "touchpoint", touchpoints })).groups).toEqual([
    { id: "t2", name: "Gate A (East)", count: 1 },
    { id: "t1", name: "Gate A (North)", count: 1 },
    { id: "t3", name: "Gate B", count: 1 },
  ]);
});

test("ordered by time, the newest have none missing between them: they stand first, or last", () => {
  const rows = new ReadRows();
  rows.add([chain({ _id: "a", createdAt: 9 }), chain({ _id: "b", createdAt: 8 })], 0);
  rows.add([chain({ _id: "c", createdAt: 3 })], 2);
  const settled = (sort: string | undefined) => arrange(rows, wanted({ order: readOrder(sort) }));
  expect(settled(undefined)).toMatchObject({ settled: 1, settledLast: 0 });
  expect(settled("created")).toMatchObject({ settled: 0, settledLast: 1 });
  expect(settled("nps")).toMatchObject({ settled: 0, settledLast: 0 });
});
