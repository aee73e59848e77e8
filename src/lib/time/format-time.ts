/** Moments and days as a locale writes them, in the zone that the person chose. */

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, known);
  return known;
}

/** Beyond it, dates do not exist: ECMAScript's time range in seconds. */
const LAST_SECOND = 8.64e12;

/** How much of a moment is written. */
export type TimeStyle = "date" | "minute" | "second";

const STYLES: Readonly<Record<TimeStyle, Intl.DateTimeFormatOptions>> = {
  date: { dateStyle: "medium" },
  minute: { dateStyle: "medium", timeStyle: "short" },
  second: { dateStyle: "medium", timeStyle: "medium" },
};

/** A moment (unix seconds) in a zone; undefined for a number that is no moment at all. */
export function formatMoment(
  seconds: number,
  locale: string,
  timeZone: string,
  style: TimeStyle = "minute",
): string | undefined {
  if (!(Math.abs(seconds) <= LAST_SECOND)) return undefined;
  return formatter(locale, { ...STYLES[style], timeZone }).format(seconds * 1000);
}

const midnight = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** A calendar date (`2026-11-20`), whatever the zone. */
export const formatDate = (
  date: string,
  locale: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: "medium" },
): string => formatter(locale, { ...options, timeZone: "UTC" }).format(midnight(date));

/** Two calendar dates as one range, without saying twice what they share. */
export const formatDateRange = (from: string, to: string, locale: string): string =>
  formatter(locale, { dateStyle: "medium", timeZone: "UTC" }).formatRange(midnight(from), midnight(to));

/** The name of a weekday, 1 for Monday to 7 for Sunday. */
export const formatWeekday = (
  weekday: number,
  locale: string,
  style: "long" | "short" | "narrow" = "short",
): string =>
  // 1970-01-05 was a Monday.
  formatter(locale, { weekday: style, timeZone: "UTC" }).format((weekday + 3) * 86_400_000);
