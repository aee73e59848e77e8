import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyChains } from "../../../../analysis/columns/chains.fixture.ts";
import { ColumnBuilder } from "../../../../analysis/columns/column-builder.ts";
import type { ScreenValues } from "../../../../filters/fields.ts";
import { addDays, dateAt } from "../../../../lib/time/dates.ts";
import { ensureTemporal } from "../../../../lib/time/temporal.ts";
import { brushCube, brushedView, npsView, type NpsView } from "./use-nps-view.ts";

await ensureTemporal();

const ZONE = "Europe/Helsinki";
const first = dateAt(1_700_000_000, ZONE);

const anyValues: fc.Arbitrary<ScreenValues> = fc.record(
  {
    touchpoint: fc.constantFrom("touchpoint1", "touchpoint2"),
    team: fc.constantFrom("team1", "team2"),
    from: fc.nat(5).map((days) => addDays(first, days)),
    question: fc.constantFrom("q1", "q2"),
    metadata: fc.constant(["till=2"]),
    score: fc.constant([9, 10]),
  },
  { requiredKeys: [] },
);

test("while days are dragged over, the numbers are those of a full pass", () => {
  fc.assert(
    fc.property(anyChains, anyValues, fc.nat(4), fc.nat(3), (chains, values, start, length) => {
      const builder = new ColumnBuilder();
      builder.append(chains);
      const columns = builder.snapshot();
      const cube = brushCube(columns, values, ZONE);
      if (cube === undefined) return;
      const day = addDays(first, start);
      const dragged = { ...values, during: `${day}..${addDays(day, length)}` };
      const full = npsView(columns, dragged, ZONE);
      const shown = brushedView(cube, npsView(columns, values, ZONE), dragged, ZONE);
      const parts = ({ total, chains: count, by, distribution }: NpsView) => ({
        total,
        count,
        rows: by.touchpoint,
        distribution: values.score === undefined ? distribution : undefined,
      });
      expect(parts(shown)).toEqual(parts(full));
    }),
    { numRuns: 150 },
  );
});
