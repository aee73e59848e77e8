/** Figures, days and dimensions as one language writes them. */
import { dateAt } from "../lib/time/dates.ts";
import { formatList } from "../lib/format-list.ts";
import { formatNumber, formatShare, formatSigned } from "../lib/format-number.ts";
import { formatDate } from "../lib/time/format-time.ts";
import { filled } from "./filled.ts";
import type { ReportPhrases } from "./languages/phrases.ts";
import type { ReportWords } from "./words.ts";

export type Figures = Pick<ReportWords, "count" | "share" | "score" | "list" | "dimension" | "period">;

export function figuresIn({ language, dimensions, quarter }: ReportPhrases): Figures {
  const names: Readonly<Record<string, string>> = dimensions;
  return {
    count: (value) => formatNumber(value, language),
    share: (value) => formatShare(value, language),
    score: (value, precise = false) => formatSigned(value ?? undefined, language, precise ? 1 : 0),
    list: (texts) => formatList(texts, language),
    dimension: (of, title) => names[of] ?? (title === "" ? of.slice(of.indexOf(":") + 1) : title),
    period: (start, { zone, grain }) => {
      const date = dateAt(start.unix, zone);
      if (grain === "month") return formatDate(date, language, { month: "long", year: "numeric" });
      if (grain !== "quarter") return formatDate(date, language);
      const number = String(Math.ceil(Number(date.slice(5, 7)) / 3));
      return filled(quarter, { number, year: date.slice(0, 4) });
    },
  };
}
