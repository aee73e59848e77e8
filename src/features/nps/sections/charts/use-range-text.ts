import { useLingui } from "@lingui/react/macro";
import type { Interval } from "../../../../analysis/score.ts";
import { useFormats } from "../../../../i18n/use-formats.ts";
import { NONE } from "../../../../lib/format-number.ts";

/** An interval as a range, since its middle is not the score. */
export function useRangeText(): (interval: Interval | undefined) => string {
  const { t } = useLingui();
  const { signed } = useFormats();
  return (interval) =>
    interval === undefined ? NONE : t`${signed(interval.low)} to ${signed(interval.high)}`;
}
