/** Events on a trend: the periods in which they began, each with the numbers of the events in their list. */
import { cutText } from "../../lib/text/fit-text.ts";
import { startOfDay } from "../../lib/time/dates.ts";
import { periodAt, type Period } from "../../lib/time/periods.ts";
import type { DatedEvent } from "./dated-event.ts";

export interface EventMark {
  /** The first date of the period. */
  readonly date: string;
  readonly label: string;
  /** The first date of the last period that the longest of them lasted into, where that is another one. */
  readonly until: string | undefined;
}

/** Characters of a name on the trend. */
const MOST_OF_NAME = 24;

/**
 * The periods, which follow one another, in which events began; those before and after have none. `shown` is the place
 * of the event that stands there with its name.
 */
export function eventMarks(
  events: readonly DatedEvent[],
  periods: readonly Period[],
  zone: string,
  shown: number | undefined,
): readonly EventMark[] {
  const marks = new Map<string, EventMark>();
  for (const [place, { at, name, until: lastDay }] of events.entries()) {
    const date = periodOf(at, periods, zone)?.date;
    if (date === undefined) continue;
    const number = place === shown ? `${place + 1} ${cutText(name, MOST_OF_NAME)}` : String(place + 1);
    const { label: others, until: end = date } = marks.get(date) ?? {};
    // What lasts beyond the trend is drawn to its end.
    const last =
      lastDay === undefined ? date : ((periodOf(lastDay, periods, zone) ?? periods.at(-1))?.date ?? date);
    const until = last > end ? last : end;
    marks.set(date, {
      date,
      label: others === undefined ? number : `${others}, ${number}`,
      until: until > date ? until : undefined,
    });
  }
  return [...marks.values()];
}

/** The period in which a day begins. */
export const periodOf = (day: string, periods: readonly Period[], zone: string): Period | undefined =>
  periods[periodAt(periods, startOfDay(day, zone))];
