import { scoreInterval } from "../../../../analysis/interval.ts";
import { scoreFrom } from "../../../../analysis/score.ts";
import type { BreakdownRow } from "../../../../analysis/slice/slice.ts";

/** What a breakdown can be sorted by; `lower` is the lower bound of the interval: the score that is at least sure. */
export type SortKey = "answers" | "score" | "lower";

export interface Sort {
  readonly by: SortKey;
  readonly descending: boolean;
}

export const MOST_ANSWERS: Sort = { by: "answers", descending: true };

/** The sort after a click on the head of a column: the other way round, or the largest first. */
export const sortedBy = (sort: Sort, by: SortKey): Sort => ({
  by,
  descending: sort.by === by ? !sort.descending : true,
});

/** The rows in order; those without any answer that counts are last either way. */
export function sortRows(rows: readonly BreakdownRow[], { by, descending }: Sort): readonly BreakdownRow[] {
  const keyed = rows.map((row) => ({ row, key: sortValue(row, by) }));
  const sign = descending ? -1 : 1;
  return keyed
    .toSorted((a, b) => {
      if (a.key === undefined || b.key === undefined)
        return Number(a.key === undefined) - Number(b.key === undefined);
      return sign * (a.key - b.key) || b.row.tally.answers - a.row.tally.answers;
    })
    .map(({ row }) => row);
}

function sortValue({ tally }: BreakdownRow, by: SortKey): number | undefined {
  if (by === "answers") return tally.answers;
  return by === "score" ? scoreFrom(tally) : scoreInterval(tally)?.low;
}
