import type { Counts } from "../../../analysis/score.ts";
import { narrowed } from "../../../analysis/selection/count-selection.ts";
import type { SliceFilter } from "../../../analysis/slice/slice-filter.ts";
import { isCalendarDate, type SecondBounds } from "../../../lib/time/dates.ts";
import type { NpsView } from "../data/view/use-nps-view.ts";

/** Something with a score of its own, to be put beside another. */
export interface Side {
  /** Its kind and its id: `touchpoint:…`, or `period:` and the period's first date. */
  readonly key: string;
  readonly name: string;
  /** Undefined for a period that the trend does not have, such as a month where it has quarters. */
  readonly counts: Counts | undefined;
  /** Of a period: its seconds, both included. */
  readonly bounds?: Required<SecondBounds>;
}

export interface CountedSide extends Side {
  readonly counts: Counts;
}

export const isCounted = (side: Side | undefined): side is CountedSide => side?.counts !== undefined;

/** What sides are called. */
interface Names {
  readonly touchpoint: (id: string) => string | undefined;
  /** A period of the trend by its first date. */
  readonly period: (date: string) => string;
  readonly date: (date: string) => string;
}

const NO_ANSWERS: Counts = { top: 0, middle: 0, bottom: 0 };
const [TOUCHPOINT, PERIOD] = ["touchpoint:", "period:"];

/** What is in view of a side: a touchpoint whatever others are picked, a period whatever days are picked on the trend. */
export function sideFilter(filter: SliceFilter, { key, bounds }: Side): SliceFilter {
  if (bounds === undefined) return { ...filter, touchpoint: [key.slice(TOUCHPOINT.length)] };
  const { brush: _, ...others } = filter;
  return narrowed(others, bounds);
}

/**
 * The touchpoints in view, most answers first, and the periods of the trend, latest first: those with answers, and what
 * of `chosen` has none.
 */
export function sidesOf(
  { by, trend }: Pick<NpsView, "by" | "trend">,
  names: Names,
  chosen: readonly string[],
): { readonly touchpoints: readonly Side[]; readonly periods: readonly Side[] } {
  const touchpoints: readonly Side[] = by.touchpoint.map(({ id, name, tally }) => ({
    key: TOUCHPOINT + id,
    name: names.touchpoint(id) ?? (name === "" ? id : name),
    counts: tally,
  }));
  const periods: readonly Side[] = trend
    .filter(({ period, tally }) => tally.answers > 0 || chosen.includes(PERIOD + period.date))
    .map(({ period, tally }) => ({
      key: PERIOD + period.date,
      name: names.period(period.date),
      counts: tally,
      bounds: { createdFrom: period.start, createdTo: period.end - 1 },
    }))
    .toReversed();
  const lacking = (kind: string, sides: readonly Side[]) =>
    chosen
      .filter((key) => key.startsWith(kind) && sides.every((side) => side.key !== key))
      .map((key) => ({ key, id: key.slice(kind.length) }));
  return {
    touchpoints: [
      ...touchpoints,
      ...lacking(TOUCHPOINT, touchpoints).map(({ key, id }) => ({
        key,
        name: names.touchpoint(id) ?? id,
        counts: NO_ANSWERS,
      })),
    ],
    periods: [
      ...periods,
      ...lacking(PERIOD, periods)
        .filter(({ id }) => isCalendarDate(id))
        .map(({ key, id }) => ({ key, name: names.date(id), counts: undefined })),
    ],
  };
}
