import { expect, test } from "vitest";
import { ensureTemporal } from "../lib/time/temporal.ts";
import { isDimension, keyOf, kindOf, momentAt, reportFilters } from "./report-values.ts";

await ensureTemporal();

test("a dimension has a kind, and those of metadata and of questions a key, which may hold a colon", () => {
  expect(["team", "metadata:till:no", "answer:q1"].map((name) => isDimension(name) && kindOf(name))).toEqual([
    "team",
    "metadata",
    "answer",
  ]);
  expect([keyOf("metadata:till:no"), keyOf("answer:q1"), keyOf("team")]).toEqual(["till:no", "q1", "team"]);
});

test.each([
  ["survey", true],
  ["code", true],
  ["metadata:a\nb", true],
  ["metadata:", false],
  ["answer:", false],
  ["teams", false],
  ["my team", false],
  ["", false],
])("%j is a dimension: %j", (name, is) => {
  expect(isDimension(name)).toBe(is);
});

test("a moment is told in seconds, and with the offset of its zone", () => {
  expect(momentAt(1_767_225_600, "UTC")).toEqual({ unix: 1_767_225_600, iso: "2026-01-01T00:00:00Z" });
  expect(momentAt(1_767_225_600, "Europe/Helsinki").iso).toBe("2026-01-01T02:00:00+02:00");
});

test("filters are told by name: one value plain, several as a list, none left out", () => {
  const told = reportFilters([
    ["from", "2026-01-01"],
    ["to", undefined],
    ["touchpoint", ["a", "b"]],
    ["team", ["one"]],
    ["survey", []],
  ]);
  expect(told).toEqual({ from: "2026-01-01", touchpoint: ["a", "b"], team: "one" });
});
