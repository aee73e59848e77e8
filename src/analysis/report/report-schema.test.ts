import { expect, test } from "vitest";
import * as z from "zod";
import document from "../../../docs/report.schema.json" with { type: "json" };
import { REPORT_SCHEMA, type Report } from "../report.ts";
import { fullReport } from "./report.fixture.ts";

const published = z.record(z.string(), z.json()).parse(document);
const schema = z.fromJSONSchema(published);

test("the published schema is the one that a report names", () => {
  expect(published["$id"]).toBe(REPORT_SCHEMA);
});

test("a report is as the published schema says, once it has been written and read", () => {
  expect(schema.safeParse(JSON.parse(JSON.stringify(fullReport))).error).toBeUndefined();
});

test("a report about nothing is as the published schema says", () => {
  const nothing: Report = {
    ...fullReport,
    score: null,
    interval: null,
    trend: [],
    changes: [],
    explained: null,
    breakdowns: {},
    words: [],
    drivers: null,
    moved: null,
    findings: [],
    says: [],
  };
  expect(schema.safeParse(nothing).error).toBeUndefined();
});

const ofNpsAlone = new Set(["promoters", "passives", "detractors"]);
const always = Object.keys(fullReport).filter((name) => !ofNpsAlone.has(name));

test.each(always)("the published schema asks for %s, at the top", (name) => {
  const { [name]: _left, ...rest } = { ...fullReport } as Record<string, unknown>;
  expect(schema.safeParse(rest).success).toBe(false);
});

test("the published schema refuses what a report does not have", () => {
  expect(schema.safeParse({ ...fullReport, token: "x" }).success).toBe(false);
  expect(schema.safeParse({ ...fullReport, grain: "year" }).success).toBe(false);
});
