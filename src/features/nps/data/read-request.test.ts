import { expect, test } from "vitest";
import { ensureTemporal } from "../../../lib/time/temporal.ts";
import { rangeFilter, readRequest } from "./read-request.ts";

await ensureTemporal();

test("dates, surveys, closed and version are asked of the API", () => {
  const values = { from: "2026-11-20", to: "2026-11-20", survey: ["s"], closed: true, version: 3 } as const;
  const { range, facts } = readRequest(values, "Europe/Helsinki");
  expect(rangeFilter(range, facts)).toEqual({
    createdFrom: Date.parse("2026-11-19T22:00:00Z") / 1000,
    createdTo: Date.parse("2026-11-20T21:59:59Z") / 1000,
    surveyId: ["s"],
    isClosed: true,
    surveyVersion: 3,
  });
});

test("what can be sliced from what was read is not asked for", () => {
  const values = { touchpoint: "t", language: "fi", team: "a", question: "q", period: "day" } as const;
  const { range, facts } = readRequest(values, "UTC");
  expect(rangeFilter(range, facts)).toEqual({});
});

test("the order of surveys makes no other request", () => {
  expect(readRequest({ survey: ["b", "a"] }, "UTC")).toEqual(readRequest({ survey: ["a", "b"] }, "UTC"));
});
