import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { ResponseChain } from "../../contract/resources.ts";
import { anyChains, answer, chain, usualId } from "../columns/chains.fixture.ts";
import { ColumnBuilder } from "../columns/column-builder.ts";
import { DIMENSIONS, type Columns } from "../columns/columns.ts";
import type { ReportDimension } from "../report.ts";
import type { SliceFilter } from "../slice/slice-filter.ts";
import { slice } from "../slice/slice.ts";
import { countSelection } from "./count-selection.ts";

const NO_GRID = { unit: "day", periods: [], stretches: [] } as const;

function built(chains: readonly ResponseChain[]): Columns {
  const builder = new ColumnBuilder({ choices: new Map() });
  builder.append(chains);
  return builder.snapshot();
}

const anyFilter: fc.Arbitrary<SliceFilter> = fc.record(
  {
    touchpoint: fc.constant(["touchpoint1"]),
    question: fc.constant(["q2"]),
    scores: fc.constant([0, 9, 10]),
    metadata: fc.constant([{ key: "till", value: "1" }]),
    createdFrom: fc.nat(40).map((n) => 1_700_000_000 + n * 7200),
    brush: fc.constant({ createdFrom: 1_700_000_000, createdTo: 1_700_100_000 }),
  },
  { requiredKeys: [] },
);

test("the whole is what the screen counts, and the rows of every dimension sum to it", () => {
  fc.assert(
    fc.property(anyChains, anyFilter, (chains, filter) => {
      const columns = built(chains);
      const { total, rows } = countSelection(columns, filter);
      expect(total).toEqual(slice(columns, filter, NO_GRID).total);
      for (const dimension of DIMENSIONS) {
        const answers = rows.get(dimension)?.reduce((sum, { counts }) => sum + counts.answers, 0);
        expect(answers).toBe(total.answers);
      }
    }),
  );
});

test("the rows of a metadata key are what the screen counts for it", () => {
  fc.assert(
    fc.property(
      anyChains,
      fc.constantFrom<SliceFilter>({}, { touchpoint: ["touchpoint1"] }),
      (chains, filter) => {
        const columns = built(chains);
        const counted = countSelection(columns, filter).rows.get("metadata:till");
        const shown = slice(columns, filter, NO_GRID, "till").byMetadata;
        expect(counted?.map(({ id, counts }) => [id, counts.top, counts.answers]) ?? []).toEqual(
          shown
            .filter(({ tally }) => tally.answers > 0)
            .map(({ id, tally }) => [id, tally.top, tally.answers]),
        );
      },
    ),
  );
});

test("the rows of a metadata key are narrowed by what chains say of another", () => {
  const columns = built(
    ["1 day", "1 day", "2 day", "2 night", "1 night", "3 night"].map((text, at) => {
      const [till, shift] = text.split(" ");
      return chain({ _id: `c${at}`, metadata: { till, shift }, responses: [answer("NPS", "q1", 10)] });
    }),
  );
  const { rows } = countSelection(columns, { metadata: [{ key: "shift", value: "day" }] });
  expect(rows.get("metadata:till")?.map(({ id, counts }) => [id, counts.top])).toEqual([
    ["1", 2],
    ["2", 1],
  ]);
});

test("bounds leave what lies outside them, both ends included", () => {
  const columns = built(
    [100, 200, 300].map((createdAt, at) =>
      chain({
        _id: usualId(createdAt, at),
        createdAt,
        responses: [answer("NPS", "q1", 10), answer("Button", "easy", 1)],
      }),
    ),
  );
  const { total, rows } = countSelection(columns, { createdFrom: 150 }, { createdFrom: 100, createdTo: 200 });
  expect(total.answers).toBe(1);
  expect(rows.get("answer:easy")).toMatchObject([{ id: "1", counts: { top: 1, answers: 1 } }]);
  expect(countSelection(columns, {}, { createdFrom: 400, createdTo: 300 }).total.answers).toBe(0);
});

const scored = (_id: string, surveyId: string, touchpointId: string) =>
  chain({ _id, surveyId, touchpointId, responses: [answer("NPS", "q1", 10)] });

test("questions of two surveys that share an id are two, and answers without a value of a dimension are no row", () => {
  const columns = built([scored("1", "one", "till"), scored("2", "two", ""), scored("3", "", "")]);
  const { total, rows } = countSelection(columns, {});
  const told = (dimension: ReportDimension) =>
    rows.get(dimension)?.map(({ id, counts }) => [id, counts.answers]);
  expect(total.answers).toBe(3);
  const shown = slice(columns, {}, NO_GRID).by;
  expect(told("question")).toEqual(shown.question.map(({ id, tally }) => [id, tally.answers]));
  expect(told("question")).toEqual([".q1", "one.q1", "two.q1"].map((id) => [id, 1]));
  expect(told("touchpoint")).toEqual([["till", 1]]);
  expect(told("survey")).toEqual(["one", "two"].map((id) => [id, 1]));
  for (const dimension of ["touchpoint", "survey"] as const)
    expect(shown[dimension].map(({ id, tally }) => [id, tally.answers])).toEqual(told(dimension));
});
