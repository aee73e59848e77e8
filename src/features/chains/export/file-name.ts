/** `store-visit_2026-01-01_2026-11-20.csv`: which surveys, from when to when. */
import { dateAt, type DateRange } from "../../../lib/time/dates.ts";
import { slug } from "../../../lib/text/slug.ts";

interface NamedExport {
  /** What was exported, in words: the name of the survey, or what stands for several. */
  readonly subject: string;
  /** The dates asked for. */
  readonly range: DateRange;
  /** Where a date was not asked for, that of the newest or the oldest row stands in. */
  readonly span: { readonly newest: number; readonly oldest: number } | undefined;
  readonly zone: string;
  readonly extension: string;
}

const LAST_SECOND = 8.64e12;

export function exportFileName({ subject, range, span, zone, extension }: NamedExport): string {
  const day = (seconds: number | undefined) =>
    seconds === undefined || !(Math.abs(seconds) <= LAST_SECOND) ? undefined : dateAt(seconds, zone);
  const dates = [range.from ?? day(span?.oldest), range.to ?? day(span?.newest)];
  const parts = [slug(subject), ...dates].filter((part) => part !== undefined && part !== "");
  return `${parts.join("_") || "earshot"}.${extension}`;
}
