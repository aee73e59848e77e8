/** Figures, days and dimensions as one language writes them, and the phrases that they are set into. */
import { pointsAddUp, roundPoints } from "../analysis/adds-up.ts";
import { keyOf, kindOf } from "../analysis/report-values.ts";
import type { ReportDimension } from "../analysis/report.ts";
import { formatNumber, formatShare, formatSigned } from "../lib/format-number.ts";
import { formatPart } from "../lib/format-part.ts";
import { formatList } from "../lib/text/sentence.ts";
import { dateAt } from "../lib/time/dates.ts";
import { formatDate } from "../lib/time/format-time.ts";
import type { Plurals, ReportPhrases } from "./languages/phrases.ts";
import type { ReportWords } from "./words.ts";

export interface Figures extends Pick<
  ReportWords,
  "count" | "share" | "part" | "score" | "list" | "dimension" | "period"
> {
  /** BCP 47: of the words, whose plurals follow it. */
  readonly language: string;
  /** The name of the score, and which values of another one than NPS are its top and its bottom. */
  readonly metric: string;
  readonly top: string;
  readonly bottom: string;
  /** Whole points, without a sign but that of what is below 0. */
  readonly size: (value: number) => string;
  /** Points as they are added up, to one decimal, or two where those add up and round to what is told: `14.8 + 0.7 = 15.5`; the whole alone without parts. */
  readonly sum: (parts: readonly number[], whole: number) => string;
  /** So many of something, as points are counted. */
  readonly plural: (phrases: Plurals, value: number) => string;
  /** What the values of a dimension are called; without a `title` where it has none of its own and is named beside. */
  readonly values: (dimension: ReportDimension, title: string) => string;
  readonly filled: typeof filled;
}

/** A phrase with `values` in the place of the names in braces. */
export const filled = (phrase: string, values: Readonly<Record<string, string>>): string =>
  phrase.replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);

/** Whether points with one decimal are rounded to the whole number that they are told as: 33.49 is not, which is 33 and 33.5. */
const isClearWithOne = (points: number): boolean =>
  roundPoints(roundPoints(points, 1) / 10) === roundPoints(points);

const asItIs = (text: string): string => text;

interface Writing extends Partial<Pick<Figures, "top" | "bottom">> {
  /** Whether scores are shares, which have no sign. */
  readonly isShare?: boolean;
  /** How a figure is set into a text. */
  readonly set?: (text: string) => string;
}

/** `locale` is how numbers and days are written. */
export function figuresIn(
  { language, dimensions, values, quarter, soFar, labels }: ReportPhrases,
  locale: string,
  { isShare = false, set = asItIs, top = "", bottom = "" }: Writing = {},
): Figures {
  const names: Readonly<Record<string, string>> = dimensions;
  const several: Readonly<Record<string, string>> = values;
  const plurals = new Intl.PluralRules(language);
  const dimension = (of: ReportDimension, title: string) =>
    set(names[of] ?? (title === "" ? keyOf(of) : title));
  const period: ReportWords["period"] = (start, { zone, grain }) => {
    const date = dateAt(start.unix, zone);
    if (grain === "month") return formatDate(date, locale, { month: "long", year: "numeric" });
    if (grain !== "quarter") return formatDate(date, locale);
    const number = String(Math.ceil(Number(date.slice(5, 7)) / 3));
    return filled(quarter, { number, year: date.slice(0, 4) });
  };
  const points = (value: number, digits = 0) =>
    formatNumber(roundPoints(value, digits) === 0 ? 0 : value, locale, digits).replace("-", "−");
  const size = (value: number) => set(points(value));
  return {
    language,
    metric: labels.score,
    top,
    bottom,
    count: (value) => set(formatNumber(value, locale)),
    size,
    sum: (parts, whole) => {
      const isSum = parts.length > 0;
      const digits =
        (!isSum || pointsAddUp(parts, whole, 1)) && [...parts, whole].every(isClearWithOne) ? 1 : 2;
      const [first = 0, ...more] = parts
        .filter((part) => part !== 0)
        .toSorted((a, b) => Number(a < 0) - Number(b < 0));
      const added = more.map((part) => `${part < 0 ? "−" : "+"} ${points(Math.abs(part), digits)}`);
      const sum = isSum ? [points(first, digits), ...added, "="] : [];
      return set([...sum, points(whole, digits)].join(" "));
    },
    plural: (phrases, value) => {
      const phrase = phrases[plurals.select(Math.abs(roundPoints(value)))] ?? phrases.other;
      return filled(phrase, { count: size(value) });
    },
    share: (value) => set(formatShare(value, locale)),
    part: (value) => set(formatPart(value, locale)),
    score: (value, precise = false) => {
      const digits = precise ? 1 : 0;
      if (!isShare) return set(formatSigned(value ?? undefined, locale, digits));
      return set(formatPart(value === null ? undefined : value / 100, locale, digits));
    },
    list: (texts) => formatList(texts, language),
    dimension,
    values: (of, title) =>
      several[of] ??
      (title === ""
        ? (several[kindOf(of)] ?? values.any)
        : filled(values.other, { dimension: dimension(of, title) })),
    period: (start, calendar, isOpen = false) => {
      const name = set(period(start, calendar));
      return isOpen ? filled(soFar, { period: name }) : name;
    },
    filled: (phrase, own) => filled(phrase, { metric: labels.score, ...own }),
  };
}
