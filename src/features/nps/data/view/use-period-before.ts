import { useMemo, useState } from "react";
import type { Columns } from "../../../../analysis/columns/columns.ts";
import { compare, type Comparison } from "../../../../analysis/slice/comparison.ts";
import type { ScreenValues } from "../../../../filters/fields.ts";
import { previousRange, yearBefore } from "../../../../lib/time/date-presets.ts";
import { dateAt, dayBounds, type DateRange } from "../../../../lib/time/dates.ts";
import { sliceFilter } from "./nps-view.ts";
import { daysInView } from "./picks.ts";
import { readRequest, type Wish } from "../read-request.ts";
import { useColumnsReading, type ColumnsInView } from "../use-columns-reading.ts";

/** What is in view against as many days right before, or the same days a year before. */
export interface AgainstBefore {
  readonly days: Required<DateRange>;
  /** What is compared with them. */
  readonly inView: DateRange;
  /** The earlier days may have to be read first. */
  readonly phase: ColumnsInView["phase"];
  readonly comparison: Comparison;
  readonly goOn: () => void;
}

const secondsNow = (): number => Date.now() / 1000;

/**
 * The comparison with the period before; undefined where the range is open to the past. The earlier days are read
 * once everything `inView` has been; `wish` is what is wanted of both.
 */
export function usePeriodBefore(
  values: ScreenValues,
  zone: string,
  inView: ColumnsInView,
  wish: Wish,
): AgainstBefore | undefined {
  const [opened] = useState(secondsNow);
  // By themselves: remembered with the reading, they would be compared anew at each of its steps.
  const shown = useMemo(() => daysInView(values, dateAt(opened, zone)), [values, opened, zone]);
  const { against, code } = values;
  // Which earlier responses have a code is not known.
  const days = useMemo(
    () => (code !== undefined ? undefined : against === "year" ? yearBefore(shown) : previousRange(shown)),
    [against, code, shown],
  );
  const earlier = { ...values, during: undefined, from: days?.from, to: days?.to };
  const enabled = days !== undefined && inView.phase === "complete";
  const { columns, phase, goOn } = useColumnsReading(
    readRequest(days === undefined ? values : earlier, zone, wish),
    enabled,
  );
  const comparison = useMemo(
    () => (days !== undefined && enabled ? compareWith(days, columns, values, zone) : undefined),
    [days, enabled, columns, values, zone],
  );
  if (days === undefined || comparison === undefined) return undefined;
  return { days, inView: shown, phase, comparison, goOn };
}

function compareWith(days: DateRange, columns: Columns, values: ScreenValues, zone: string): Comparison {
  const now = sliceFilter(values, zone);
  const { brush: _, ...others } = now;
  return compare(columns, now, { ...others, ...dayBounds(days, zone) });
}
