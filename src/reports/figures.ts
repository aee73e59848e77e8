/** Figures, days and dimensions as one language writes them. */
import { keyOf } from "../analysis/report-dimension.ts";
import { dateAt } from "../lib/time/dates.ts";
import { formatList } from "../lib/format-list.ts";
import { formatNumber, formatShare, formatSigned } from "../lib/format-number.ts";
import { formatDate } from "../lib/time/format-time.ts";
import { filled } from "./filled.ts";
import type { ReportPhrases } from "./languages/phrases.ts";
import type { ReportWords } from "./words.ts";

export interface Figures extends Pick<
  ReportWords,
  "count" | "share" | "score" | "list" | "dimension" | "period"
> {
  /** BCP 47: of the words, whose plurals follow it. */
  readonly language: string;
}

/** `locale` is how numbers and days are written. */
export function figuresIn({ language, dimensions, quarter }: ReportPhrases, locale: string): Figures {
  const names: Readonly<Record<string, string>> = dimensions;
  return {
    language,
    count: (value) => formatNumber(value, locale),
    share: (value) => formatShare(value, locale),
    score: (value, precise = false) => formatSigned(value ?? undefined, locale, precise ? 1 : 0),
    list: (texts) => formatList(texts, language),
    dimension: (of, title) => names[of] ?? (title === "" ? keyOf(of) : title),
    period: (start, { zone, grain }) => {
      const date = dateAt(start.unix, zone);
      if (grain === "month") return formatDate(date, locale, { month: "long", year: "numeric" });
      if (grain !== "quarter") return formatDate(date, locale);
      const number = String(Math.ceil(Number(date.slice(5, 7)) / 3));
      return filled(quarter, { number, year: date.slice(0, 4) });
    },
  };
}
