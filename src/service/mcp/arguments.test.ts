import { describe, expect, test } from "vitest";
import { chain } from "../api/api-fixture.ts";
import { mcpFixture } from "./testing/mcp-service.ts";

const { call, failures } = await mcpFixture({ chains: [chain()] });

describe("an argument that can't be used is a tool error that names it", () => {
  test.each([
    ["responses", { from: "2026-02-30" }, "from"],
    ["responses", { from: "2026-03-02", to: "2026-03-01" }, "from"],
    ["responses", { to: 20261120 }, "to"],
    ["responses", { tz: "Mars/Olympus" }, "tz"],
    ["responses", { tz: "../../etc/passwd" }, "tz"],
    ["responses", { touchpoint: "x".repeat(60_000) }, "touchpoint"],
    ["responses", { touchpoint: "a\u0000b" }, "touchpoint"],
    ["responses", { touchpoint: "\ud800" }, "touchpoint"],
    ["responses", { touchpoint: "" }, "touchpoint"],
    ["responses", { touchpoint: { $ne: null } }, "touchpoint"],
    ["responses", { survey: "s1" }, "survey"],
    ["responses", { survey: Array.from({ length: 51 }, String) }, "survey"],
    ["responses", { survey: Array.from({ length: 5_000 }, String) }, "survey"],
    ["responses", { survey: [["s1"]] }, "survey[0]"],
    ["responses", { closed: "true" }, "closed"],
    ["responses", { version: 4 }, "version"],
    ["responses", { limit: 0 }, "limit"],
    ["responses", { limit: 101 }, "limit"],
    ["responses", { limit: Number.MAX_VALUE }, "limit"],
    ["responses", { skip: -1 }, "skip"],
    ["responses", { skip: 1.5 }, "skip"],
    ["responses", { team: "team-a" }, "team"],
    ["comments", { scoreFrom: 7, scoreTo: 6 }, "scoreFrom"],
    ["comments", { scoreTo: 11 }, "scoreTo"],
    ["comments", { contains: "" }, "contains"],
    ["comments", { compare: "detractors:here" }, "compare"],
    ["comments", { code: "nobody's" }, "code"],
    ["comments", { language: "not a language" }, "language"],
    ["comments", { sample: 0 }, "sample"],
    ["comments", { seed: "2" }, "seed"],
    ["nps", { from: "yesterday" }, "from"],
    ["nps", { from: "2026-03-02", to: "2026-03-01" }, "from"],
    ["nps", { closed: true }, "closed"],
    ["nps", { team: ["team-a"] }, "team"],
    ["changes", { tz: "" }, "tz"],
    ["explain", { survey: [1] }, "survey[0]"],
    ["compare", { one: {} }, "other"],
    ["compare", { one: { tz: "UTC" }, other: {} }, "tz"],
    ["compare", { one: {}, other: { touchpoint: 7 } }, "other.touchpoint"],
    ["questions", { survey: ["s1"] }, "survey"],
    ["questions", { lang: null }, "lang"],
    ["questions", { lang: "not a language" }, "lang"],
    ["nps", { lang: "../en" }, "lang"],
    ["surveys", { constructor: 1 }, "constructor"],
  ])("%s %.60j", async (tool, args: Record<string, unknown>, name) => {
    const told = await call(tool, args);
    expect(told.ok).toBe(false);
    const reason = told.ok ? "" : told.reason;
    expect(reason).toContain(name);
    expect(reason.length).toBeLessThan(1_000);
  });

  test("and so are too many of them, and a tool that is none", async () => {
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`a${at}`, at]));
    expect(await call("responses", many)).toMatchObject({ ok: false });
    const none = await call("drop_tables");
    expect(none.ok ? "" : none.reason).toContain("drop_tables");
    expect(failures).toEqual([]);
  });
});

test.each([
  ["questions", { survey: "s9" }, { survey: ["s9"], team: [] }],
  ["responses", { survey: ["s1", "s9", "s8"] }, { survey: ["s9", "s8"], team: [] }],
  ["comments", { compare: "survey=s9:survey=s1", team: "nobody" }, { survey: ["s9"], team: ["nobody"] }],
  ["nps", { team: "nobody" }, { survey: [], team: ["nobody"] }],
  ["compare", { one: { team: "team-a" }, other: { survey: ["s9"] } }, { survey: ["s9"], team: [] }],
  ["changes", { team: "team-a", survey: ["s1"] }, undefined],
])("%s %j tells which of its ids no survey has", async (tool, args: Record<string, unknown>, unknown) => {
  const told = await call(tool, args);
  expect(told.ok && told.answer["unknown"]).toEqual(unknown);
});

test.each([
  ["' or 1=1 --"],
  ["%"],
  ["*"],
  ["\u202etxt"],
  ["${7*7}"],
  ["<script>alert(1)</script>"],
  ["toString"],
])("%j is an id like any other, and an unknown one", async (text) => {
  expect(await call("responses", { touchpoint: text })).toMatchObject({ ok: true, answer: { n: 0 } });
  expect(await call("comments", { contains: text })).toMatchObject({ ok: true, answer: { n: 0 } });
});
