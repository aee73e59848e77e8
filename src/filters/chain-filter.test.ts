import { beforeAll, expect, test } from "vitest";
import { ensureTemporal } from "../lib/time/temporal.ts";
import { chainFilter } from "./chain-filter.ts";

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
    survey: ["a", "b"],
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
