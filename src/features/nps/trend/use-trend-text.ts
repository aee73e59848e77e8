import { useLingui } from "@lingui/react/macro";
import { roundedNps } from "../../../analysis/nps.ts";
import type { PeriodUnit } from "../../../lib/time/periods.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { ChangesInView } from "../says/changes-in-view.ts";
import { useNoChangeText } from "../says/use-no-change-text.ts";
import type { TrendPoint } from "../figures/trend-points.ts";
import type { PeriodLabels } from "../../../ui/charts/use-period-labels.ts";

/** What a trend shows, in a sentence; undefined where nobody answered. */
export function useTrendText(labels: PeriodLabels) {
  const { t } = useLingui();
  const { signed } = useFormats();
  const noChange = useNoChangeText();
  return (
    points: readonly TrendPoint[],
    changes: ChangesInView | undefined,
    unit: PeriodUnit,
  ): string | undefined => {
    if (changes !== undefined) {
      return changes.told.length > 0 ? changes.told.join(" ") : noChange(changes.units, unit);
    }
    const answered = points.filter(({ score }) => score !== null);
    const enough = answered.filter(({ few }) => !few);
    const byScore = (enough.length > 0 ? enough : answered).toSorted(
      (a, b) => (a.score ?? 0) - (b.score ?? 0),
    );
    const [lowest, highest] = [byScore[0], byScore.at(-1)];
    if (lowest === undefined || highest === undefined) return undefined;
    const told = (point: TrendPoint) => t`${signed(roundedNps(point.tally))} (${labels.full(point.date)})`;
    return lowest === highest ? told(lowest) : t`Between ${told(lowest)} and ${told(highest)}.`;
  };
}
