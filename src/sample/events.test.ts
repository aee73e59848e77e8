import { expect, test } from "vitest";
import { Gatherer } from "../analysis/report/gather.ts";
import { scoredBy } from "../analysis/report/comment-score.ts";
import { makeReport } from "../analysis/report/make-report.ts";
import { sampleChains } from "../analysis/testing/sample-report.ts";
import { ensureTemporal } from "../lib/time/temporal.ts";
import { sampleEvents } from "./events.ts";
import { DEFAULT_CHAINS } from "./generate.ts";

await ensureTemporal();

test.each(["2026-10-31", "2026-11-23", "2027-03-01"])(
  "of a sample until %s one event is followed by a fall, and two by nothing",
  async (until) => {
    const settings = { choices: new Map(), scored: scoredBy({}) };
    const gathered = new Gatherer({ ...settings, stopWords: () => Promise.resolve(new Set()) });
    await gathered.take(sampleChains(DEFAULT_CHAINS, until));
    const names = { ofDimension: (dimension: string) => dimension, ofValue: () => undefined };
    const { figures } = makeReport(
      { filters: {}, slice: {}, range: {}, zone: "UTC", events: sampleEvents(until) },
      {
        gathered,
        catalog: { choices: new Map(), names, questions: [] },
        readAt: Date.parse(until) / 1000 + 86_400,
        complete: true,
        facts: undefined,
        version: "",
      },
    );
    expect(figures.events.map(({ clear, difference }) => [clear, (difference?.value ?? 0) < -5])).toEqual([
      [false, false],
      [false, false],
      [true, true],
    ]);
    expect(figures.events.every(({ difference }) => difference !== null)).toBe(true);
  },
);
