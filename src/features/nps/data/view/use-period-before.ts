import { useMemo, useState } from "react";
import type { Columns } from "../../../../analysis/columns/columns.ts";
import { compare, type Comparison } from "../../../../analysis/slice/comparison.ts";
import type { ScreenValues } from "../../../../filters/fields.ts";
import { previousRange, yearBefore } from "../../../../lib/time/date-presets.ts";
import { dateAt, dayBounds, type DateRange } from "../../../../lib/time/dates.ts";
import { sliceFilter } from "../../../../filters/sliced-by.ts";
import { daysInView } from "./picks.ts";
import { readRequest, type ReadOptions } from "../read-request.ts";
import { useColumnsReading, type ColumnsInView } from "../use-columns-reading.ts";
import type { CodedChains } from "../coded-chains.ts";
import { useCoded } from "../use-coded.ts";

/** What is in view against as many days right before, or the same days a year before. */
export type AgainstBefore = NonNullable<ReturnType<typeof usePeriodBefore>>;

/**
 * The comparison of what is in view with the period before, which may have to be read first; undefined where the range is open to
 * the past. The earlier days are read once everything `inView` has been; `options` is what is wanted of both, `coded` the chains in
 * view that have the codes.
 */
export function usePeriodBefore(
  values: ScreenValues,
  zone: string,
  inView: ColumnsInView,
  options: ReadOptions,
  coded: CodedChains | undefined,
) {
  const [opened] = useState(() => Date.now() / 1000);
  // By themselves: remembered with the reading, they would be compared anew at each of its steps.
  const shown = useMemo(() => daysInView(values, dateAt(opened, zone)), [values, opened, zone]);
  const { against, code } = values;
  const days = useMemo(
    () => (against === "year" ? yearBefore(shown) : previousRange(shown)),
    [against, shown],
  );
  const earlier = { ...values, during: undefined, from: days?.from, to: days?.to };
  const enabled = days !== undefined && inView.phase === "complete";
  const request = readRequest(days === undefined ? values : earlier, zone, options);
  const whole = useColumnsReading(request, enabled);
  const { columns, phase, goOn } = useCoded(whole, request, enabled ? code : undefined, coded).reading;
  const comparison = useMemo(
    () => (days !== undefined && enabled ? compareWith(days, columns, values, zone) : undefined),
    [days, enabled, columns, values, zone],
  );
  if (days === undefined || comparison === undefined) return undefined;
  return { days, inView: shown, phase, comparison, columns, goOn };
}

function compareWith(days: DateRange, columns: Columns, values: ScreenValues, zone: string): Comparison {
  const now = sliceFilter(values, zone);
  const { brush: _, ...others } = now;
  return compare(columns, now, { ...others, ...dayBounds(days, zone) });
}
