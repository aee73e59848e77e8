/** The events of a list against a selection: which of them concern it, and what followed each. */
import { startOfDay } from "../../lib/time/dates.ts";
import type { ReportFigures } from "../report.ts";
import type { ToldEvent } from "../report-beside.ts";
import { scoreFrom } from "../score.ts";
import type { TrendPoint } from "../changes/changes.ts";
import type { Columns } from "../columns/columns.ts";
import { touchpointTrends } from "../selection/touchpoint-trends.ts";
import type { SliceFilter } from "../slice/slice-filter.ts";
import { concerning, type DatedEvent } from "./dated-event.ts";
import { clearAmong, comparable, whatFollowed, type EventSide, type Followed } from "./what-followed.ts";

export interface JudgedEvent extends Followed {
  readonly event: DatedEvent;
  /** When its day begins, in unix seconds. */
  readonly start: number;
  /** Whether the difference is more than chance gives, among those of all events. */
  readonly clear: boolean;
}

/** What events are judged by. */
export interface EventGround {
  /** The trend of everything that is selected. */
  readonly trend: readonly TrendPoint[];
  readonly filter: SliceFilter;
  /** IANA name: where days begin. */
  readonly zone: string;
  /** When reading began, in unix seconds: what has not ended by then is not compared. */
  readonly now: number;
}

/** By day, then name. An event of a touchpoint is judged by its answers, left out where others are selected. */
export function judgeEvents(
  events: readonly DatedEvent[],
  columns: Columns,
  { trend, filter, zone, now }: EventGround,
): readonly JudgedEvent[] {
  const told = concerning(events, filter.touchpoint ?? []);
  const whole = comparable(trend, filter, now);
  const periods = trend.map(({ period }) => period);
  const isOfPlaces = told.some(({ touchpoint }) => touchpoint !== undefined);
  const ofPlaces = isOfPlaces ? touchpointTrends(columns, filter, periods) : [];
  const trendOf = ({ touchpoint }: DatedEvent): readonly TrendPoint[] => {
    if (touchpoint === undefined) return whole;
    return comparable(ofPlaces.find(({ id }) => id === touchpoint)?.trend ?? [], filter, now);
  };
  const followed = told.map((event) => {
    const start = startOfDay(event.at, zone);
    return Object.assign(whatFollowed(trendOf(event), start), { event, start });
  });
  const clear = clearAmong(followed);
  return followed.map((each, at) => Object.assign(each, { clear: clear[at] ?? false }));
}

/** Events that began in the first period after a change, or where there is none, in the last one before it. */
export interface Happened {
  readonly period: "same" | "before";
  /** By day, each name once. */
  readonly names: readonly [string, ...string[]];
}

/** What began in the period of a trend that begins at `since` (unix seconds), else what did in the one before it. */
export function happenedAt(
  since: number,
  events: readonly DatedEvent[],
  { trend, zone }: Pick<ReportFigures, "trend" | "zone">,
): Happened | undefined {
  const place = trend.findIndex(({ start }) => start.unix === since);
  const beganIn = (at: number): readonly string[] => {
    const period = trend[at];
    if (period === undefined) return [];
    const own = events.filter((event) => {
      const start = startOfDay(event.at, zone);
      return period.start.unix <= start && start < period.end.unix;
    });
    return [...new Set(own.map(({ name }) => name))];
  };
  for (const [period, at] of [
    ["same", place],
    ["before", place - 1],
  ] as const) {
    const [first, ...more] = beganIn(at);
    if (first !== undefined) return { period, names: [first, ...more] };
  }
  return undefined;
}

/** Events as reports tell them: of what was not wholly read nothing is claimed. */
export const toldEvents = (events: readonly JudgedEvent[], complete: boolean): readonly ToldEvent[] =>
  events.map(({ event: { at, name }, before, after, difference, clear }) => ({
    at,
    name,
    before: sideOf(before),
    after: sideOf(after),
    difference: complete ? (difference ?? null) : null,
    clear: complete && clear,
  }));

const sideOf = (side: EventSide): ToldEvent["before"] => ({
  score: scoreFrom(side) ?? null,
  answers: side.answers,
});
