/** The days that a report's answers are of, as far as its periods and filters tell. */
import type { ReportFigures } from "../../analysis/report.ts";
import { dateAt } from "../../lib/time/dates.ts";
import type { ReportWords } from "../words.ts";

/** From the first period with answers to the last one, within what was asked for and what can have come by then. */
export function datesText({ trend, filters, readAt, zone }: ReportFigures, { day }: ReportWords): string {
  const told = trend.filter(({ answers }) => answers > 0);
  const [first, last] = [told[0], told.at(-1)];
  if (first === undefined || last === undefined) return "";
  const { from, to } = filters;
  const starts = [dateAt(first.start.unix, zone), from].filter((date) => typeof date === "string");
  const ends = [dateAt(last.end.unix - 1, zone), dateAt(readAt.unix, zone), to].filter(
    (date) => typeof date === "string",
  );
  const [start = "", end = ""] = [starts.toSorted().at(-1), ends.toSorted()[0]];
  return start === end ? day(start) : `${day(start)} – ${day(end)}`;
}
