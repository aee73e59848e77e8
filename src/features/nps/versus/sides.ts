import type { NpsCounts } from "../../../analysis/nps.ts";
import type { NpsView } from "../nps-view.ts";

/** Something with a score of its own, to be put beside another. */
export interface Side {
  /** Its kind and its id: `touchpoint:…`, or `period:` and the period's first date. */
  readonly key: string;
  readonly name: string;
  readonly counts: NpsCounts;
}

/** The touchpoints in view, most answers first, and the periods of the trend, latest first. */
export function sidesOf(
  { by, trend }: Pick<NpsView, "by" | "trend">,
  nameOfPeriod: (date: string) => string,
): { readonly touchpoints: readonly Side[]; readonly periods: readonly Side[] } {
  return {
    touchpoints: by.touchpoint.map(({ id, name, tally }) => ({
      key: `touchpoint:${id}`,
      name: name === "" ? id : name,
      counts: tally,
    })),
    periods: trend
      .filter(({ tally }) => tally.answers > 0)
      .map(({ period, tally }) => ({
        key: `period:${period.date}`,
        name: nameOfPeriod(period.date),
        counts: tally,
      }))
      .toReversed(),
  };
}
