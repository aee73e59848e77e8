import type { Judgement } from "../../../../analysis/funnel/judge-rows.ts";
import type { BreakdownRow } from "../../../../analysis/slice/slice.ts";
import type { NumbersTable } from "../../../../ui/downloads/table-csv.ts";
import { SCORE_HEAD, scoreCells } from "../charts/chart-tables.ts";

/**
 * A breakdown: what each row is by its id and, where it has another one, its name; last what can be said of it against
 * all rows, and against the rest.
 */
export const breakdownTable = (
  rows: readonly BreakdownRow[],
  nameOf: (id: string) => string | undefined,
  judgements: ReadonlyMap<string, Judgement> = new Map(),
): NumbersTable => ({
  head: ["id", "name", ...SCORE_HEAD, "against all", "against the rest"],
  rows: rows.map(({ id, name, tally }) => [
    id,
    nameOf(id) ?? name,
    ...scoreCells(tally),
    judgements.get(id)?.verdict ?? "",
    judgements.get(id)?.differs ?? "",
  ]),
});
