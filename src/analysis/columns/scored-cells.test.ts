import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { ResponseChain } from "../../contract/resources.ts";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { bucketIn, type Metric, type MetricValue, NPS } from "../metric/metric.ts";
import { countSelection } from "../selection/count-selection.ts";
import { sliceCube, dayCube } from "../slice/day-cube.ts";
import { slice } from "../slice/slice.ts";
import { timeGrid } from "../slice/time-grid.ts";
import { answer, anyChains, chain } from "./chains.fixture.ts";
import { ColumnBuilder } from "./column-builder.ts";
import type { Columns } from "./columns.ts";
import { mergeColumns } from "./merge-columns.ts";
import { valueIn } from "./scored-cells.ts";

await ensureTemporal();

/** Up to thirty values, so that they take several pages. */
const anyNumbers = fc.uniqueArray(fc.nat(30), { minLength: 2, maxLength: 30 });

/** A share or a balance of one or two questions, on a scale or without one. */
const anyMetric: fc.Arbitrary<Metric> = fc
  .record({
    values: anyNumbers,
    isScale: fc.boolean(),
    questions: fc.constantFrom(["q1"], ["q1", "q2"]),
    tops: fc.integer({ min: 1, max: 20 }),
    bottoms: fc.nat(20),
  })
  .map(({ values, isScale, questions, tops, bottoms }) => {
    const top = values.slice(0, Math.min(tops, values.length - 1));
    const bottom = values.slice(top.length, top.length + bottoms);
    const kind = bottom.length === 0 ? "share" : "balance";
    return { name: "Any", kind, survey: "survey1", questions, scale: isScale ? values : null, top, bottom };
  });

/** Chains that answer numbers, and texts that are none. */
const anyRatings = fc
  .tuple(anyChains, fc.array(fc.oneof(fc.nat(34), fc.constantFrom<MetricValue>("9", 2.5)), { minLength: 1 }))
  .map(([chains, given]) =>
    chains.map((one, at) => ({
      ...one,
      responses: one.responses.map((response, place) =>
        answer("Slider", response.questionId, given[(at + place) % given.length]),
      ),
    })),
  );

interface Counted {
  readonly answers: number;
  readonly notCounted: number;
  readonly top: number;
  readonly bottom: number;
  readonly values: ReadonlyMap<MetricValue, number>;
}

/** The same, counted by looking at every answer. */
function counted(chains: readonly ResponseChain[], metric: Metric): Counted {
  const given = chains
    .filter(({ surveyId }) => surveyId === metric.survey)
    .flatMap(({ responses }) => responses.filter(({ questionId }) => metric.questions.includes(questionId)));
  const values = given.flatMap(({ valueNum }) =>
    valueNum !== undefined && (metric.scale?.includes(valueNum) ?? true) ? [valueNum] : [],
  );
  const among = (wanted: readonly MetricValue[]) => values.filter((value) => wanted.includes(value)).length;
  return {
    answers: values.length,
    notCounted: given.length - values.length,
    top: among(metric.top),
    bottom: among(metric.bottom),
    values: new Map(
      [...new Set(values)].map((value) => [value, values.filter((one) => one === value).length]),
    ),
  };
}

function columnsOf(chains: readonly ResponseChain[], metric: Metric): Columns {
  const builder = new ColumnBuilder({ metric });
  builder.append(chains);
  return builder.snapshot();
}

/** What columns tell by each value that was answered, and in all. */
function told(columns: Columns): Counted {
  const { total } = slice(columns, {}, { unit: "day", periods: [], stretches: [] });
  const values = (columns.scored?.values ?? []).map(
    (value, place) => [value, total.scores[place] ?? 0] as const,
  );
  const { answers, notCounted, top, bottom } = total;
  return { answers, notCounted, top, bottom, values: new Map(values.filter(([, count]) => count > 0)) };
}

test("any metric is counted as a look at every answer counts it, whatever order parts are read in", () => {
  fc.assert(
    fc.property(anyRatings, anyMetric, fc.nat(60), (chains, metric, cut) => {
      const expected = counted(chains, metric);
      expect(told(columnsOf(chains, metric))).toEqual(expected);
      const parts = [chains.slice(cut), chains.slice(0, cut)].map((part) => columnsOf(part, metric));
      expect(told(mergeColumns(parts))).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

test("each row of a breakdown and each range of days counts its own answers", () => {
  const days = timeGrid(
    columnsOf([], NPS),
    { createdFrom: 1_700_000_000, createdTo: 1_700_300_000 },
    "UTC",
    "day",
  );
  fc.assert(
    fc.property(anyRatings, anyMetric, (chains, metric) => {
      const columns = columnsOf(chains, metric);
      const at = (id: string) =>
        counted(
          chains.filter(({ touchpointId }) => touchpointId === id),
          metric,
        );
      for (const { id, counts } of countSelection(columns, {}).rows.get("touchpoint") ?? []) {
        const { answers, top, bottom } = at(id);
        expect(counts).toMatchObject({ answers, top, bottom });
        expect(counts.isShare).toBe(metric.kind === "share" ? true : undefined);
      }
      for (const { id, tally } of slice(columns, {}, days).by.touchpoint) {
        const { answers, top, bottom, notCounted } = at(id);
        expect(tally).toMatchObject({ answers, top, bottom, notCounted });
      }
      const cube = dayCube(columns, {}, days.periods);
      const [start, end] = [days.periods[0]?.start ?? 0, days.periods.at(-1)?.end ?? 0];
      const dated = chains.filter(({ createdAt }) => createdAt >= start && createdAt < end);
      const { answers, top, bottom, notCounted } = counted(dated, metric);
      const cut = cube && sliceCube(cube, { start, end, touchpoints: [] });
      expect(cut?.total).toMatchObject({ answers, top, bottom, notCounted });
      expect(slice(columns, { createdFrom: start, createdTo: end - 1 }, days).total).toEqual(cut?.total);
    }),
    { numRuns: 200 },
  );
});

test("choices are values by their ids, in whatever language they are named, and other texts as they are", () => {
  const choices = [
    { id: "yes", names: ["Yes", "Kyllä"] },
    { id: "no", names: ["No", "Ei"] },
  ];
  const metric: Metric = {
    ...NPS,
    name: "Yes",
    kind: "share",
    survey: "survey",
    questions: ["q"],
    scale: null,
    top: ["yes"],
    bottom: [],
  };
  const builder = new ColumnBuilder({ metric, choices: new Map([["q", choices]]) });
  const given = ["Kyllä", "Yes", "Ei", "Perhaps ", "Yes, No", ""];
  builder.append(given.map((text, at) => chain({ _id: `c${at}`, responses: [answer("Word", "q", text)] })));
  const columns = builder.snapshot();
  const { total } = slice(columns, {}, { unit: "day", periods: [], stretches: [] });
  expect(columns.scored?.values).toEqual(["yes", "no", "Perhaps"]);
  expect(total.scores).toEqual([2, 1, 1]);
  expect(total).toMatchObject({ answers: 4, notCounted: 2, top: 2, isShare: true });
  expect(columns.answers?.columns).toEqual([]);
});

test("an answer has its value on whichever page that lies, and one outside the scale or none has no value", () => {
  const scale = Array.from({ length: 13 }, (_, at) => at);
  const metric: Metric = { ...NPS, kind: "share", survey: "survey", questions: ["q"], scale, bottom: [] };
  const given = [...scale, 13].map((value, at) =>
    chain({ _id: `c${at}`, createdAt: at, responses: [answer("Slider", "q", value)] }),
  );
  const columns = columnsOf([...given, chain({ _id: "none", createdAt: 14 })], metric);
  expect(Array.from(columns.cell, (cell) => valueIn(columns, cell))).toEqual([
    ...scale,
    undefined,
    undefined,
  ]);
});

test("what a value counts as is told by the metric alone", () => {
  expect([0, 6, 7, 8, 9, 10].map((score) => bucketIn(NPS, score))).toEqual([
    "bottom",
    "bottom",
    "middle",
    "middle",
    "top",
    "top",
  ]);
});
