/**
 * What happened on a day ("New till"), as people list it: on the trend, in files, in a team's list at
 * `GET /earshot/events`. A name may come twice: things happen again.
 */
import * as z from "zod/mini";
import { compareByCodePoint } from "../../lib/text/code-point-order.ts";
import { isCalendarDate } from "../../lib/time/dates.ts";
import { listReader } from "../../lib/text/parsed-json.ts";
import { saidText } from "../metric/metric-list.ts";

const day = z
  .string("must be a day such as 2026-06-01")
  .check(z.refine(isCalendarDate, "must be a day such as 2026-06-01"));

/** One event. Days are calendar dates, `until` included; other members are passed over. */
export const datedEventSchema = z
  .object({
    at: day,
    name: saidText,
    /** The last day, of what lasted: it is drawn, and not counted. */
    until: z.exactOptional(day),
    /** The id of the one touchpoint that it is about. */
    touchpoint: z.exactOptional(saidText),
  })
  .check(
    z.refine(({ at, until }) => until === undefined || until >= at, {
      path: ["until"],
      error: "must not be before at",
    }),
  );
export type DatedEvent = Readonly<z.infer<typeof datedEventSchema>>;

/** Those that concern a selection, in order: one of a touchpoint is left out where only others are selected. */
export const concerning = (
  events: readonly DatedEvent[],
  touchpoints: readonly string[],
): readonly DatedEvent[] =>
  inEventOrder(events).filter(
    ({ touchpoint }) =>
      touchpoint === undefined || touchpoints.length === 0 || touchpoints.includes(touchpoint),
  );

/** By day, then by name (code points), then by what else tells two apart. */
export const inEventOrder = (events: readonly DatedEvent[]): readonly DatedEvent[] =>
  events.toSorted(
    (one, other) =>
      compareByCodePoint(one.at, other.at) ||
      compareByCodePoint(one.name, other.name) ||
      compareByCodePoint(one.until ?? "", other.until ?? "") ||
      compareByCodePoint(one.touchpoint ?? "", other.touchpoint ?? ""),
  );

export const [eventsIn, eventsInText] = listReader<DatedEvent>("events", datedEventSchema);
