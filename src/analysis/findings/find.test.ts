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
