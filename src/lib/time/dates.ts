/** Calendar dates (`2026-11-20`) and their seconds in a time zone: a day may have 23, 24 or 25 hours. */

/** Two calendar dates, both included; an absent one leaves that side open. */
export interface DateRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Unix seconds, both included, named as the API names them; an absent one leaves that side open. */
export interface SecondBounds {
  readonly createdFrom?: number;
  readonly createdTo?: number;
}

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a day that exists, written `YYYY-MM-DD`, from 1970 on. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = SHAPE.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined || year < 1970) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** True unless the range ends before it starts; an open side is always in order. */
export const isOrdered = ({ from, to }: DateRange): boolean =>
  from === undefined || to === undefined || from <= to;

/** The first second of a calendar date in a zone. */
export function startOfDay(date: string, timeZone: string): number {
  const start = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone });
  return Math.ceil(start.epochMilliseconds / 1000);
}

/** The calendar date on which a moment (unix seconds) falls in a zone. */
export function dateAt(seconds: number, timeZone: string): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(seconds * 1000);
  return instant.toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/** The date `days` later, or earlier when negative. */
export const addDays = (date: string, days: number): string =>
  Temporal.PlainDate.from(date).add({ days }).toString();

/** How many days lie from one date to another, both included. */
export const countDays = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days + 1;

/** The seconds that the days of a range cover in a zone. Never below 0, where unix time starts. */
export function dayBounds({ from, to }: DateRange, timeZone: string): SecondBounds {
  return {
    ...(from !== undefined && { createdFrom: Math.max(0, startOfDay(from, timeZone)) }),
    ...(to !== undefined && { createdTo: Math.max(0, startOfDay(addDays(to, 1), timeZone) - 1) }),
  };
}
