import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import document from "../../../docs/report.schema.json" with { type: "json" };
import { ensureTemporal } from "../../lib/time/temporal.ts";
import type { BuiltReport } from "./build-report.ts";
import { linesOf } from "../report.ts";
import { dealtAnew, reportOn, sampleChains } from "../testing/sample-report.ts";

await ensureTemporal();
const chains = sampleChains(12_000);
const whole = await reportOn(chains);
const fewer = sampleChains(4000);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
const touchpointNamed = (name: string): string =>
  chains.find(({ touchpointName }) => touchpointName.includes(name))?.touchpointId ?? "";
const kinds = ({ statements }: BuiltReport): readonly string[] => statements.map(({ kind }) => kind);
const statement = <Kind extends BuiltReport["statements"][number]["kind"]>(
  { statements }: BuiltReport,
  kind: Kind,
) => statements.find((one): one is Extract<typeof one, { kind: Kind }> => one.kind === kind);

describe("the report on the sample", () => {
  test("is as the published schema says", () => {
    const schema = z.fromJSONSchema(z.record(z.string(), z.json()).parse(document));
    const report = { ...whole.figures, findings: [], says: [] };
    expect(schema.safeParse(JSON.parse(JSON.stringify(report))).error).toBeUndefined();
  });

  test("counts every answer once in each part", () => {
    const { answers, counts, distribution, trend, breakdowns } = whole.figures;
    expect(sum(Object.values(counts))).toBe(answers);
    expect(distribution).toHaveLength(11);
    expect(sum(linesOf(whole.figures).map((line) => line.answers))).toBe(answers);
    expect(sum(trend.map((period) => period.answers))).toBe(answers);
    expect(sum((breakdowns.touchpoint ?? []).map((row) => row.answers))).toBe(answers);
  });

  test("covers metadata that points at a person, and keeps its rows", () => {
    const rows = whole.figures.breakdowns["metadata:receiptTo"] ?? [];
    expect(rows.length).toBeGreaterThan(40);
    expect(new Set(rows.flatMap(({ id, name }) => [id, name]))).toEqual(new Set(["••••••••"]));
    expect(JSON.stringify(whole)).not.toContain("@");
  });

  test("is the same, byte for byte, whatever the order of reading", async () => {
    const [shuffled = []] = fc.sample(fc.shuffledSubarray([...fewer], { minLength: fewer.length }), {
      numRuns: 1,
      seed: 4,
    });
    const inOrder = await reportOn(fewer);
    expect(inOrder.statements.length).toBeGreaterThan(3);
    for (const order of [fewer.toReversed(), shuffled]) {
      expect(JSON.stringify(await reportOn(order))).toBe(JSON.stringify(inOrder));
    }
  });

  test("claims nothing where not everything was read", async () => {
    const { figures, statements } = await reportOn(chains, {}, false);
    expect(statements).toEqual([]);
    expect(figures).toMatchObject({
      complete: false,
      changes: [],
      placeChanges: [],
      explained: null,
      words: [],
      drivers: null,
    });
    const verdicts = Object.values(figures.breakdowns).flatMap(
      (rows) => rows?.map(({ verdict }) => verdict) ?? [],
    );
    expect(new Set(verdicts)).toEqual(new Set([null]));
    expect(figures.answers).toBe(whole.figures.answers);
  });
});

describe("what is said of the sample", () => {
  test("is a fall that is a shift of the mix, a place that fell, and rows that differ", () => {
    expect(kinds(whole)).toEqual(["change", "explained", "moved", "rows", "rows"]);
    expect(statement(whole, "change")?.change.since.iso).toBe("2026-06-01T00:00:00Z");
    const explained = statement(whole, "explained");
    expect(explained?.explained.mix).toBeLessThan(-10);
    expect(Math.abs(explained?.explained.scores ?? 9)).toBeLessThan(3);
    expect(explained?.places.map(({ part, more }) => [part.name, more])).toEqual([["Phone line", true]]);
    expect(statement(whole, "moved")).toMatchObject({
      moved: { name: "Tampere", since: { iso: "2025-10-01T00:00:00Z" } },
    });
    expect(whole.figures.moved).toMatchObject({ name: "Tampere", dimension: "touchpoint" });
    expect(statement(whole, "rows")?.dimension).toMatch(/^answer:/);
  });

  test("are, without the other answers, the places: each once, though surveys and teams show them too", async () => {
    const alone = chains.map((one) =>
      Object.assign({}, one, {
        metadata: {},
        responses: one.responses.filter(({ questionType }) => questionType === "NPS"),
      }),
    );
    const report = await reportOn(alone);
    const rows = report.statements.flatMap((said) => (said.kind === "rows" ? [said] : []));
    expect(rows[0]).toMatchObject({
      dimension: "touchpoint",
      highest: { name: "Gothenburg" },
    });
    expect(rows.map(({ dimension }) => dimension)).not.toContain("team");
  });

  test("is, of one store, since when it is worse, and what goes with that", async () => {
    const tampere = await reportOn(chains, { touchpoint: [touchpointNamed("Tampere")] });
    expect(statement(tampere, "change")?.change).toMatchObject({ since: { iso: "2025-10-01T00:00:00Z" } });
    expect(statement(tampere, "change")?.change.difference.high).toBeLessThan(-40);
    expect(statement(tampere, "linked")?.part.dimension).toMatch(/^answer:/);
  });

  test("stands in the report, to the last figure", () => {
    const { changes, placeChanges, explained, breakdowns, drivers, words } = whole.figures;
    const stands = whole.statements.map((said) => {
      switch (said.kind) {
        case "change":
          return changes.includes(said.change);
        case "explained":
          return (
            explained === said.explained && said.places.every(({ part }) => explained.parts.includes(part))
          );
        case "rows":
          return [said.lowest, said.highest].every(
            (row) => breakdowns[said.dimension]?.includes(row) === true,
          );
        case "moved":
          return placeChanges.includes(said.moved);
        case "linked":
          return drivers === said.drivers && drivers.parts.includes(said.part);
        case "words":
          return said.words.every((word) => words.includes(word));
        case "unlike":
        case "none":
          return false;
      }
    });
    expect(stands).toEqual([true, true, true, true, true]);
  });

  test("is nothing of chance: of ten samples whose scores are dealt out anew, at least nine are silent", async () => {
    const silent: number[] = [];
    for (let seed = 1; seed <= 10; seed++) {
      const { statements } = await reportOn(dealtAnew(chains, seed));
      if (statements[0]?.kind === "none") silent.push(seed);
    }
    expect(silent.length).toBeGreaterThanOrEqual(9);
  });
});
