import { expect, test } from "vitest";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { answer, chain } from "../columns/chains.fixture.ts";
import { ColumnBuilder } from "../columns/column-builder.ts";
import { judgeRows } from "../funnel/judge-rows.ts";
import type { SliceFilter } from "../slice/slice-filter.ts";
import { finish } from "../steps.ts";
import { find } from "./find.ts";

await ensureTemporal();

/** Eight shops of 200 answers of which one is worse, and one of nine answers. */
const SHOPS = [80, 80, 80, 80, 80, 80, 76, 40].map((happy, shop) => ({ id: `shop${shop}`, happy, all: 200 }));
const builder = new ColumnBuilder();
for (const { id, happy, all } of [...SHOPS, { id: "stall", happy: 50, all: 9 }]) {
  builder.append(
    Array.from({ length: all }, (_, at) =>
      chain({
        _id: `${id}-${at}`,
        touchpointId: id,
        responses: [answer("NPS", "q", (100 * at) / all < happy ? 10 : 2)],
      }),
    ),
  );
}
const columns = builder.snapshot();

function touchpoints(filter: SliceFilter) {
  const { selection, judged, funnels } = finish(find(columns, { filter, zone: "UTC" }));
  const rows = selection.rows.get("touchpoint") ?? [];
  const judgements = judged.get("touchpoint")?.judgements ?? [];
  return {
    counts: rows.map(({ counts }) => counts),
    judgements,
    verdicts: rows.map(({ id }, at) => `${id} ${judgements[at]?.verdict}`),
    edges: funnels.get("touchpoint") ?? [],
  };
}

test("all rows are judged where none is picked, and the funnel that they lie in is worked out", () => {
  const { verdicts, edges } = touchpoints({});
  expect(verdicts).toHaveLength(9);
  expect(verdicts).toContain("shop7 lower");
  expect(verdicts).toContain("shop0 expected");
  expect(verdicts).toContain("stall null");
  expect(edges[0]?.answers).toBe(200);
});

test("rows that are picked are judged among each other alone", () => {
  const { counts, judgements, verdicts, edges } = touchpoints({ touchpoint: ["shop6", "shop7"] });
  expect(verdicts.toSorted()).toEqual(["shop6 expected", "shop7 expected"]);
  expect(judgements).toEqual(judgeRows(counts)?.judgements);
  expect(edges).not.toEqual([]);
});

test("a single row is as expected, and there is no funnel of it, nor of one beside another that is too small", () => {
  expect(touchpoints({ touchpoint: ["shop7"] })).toMatchObject({ verdicts: ["shop7 expected"], edges: [] });
  expect(touchpoints({ touchpoint: ["shop7", "stall"] })).toMatchObject({
    verdicts: ["shop7 expected", "stall null"],
    edges: [],
  });
});

/** A day of twenty answers at the till, then one of as many at the door. */
const days = new ColumnBuilder();
days.append(
  Array.from({ length: 40 }, (_, at) =>
    chain({
      _id: `${at}`,
      createdAt: at < 20 ? at : 86_400 + at,
      touchpointId: at % 20 < (at < 20 ? 15 : 5) ? "till" : "door",
      responses: [answer("NPS", "q", at % 20 < (at < 20 ? 15 : 5) ? 10 : 0)],
    }),
  ),
);
const twoDays = days.snapshot();
const sides = [
  { createdFrom: 0, createdTo: 86_399 },
  { createdFrom: 86_400, createdTo: 2 * 86_400 - 1 },
] as const;

test("where nothing has changed the stretches of time that are named are compared, and none where none are", () => {
  const found = finish(find(twoDays, { filter: {}, zone: "UTC", otherwise: sides }));
  expect(found).toMatchObject({ changes: undefined, placeChanges: [], difference: { bounds: sides } });
  expect(found.difference?.one.total).toMatchObject({ top: 15, bottom: 5 });
  expect(found.difference?.explanations[0]).toMatchObject({ dimension: "touchpoint", difference: -100 });
  expect(finish(find(twoDays, { filter: {}, zone: "UTC" })).difference).toBeUndefined();
  const nothing = [sides[0], { createdFrom: 9e8, createdTo: 9e8 }] as const;
  expect(finish(find(twoDays, { filter: {}, zone: "UTC", otherwise: nothing })).difference).toBeUndefined();
});

test("finding is done in steps that say how far it is, in the grain that is asked for", () => {
  const steps = [...find(twoDays, { filter: {}, zone: "UTC", otherwise: sides })];
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(steps.every((step) => step > 0 && step <= 1)).toBe(true);
  expect(finish(find(twoDays, { filter: {}, zone: "UTC", grain: "week" })).view.unit).toBe("week");
});
