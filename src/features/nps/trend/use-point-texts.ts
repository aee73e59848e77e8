import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { roundedNps } from "../../../analysis/nps.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { TrendPoint } from "../figures/trend-points.ts";
import type { PeriodLabels } from "../../../ui/charts/use-period-labels.ts";
import { useRangeText } from "../texts/use-range-text.ts";

/** What a point of the trend says, in words. */
export function usePointTexts(labels: PeriodLabels): (point: TrendPoint) => string {
  const { t } = useLingui();
  const { signed } = useFormats();
  const rangeText = useRangeText();
  return ({ date, tally, interval, answers, unread }) => {
    const name = labels.full(date);
    if (unread) return t`${name}: not read yet`;
    if (answers === 0) return t`${name}: no answers`;
    const count = t`${plural(answers, { one: "# answer", other: "# answers" })}`;
    return t`${name}: NPS ${signed(roundedNps(tally, 1), 1)} (${rangeText(interval)}), ${count}`;
  };
}
