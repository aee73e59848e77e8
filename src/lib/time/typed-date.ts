/** Dates as people type them, read as calendar dates. */
import { addDays, isCalendarDate } from "./dates.ts";

/** The date that was meant, or why it is none. */
export type TypedDate =
  | { readonly date: string }
  | { readonly problem: "unreadable" | "no-such-day" | "too-early" };

const YEAR_FIRST = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})([./]) ?(\d{1,2})\2 ?(\d{4})$/;
const AGO = /^[-−–](\d{1,4}) ?([dwmy])$/;

const UNITS = { d: "days", w: "weeks", m: "months", y: "years" } as const;

/**
 * Reads `2026-3-9`, `29.3.2026`, `29/3/2026`, `today`, `yesterday` (also in the language of `locale`), and `-7d`, `-2w`, `-3m`,
 * `-1y`, which are counted back from `today`. Of `3/4/2026` the first number is the day, unless `locale` begins dates with the
 * month. Days before 1970 are none: unix time begins there.
 */
export function readDate(text: string, today: string, locale: string): TypedDate {
  const typed = westernDigits(text.trim().toLowerCase());
  const ago = [0, 1].find((days) => namesOfDay(days, locale).includes(typed));
  if (ago !== undefined) return { date: addDays(today, -ago) };
  const [, count, unit] = AGO.exec(typed) ?? [];
  if (isUnit(unit)) {
    const meant = Temporal.PlainDate.from(today).subtract({ [UNITS[unit]]: Number(count) });
    return checked(meant.toString());
  }
  const [, year, month, day] = YEAR_FIRST.exec(typed) ?? yearFirst(YEAR_LAST.exec(typed), locale);
  if (year === undefined || month === undefined || day === undefined) return { problem: "unreadable" };
  return checked(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
}

const checked = (date: string): TypedDate =>
  isCalendarDate(date) ? { date } : { problem: date < "1970" ? "too-early" : "no-such-day" };

function yearFirst(found: RegExpExecArray | null, locale: string) {
  const [all, one = "", separator, two = "", year] = found ?? [];
  const isMonthFirst =
    separator === "/" && (Number(two) > 12 || (Number(one) <= 12 && beginsWithMonth(locale)));
  return isMonthFirst ? [all, year, one, two] : [all, year, two, one];
}

/** Not so where the year comes first, as in Swedish: between slashes the day is first there. */
const beginsWithMonth = (locale: string): boolean =>
  new Intl.DateTimeFormat(locale).formatToParts().find(({ type }) => type !== "literal")?.type === "month";

const isUnit = (unit: string | undefined): unit is keyof typeof UNITS => unit !== undefined && unit in UNITS;

const westernDigits = (text: string): string =>
  text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));

/** "today" or "yesterday", in English and in `locale`. */
const namesOfDay = (days: number, locale: string): readonly string[] =>
  ["en", locale].map((language) =>
    new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-days, "day").toLowerCase(),
  );
