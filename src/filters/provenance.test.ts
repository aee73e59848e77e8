import { expect, test } from "vitest";
import { ensureTemporal } from "../lib/time/temporal.ts";
import { provenance, type Sources } from "./provenance.ts";

await ensureTemporal();

const sources = {
  values: { from: "2026-11-20", to: "2026-11-20", survey: ["a b"], score: [9, 10], period: "day" },
  zone: "Europe/Helsinki",
  apiAddress: "https://api.test",
  chains: 12,
  complete: true,
  unreadable: 0,
  readAt: Date.UTC(2026, 10, 21),
} as const;

test("a file says what it rests on: filters, zone, bounds, time, count and address", () => {
  expect(provenance(sources)).toEqual([
    ["source", "Earshot, from the Feedback Survey Read API v5.0.3"],
    ["API address", "https://api.test"],
    ["read", "2026-11-21T00:00:00.000Z"],
    ["responses", 12],
    ["complete", "yes"],
    ["filters", "from=2026-11-20&to=2026-11-20&survey=a b&score=9&score=10"],
    ["time zone", "Europe/Helsinki"],
    ["createdFrom (unix seconds)", Date.parse("2026-11-19T22:00:00Z") / 1000],
    ["createdTo (unix seconds)", Date.parse("2026-11-20T21:59:59Z") / 1000],
  ]);
});

test("a score other than NPS is named with its definition", () => {
  const scored = "Satisfied (4–5 of 1–5): s1:q1";
  expect(provenance({ ...sources, scored })).toContainEqual(["score", scored]);
});

test("numbers of a part say so", () => {
  expect(provenance({ ...sources, complete: false })).toContainEqual([
    "complete",
    "no: not everything had been read",
  ]);
  expect(provenance({ ...sources, unreadable: 300 })).toContainEqual([
    "complete",
    "no: 300 could not be read",
  ]);
});

const boundsOf = (differing: Partial<Sources>) => {
  const lines = new Map(provenance({ ...sources, ...differing }));
  return [lines.get("createdFrom (unix seconds)"), lines.get("createdTo (unix seconds)")];
};

test("where a stretch of days is picked, the numbers are about those of them that are in the range", () => {
  const during = "2026-11-01..2026-11-02";
  expect(boundsOf({ values: { during } })).toEqual([
    Date.parse("2026-10-31T22:00:00Z") / 1000,
    Date.parse("2026-11-02T21:59:59Z") / 1000,
  ]);
  expect(boundsOf({ values: { during, from: "2026-11-02", to: "2026-11-20" } })).toEqual([
    Date.parse("2026-11-01T22:00:00Z") / 1000,
    Date.parse("2026-11-02T21:59:59Z") / 1000,
  ]);
});

test("numbers end where reading did, whatever day they may reach to", () => {
  const readUntil = sources.readAt / 1000 + 7;
  expect(boundsOf({ values: {}, readUntil })).toEqual(["open", readUntil]);
  expect(boundsOf({ values: { to: "2026-12-24" }, readUntil })).toEqual(["open", readUntil]);
  expect(boundsOf({ values: {} })).toEqual(["open", sources.readAt / 1000]);
  expect(boundsOf({ values: {}, readAt: undefined })).toEqual(["open", "open"]);
});

test("how numbers are shown is no filter", () => {
  const values = { by: "till", versus: ["touchpoint:a"], period: "day" } as const;
  expect(provenance({ ...sources, values })).toContainEqual(["filters", "none"]);
});
