// A list shows the chains that fit a screen's values, and numbers are sliced by the same values out of columns.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { scoredChains } from "../analysis/comments/scored-chains.ts";
import { anyChains } from "../analysis/columns/chains.fixture.ts";
import { ColumnBuilder } from "../analysis/columns/column-builder.ts";
import { isSelected } from "../analysis/selection/is-selected.ts";
import { slice } from "../analysis/slice/slice.ts";
import { tallyOf } from "../analysis/slice/tally.ts";
import { timeGrid } from "../analysis/slice/time-grid.ts";
import { firstComment } from "../analysis/texts/comments.ts";
import { npsAnswers } from "../analysis/texts/nps-answers.ts";
import { ensureTemporal } from "../lib/time/temporal.ts";
import { fitting } from "./conditions.ts";
import type { ScreenValues } from "./fields.ts";
import { sliceFilter } from "./sliced-by.ts";

await ensureTemporal();
const ZONE = "Europe/Helsinki";

const anyValues: fc.Arbitrary<ScreenValues> = fc.record(
  {
    team: fc.constantFrom("team1", "team2", "nobody"),
    language: fc.constantFrom("language1", "language2"),
    metadata: fc.subarray(["till=1", "till=2", "till=true", "__proto__=1"], { minLength: 1 }),
  },
  { requiredKeys: [] },
);

test("list and numbers agree on chains, on NPS answers and on comments", () => {
  fc.assert(
    fc.property(anyChains, anyValues, (chains, values) => {
      const builder = new ColumnBuilder();
      builder.append(chains);
      const columns = builder.snapshot();
      const filter = sliceFilter(values, ZONE);
      const listed = chains.filter(fitting(values));

      const numbers = slice(columns, filter, timeGrid(columns, {}, ZONE, "day"));
      expect(numbers.chains).toBe(listed.length);

      const scores = listed.flatMap((chain) => npsAnswers(chain)).map(({ score }) => score);
      const countOf = (wanted: number | undefined) => scores.filter((score) => score === wanted).length;
      const byScore = Array.from({ length: 11 }, (_, score) => countOf(score));
      expect(numbers.total).toEqual(tallyOf(byScore, countOf(undefined)));

      const behindNumbers = new Set(scoredChains(columns, filter).ids);
      const scored = listed.filter((chain) => npsAnswers(chain).some(({ score }) => score !== undefined));
      const commented = scored.filter((chain) => firstComment(chain) !== undefined);
      expect(behindNumbers).toEqual(new Set(commented.map(({ _id }) => _id)));
    }),
  );
});

test("what is looked at chain by chain is what is sliced, by team and language", () => {
  fc.assert(
    fc.property(anyChains, anyValues, (chains, { team, language }) => {
      const values = { team, language };
      const filter = sliceFilter(values, ZONE);
      expect(chains.filter((chain) => isSelected(chain, filter))).toEqual(chains.filter(fitting(values)));
    }),
  );
});
