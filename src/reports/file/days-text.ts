/** The days that the numbers of a report are of. */
import type { ReportFigures } from "../../analysis/report.ts";
import { dateAt } from "../../lib/time/dates.ts";
import type { ReportWords } from "../words.ts";

type Dated = Pick<ReportFigures, "method" | "filters" | "readAt" | "zone">;

/**
 * The days asked for, at an open end that of the first or the last response, and none that has not been yet; empty where there
 * is no response.
 */
export function daysText(
  { method, filters, readAt, zone }: Dated,
  { day }: Pick<ReportWords, "day">,
): string {
  const { first, last } = method;
  if (first === null || last === null) return "";
  const { from, to, during = "" } = filters;
  const [since, until] = String(during).split("..");
  const start = inOrder(from, since).at(-1) ?? dateAt(first.unix, zone);
  const [close = dateAt(last.unix, zone)] = inOrder(to, until);
  const [end = close] = inOrder(close, dateAt(readAt.unix, zone));
  return start === end ? day(start) : `${day(start)} – ${day(end)}`;
}

/** Those that there are. */
const inOrder = (...days: readonly unknown[]): readonly string[] =>
  days
    .filter((each) => typeof each === "string" && each !== "")
    .map(String)
    .toSorted();
