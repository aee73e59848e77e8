import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../i18n/use-formats.ts";
import { NONE } from "../../../lib/format-number.ts";
import type { PeriodLabels } from "../../../ui/charts/use-period-labels.ts";
import type { MeanPoint } from "./mean-points.ts";

const DIGITS = 2;

interface MeanTexts {
  readonly range: (point: MeanPoint) => string;
  /** What a point says. */
  readonly point: (point: MeanPoint) => string;
  /** What all of them show; undefined without answers. */
  readonly all: (points: readonly MeanPoint[]) => string | undefined;
}

/** What means over time say, in words. */
export function useMeanTexts(labels: PeriodLabels): MeanTexts {
  const { t } = useLingui();
  const { number } = useFormats();
  const range = ({ interval }: MeanPoint) =>
    interval === undefined ? NONE : t`${number(interval.low, DIGITS)} to ${number(interval.high, DIGITS)}`;
  const told = ({ mean, date }: MeanPoint) => t`${number(mean ?? undefined, DIGITS)} (${labels.full(date)})`;
  return {
    range,
    point: (point) => {
      const { date, mean, answers } = point;
      const name = labels.full(date);
      if (mean === null) return t`${name}: no answers`;
      const count = t`${plural(answers, { one: "# answer", other: "# answers" })}`;
      return t`${name}: mean ${number(mean, DIGITS)} (${range(point)}), ${count}`;
    },
    all: (points) => {
      const answered = points.filter(({ mean }) => mean !== null);
      const enough = answered.filter(({ few }) => !few);
      const byMean = (enough.length > 0 ? enough : answered).toSorted(
        (a, b) => (a.mean ?? 0) - (b.mean ?? 0),
      );
      const [lowest, highest] = [byMean[0], byMean.at(-1)];
      if (lowest === undefined || highest === undefined) return undefined;
      return lowest === highest ? told(lowest) : t`Between ${told(lowest)} and ${told(highest)}.`;
    },
  };
}
