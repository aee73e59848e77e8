/** When feedback comes: opening hours, weekdays, seasons, holidays, and a business that grows. */
import { asked } from "./stories.ts";
import { TOUCHPOINTS, type Channel } from "./touchpoints.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Unix time starts on a Thursday: this many days after a Monday. */
const FIRST_WEEKDAY = 3;
/** January first: how much of a usual month comes in. */
const SEASON = [0.82, 0.76, 0.85, 0.96, 1.05, 1.1, 1.12, 1, 0.9, 0.98, 1.24, 1.5];

/** How busy an hour is, 0 when closed; weekday 0 is Monday. */
const BUSY: Readonly<Record<Channel, (weekday: number, hour: number) => number>> = {
  store: (weekday, hour) => {
    if (weekday === 6) return hour >= 12 && hour < 17 ? 0.9 : 0;
    const closing = weekday === 5 ? 18 : 20;
    if (hour < 10 || hour >= closing) return 0;
    return (weekday === 5 ? 1.5 : weekday === 4 ? 1.15 : 0.8) * (hour >= 16 ? 1.4 : hour === 12 ? 1.2 : 1);
  },
  web: (weekday, hour) =>
    (weekday >= 5 ? 0.85 : 1) * (hour < 6 ? 0.06 : hour < 17 ? 0.7 : hour < 23 ? 1.5 : 0.5),
  app: (weekday, hour) =>
    (weekday >= 5 ? 1.2 : 1) * (hour < 6 ? 0.1 : hour === 7 || hour === 8 ? 1.3 : hour < 17 ? 0.8 : 1.4),
  phone: (weekday, hour) => (weekday < 5 && hour >= 8 && hour < 17 ? (weekday === 0 ? 1.4 : 1) : 0),
};

/** The two years of the sample, and how much comes in each hour of them. */
export interface SampleCalendar {
  /** Unix seconds, included. */
  readonly start: number;
  /** Unix seconds, not included. */
  readonly end: number;
  /** What has come before each hour, in order; one more number than hours, the last being everything. */
  readonly cumulated: Float64Array;
}

/** The calendar of the two years that end with the day `until` in UTC. */
export function sampleCalendar(until: string): SampleCalendar {
  const end = Date.parse(`${until}T00:00:00Z`) / 1000 + DAY;
  const first = new Date(end * 1000);
  first.setUTCFullYear(first.getUTCFullYear() - 2);
  const start = first.getTime() / 1000;
  const hours = (end - start) / HOUR;
  const cumulated = new Float64Array(hours + 1);
  for (let hour = 0; hour < hours; hour++) {
    const inHour = shares(start + hour * HOUR, end).reduce((sum, share) => sum + share, 0);
    cumulated[hour + 1] = (cumulated[hour] ?? 0) + inHour * (1 + (0.35 * hour) / hours);
  }
  return { start, end, cumulated };
}

/** How much comes from each touchpoint in the hour of a moment, in the order of `TOUCHPOINTS`. `end` ends the sample. */
export function shares(seconds: number, end: number): readonly number[] {
  const date = new Date(seconds * 1000);
  const season = SEASON[date.getUTCMonth()] ?? 1;
  const holiday = isHoliday(date);
  const summerHours = isSummer(date) ? 1 : 0;
  return TOUCHPOINTS.map((touchpoint) => {
    const { channel, winterOffset } = touchpoint;
    if (holiday && (channel === "store" || channel === "phone")) return 0;
    const local = seconds + (winterOffset + summerHours) * HOUR;
    const weekday = (Math.floor(local / DAY) + FIRST_WEEKDAY) % 7;
    const share = touchpoint.share * asked(touchpoint, seconds, end);
    return (share * season * BUSY[channel](weekday, Math.floor((local % DAY) / HOUR))) / OPEN[channel];
  });
}

/** The sum of a week's hours, so that a share is a share whatever the opening hours. */
const OPEN: Readonly<Record<Channel, number>> = {
  store: weekOf("store"),
  web: weekOf("web"),
  app: weekOf("app"),
  phone: weekOf("phone"),
};

function weekOf(channel: Channel): number {
  let sum = 0;
  for (let hour = 0; hour < 168; hour++) sum += BUSY[channel](Math.floor(hour / 24), hour % 24);
  return sum;
}

/** European summer time: from the last Sunday of March to the last of October, at 1:00 UTC. */
function isSummer(date: Date): boolean {
  const lastSunday = (month: number) => {
    const last = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0, 1));
    return last.getTime() - last.getUTCDay() * DAY * 1000;
  };
  return date.getTime() >= lastSunday(2) && date.getTime() < lastSunday(9);
}

/** Christmas and New Year's Day. */
function isHoliday(date: Date): boolean {
  const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()];
  return (month === 12 && (day === 25 || day === 26)) || (month === 1 && day === 1);
}

/** The last day that was over in UTC at `now` (unix milliseconds): what a sample made now ends with. */
export const yesterday = (now: number): string => new Date(now - 86_400_000).toISOString().slice(0, 10);
