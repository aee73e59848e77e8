/** What happened while the sample's answers came: one event at its change, and two after which nothing changed. */
import { MORE_ASKED } from "./stories.ts";

interface SampleEvent {
  /** A calendar date. */
  readonly at: string;
  readonly name: string;
}

/** Of a sample that ends with the day `until`. */
export const sampleEvents = (until: string): readonly SampleEvent[] => [
  { at: monthsBefore(until, 20), name: "Loyalty card" },
  { at: monthsBefore(until, 17), name: "New opening hours" },
  { at: monthsBefore(until, MORE_ASKED.monthsAgo), name: "Every caller is asked" },
];

/** The first day of a month, counted back from that of `until`. */
function monthsBefore(until: string, months: number): string {
  const [year = 0, month = 1] = until.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
}
