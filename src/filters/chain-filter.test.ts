import { beforeAll, expect, test } from "vitest";
import { ensureTemporal } from "../lib/time/temporal.ts";
import { chainFilter, isNarrowedHere } from "./chain-filter.ts";
import { fitting, type LookedFor } from "./conditions.ts";
import type { ResponseChain } from "../contract/resources.ts";
import { chain, response } from "../features/testing/chain-documents.ts";

beforeAll(ensureTemporal);

test("nothing chosen asks for everything", () => {
  expect(chainFilter({}, "UTC")).toEqual({});
});

test("days are both included and read in the zone", () => {
  expect(chainFilter({ from: "2026-03-29", to: "2026-03-29" }, "Europe/Helsinki")).toEqual({
    createdFrom: Date.parse("2026-03-28T22:00:00Z") / 1000,
    createdTo: Date.parse("2026-03-29T20:59:59Z") / 1000,
  });
});

test("what the API can filter by is asked for, the rest stays behind", () => {
  const values = {
    survey: ["b", "a"],
    touchpoint: "t",
    closed: true,
    version: 2,
    language: "fi",
    team: "x",
    page: 3,
  } as const;
  expect(chainFilter(values, "UTC")).toEqual({
    surveyId: ["a", "b"],
    touchpointId: "t",
    isClosed: true,
    surveyVersion: 2,
  });
});

const text = (answer: string) => response({ answer, valueString: answer });
const score = (valueNum: number) => response({ questionType: "NPS", answer: valueNum, valueNum });
const contact = response({ questionType: "Contact", answer: "Maija, maija@example.org" });

test.each<[LookedFor, Partial<ResponseChain>, Partial<ResponseChain>]>([
  [{ language: "fi" }, { language: "fi" }, { language: "sv" }],
  [{ team: "a" }, { teamId: "a" }, { teamId: "b" }],
  [{ comment: true }, { responses: [text("Hyvä!")] }, { responses: [text("  "), score(9)] }],
  [{ bucket: "promoters" }, { responses: [score(2), score(9)] }, { responses: [score(8)] }],
  [{ bucket: "passives" }, { responses: [score(7)] }, { responses: [score(7.5), score(11)] }],
  [{ bucket: "detractors" }, { responses: [score(0)] }, { responses: [] }],
  [{ find: " TÖISSÄ " }, { responses: [score(1), text("Olin to\u0308issä")] }, { responses: [text("töi")] }],
  [{ find: "10" }, { responses: [score(10)] }, { responses: [score(1), score(0)] }],
  [{ find: "jono 10" }, { responses: [score(10), text("Pitkä jono")] }, { responses: [text("Pitkä jono")] }],
  [
    { find: '"pitkä jono"' },
    { responses: [text("Pitkä, jono!")] },
    { responses: [text("pitkä"), text("jono")] },
  ],
  [
    { find: "jono | kassa -musiikki" },
    { responses: [text("Kassa")] },
    { responses: [text("kassa"), text("musiikki")] },
  ],
  [
    { code: ["A"], coded: ["jono", "kassa"] },
    { responses: [text("Jono")] },
    { responses: [score(9), text("x")] },
  ],
  [{ code: ["A"], coded: ["-jono"] }, { responses: [text("Jono"), text("x")] }, { responses: [score(9)] }],
  [{ metadata: ["till=4"] }, { metadata: { till: 4 } }, { metadata: { till: "44" } }],
  [{ metadata: ["till=4", "till=5"] }, { metadata: { till: "5" } }, { metadata: {} }],
  [{ metadata: ["a=1", "b=x=y"] }, { metadata: { a: "1", b: "x=y" } }, { metadata: { a: "1" } }],
  [{ metadata: ["__proto__=x"] }, { metadata: Object.fromEntries([["__proto__", "x"]]) }, { metadata: {} }],
])("%j is looked for", (values, fits, misses) => {
  expect(fitting(values)(chain(fits))).toBe(true);
  expect(fitting(values)(chain(misses))).toBe(false);
  expect(isNarrowedHere(values)).toBe(true);
});

test("all that is looked for must hold", () => {
  const fits = fitting({ language: "fi", bucket: "promoters", find: "hyvä" });
  const responses = [score(9), text("Hyvä")];
  expect(fits(chain({ language: "fi", responses }))).toBe(true);
  expect(fits(chain({ language: "sv", responses }))).toBe(false);
  expect(fits(chain({ language: "fi", responses: [score(3), text("Hyvä")] }))).toBe(false);
});

test("nothing is looked for where nothing is asked", () => {
  expect(isNarrowedHere({})).toBe(false);
  expect(fitting({})(chain())).toBe(true);
});

test("what is covered on the screen is not found by search", () => {
  const covered = chain({ responses: [contact] });
  expect(["maija", "example.org", "•"].some((part) => fitting({ find: part })(covered))).toBe(false);
});
