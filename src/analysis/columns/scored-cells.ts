/** Which value the rows of a cell have and what it counts as. Scales of more than eleven lie on several pages. */
import { NPS, scoringOf, type MetricValue, type Scoring, type Bucket } from "../metric/metric.ts";
import { CELLS, groupOf, NO_ANSWER, NOT_COUNTED, valueOf } from "./cells.ts";
import type { Columns } from "./columns.ts";

/** Values on one page. */
export const PAGE = NOT_COUNTED;

const NPS_VALUES = NPS.scale ?? [];
const NPS_SCORING = scoringOf(NPS, NPS_VALUES);

/** What columns are counted by. */
export const scoringIn = ({ scored }: Pick<Columns, "scored">): Scoring =>
  scored === undefined ? NPS_SCORING : scoringOf(scored.metric, scored.values);

/** The place of a cell's value; meaningless where it has none. */
export const placeOf = ({ facts }: Pick<Columns, "facts">, cell: number): number =>
  (facts[groupOf(cell)]?.page ?? 0) * PAGE + valueOf(cell);

/** The value of an answer that counts; undefined of any other row. */
export const valueIn = (columns: Columns, cell: number): MetricValue | undefined =>
  valueOf(cell) < NOT_COUNTED ? (columns.scored?.values ?? NPS_VALUES)[placeOf(columns, cell)] : undefined;

/** What a cell counts as: the buckets in this order, then these. */
export const COUNTED_BUCKETS: readonly Bucket[] = ["bottom", "middle", "top"];
export const UNCOUNTED = 3;
export const UNANSWERED = 4;

/** By cell what its rows count as. */
export function bucketsByCell(columns: Pick<Columns, "facts" | "scored">): Uint8Array {
  const { buckets } = scoringIn(columns);
  const codes = buckets.map((bucket) => COUNTED_BUCKETS.indexOf(bucket));
  const byCell = new Uint8Array(columns.facts.length * CELLS);
  columns.facts.forEach(({ page = 0 }, group) => {
    const own = codes.slice(page * PAGE, (page + 1) * PAGE);
    for (let bits = 0; bits < CELLS; bits++) {
      const value = valueOf(bits);
      const other = value < NO_ANSWER ? UNCOUNTED : UNANSWERED;
      byCell[group * CELLS + bits] = value < NOT_COUNTED ? (own[value] ?? UNCOUNTED) : other;
    }
  });
  return byCell;
}
