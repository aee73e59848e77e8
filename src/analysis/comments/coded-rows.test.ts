import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyChains } from "../columns/chains.fixture.ts";
import { ColumnBuilder } from "../columns/column-builder.ts";
import { bucketOfAnswer } from "../bucket-of.ts";
import type { SliceFilter } from "../slice/slice-filter.ts";
import { slice } from "../slice/slice.ts";
import { timeGrid } from "../slice/time-grid.ts";
import { npsAnswers } from "../texts/nps-answers.ts";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { columnsOf, talliesOf } from "./coded-rows.ts";

await ensureTemporal();

test("the answers of chosen chains are those that a plain scan counts, and all that is left of columns narrowed to them", () => {
  fc.assert(
    fc.property(anyChains, fc.integer({ min: 2, max: 4 }), (chains, step) => {
      const builder = new ColumnBuilder();
      builder.append(chains);
      const columns = builder.snapshot();
      const chosen = chains.filter((_, at) => at % step === 0);
      const ids = new Set(chosen.map(({ _id }) => _id));
      const buckets = chosen.flatMap(npsAnswers).map(bucketOfAnswer);
      const count = (bucket: string | undefined) => buckets.filter((each) => each === bucket).length;

      const [tally, none] = talliesOf(columns, {}, [ids, new Set()]);
      expect(tally).toMatchObject({ top: count("top"), middle: count("middle"), bottom: count("bottom") });
      expect(none?.answers).toBe(0);

      const narrowed = columnsOf(columns, ids);
      expect(narrowed.chains).toBe(chosen.length);
      const { total } = slice(narrowed, {}, timeGrid(narrowed, {}, "UTC", "day"));
      expect(total.answers).toBe(tally?.answers);
    }),
  );
});

test("answers of chosen chains are narrowed by a filter as those of all are, in whatever parts the columns are read", () => {
  const filters: readonly SliceFilter[] = [
    { metadata: [{ key: "till", value: "1" }] },
    { touchpoint: ["touchpoint1"], question: ["q1"] },
    { brush: { createdFrom: 1_700_000_000, createdTo: 1_700_100_000 } },
  ];
  fc.assert(
    fc.property(anyChains, fc.constantFrom(...filters), (chains, filter) => {
      const builder = new ColumnBuilder();
      builder.append(chains);
      const columns = builder.snapshot();
      const ids = new Set(chains.flatMap(({ _id }, at) => (at % 3 === 0 ? [] : [_id])));
      const narrowed = columnsOf(columns, ids);
      const { total } = slice(narrowed, filter, timeGrid(narrowed, {}, "UTC", "day"));
      const [tally] = talliesOf(columns, filter, [ids]);
      const { scores: _scores, ...buckets } = total;
      expect(tally).toEqual(buckets);
    }),
  );
});
