import { roundStep } from "../../../lib/statistics/round-step.ts";
import type { NumberSums, ScaleBounds } from "../../../analysis/answers/means-over-time.ts";
import { meanInterval } from "../../../analysis/answers/means-over-time.ts";
import { FEW_ANSWERS, isFew, surePeriods } from "../../../analysis/score.ts";
import type { Period } from "../../../lib/time/periods.ts";
import type { NumbersTable } from "../../../lib/text/csv.ts";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../i18n/use-formats.ts";
import { NONE } from "../../../lib/format-number.ts";
import type { PeriodLabels } from "../../../ui/charts/use-period-labels.ts";

/** The numbers that one period's respondents answered. */
export type MeanPoint = ReturnType<typeof meanPoints>[number];

export const meanPoints = (periods: readonly Period[], sums: readonly NumberSums[], scale?: ScaleBounds) =>
  periods.map((period, place) => {
    const of = sums[place] ?? { count: 0, sum: 0, squares: 0 };
    const { mean = null, deviation, interval } = meanInterval(of, scale) ?? {};
    return {
      period,
      /** The period's first calendar date. */
      date: period.date,
      answers: of.count,
      /** Null in a period without answers: a gap, not a 0. */
      mean,
      /** Undefined where fewer than two answered, as the interval is. */
      deviation,
      interval,
      /** The interval as a chart takes it. */
      range: interval === undefined ? null : ([interval.low, interval.high] as const),
      few: isFew(of.count),
    };
  });

/** Marks on the axis, about so many. */
const TICKS = 4;

/** An axis that holds every point, with tidy marks. Bands of few answers may reach beyond it. */
export function meanAxis(points: readonly MeanPoint[]): {
  readonly domain: readonly [low: number, high: number];
  readonly ticks: readonly number[];
} {
  const bands = surePeriods(points).flatMap(({ range }) => range ?? []);
  const all = [...bands, ...points.flatMap(({ mean }) => mean ?? [])];
  if (all.length === 0) return { domain: [0, 1], ticks: [0, 1] };
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const least = (high - low || Math.abs(high) || 1) / TICKS;
  const step = roundStep(least);
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  const steps = Math.max(1, last - first);
  const ticks = Array.from({ length: steps + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
  return { domain: [ticks[0] ?? low, ticks.at(-1) ?? high], ticks };
}

const rounded = (value: number | null | undefined): number | string =>
  value === undefined || value === null ? "" : Number(value.toFixed(6));

/** Periods by their first date. */
export const meansTable = (points: readonly MeanPoint[]): NumbersTable => ({
  head: ["from", "mean", "interval low", "interval high", "answers"],
  rows: points.map(({ date, mean, interval, answers }) => [
    date,
    rounded(mean),
    rounded(interval?.low),
    rounded(interval?.high),
    answers,
  ]),
});

const DIGITS = 2;

/** What means over time say, in words. */
export function useMeanTexts(labels: PeriodLabels) {
  const { t } = useLingui();
  const { number } = useFormats();
  const range = ({ interval }: MeanPoint) =>
    interval === undefined ? NONE : t`${number(interval.low, DIGITS)} to ${number(interval.high, DIGITS)}`;
  const told = ({ mean, date }: MeanPoint) => t`${number(mean ?? undefined, DIGITS)} (${labels.full(date)})`;
  return {
    range,
    point: (point: MeanPoint) => {
      const { date, mean, answers } = point;
      const name = labels.full(date);
      if (mean === null) return t`${name}: no answers`;
      const count = t`${plural(answers, { one: "# answer", other: "# answers" })}`;
      return t`${name}: mean ${number(mean, DIGITS)} (${range(point)}), ${count}`;
    },
    /** What all of them show; undefined without answers. */
    all: (points: readonly MeanPoint[]) => {
      const answered = points.filter(({ mean }) => mean !== null);
      const enough = answered.filter(({ few }) => !few);
      const byMean = (enough.length > 0 ? enough : answered).toSorted(
        (a, b) => (a.mean ?? 0) - (b.mean ?? 0),
      );
      const [lowest, highest] = [byMean[0], byMean.at(-1)];
      if (lowest === undefined || highest === undefined) return undefined;
      if (lowest !== highest) return t`Between ${told(lowest)} and ${told(highest)}.`;
      const [period, mean] = [labels.full(lowest.date), number(lowest.mean ?? undefined, DIGITS)];
      return answered.length === 1
        ? t`${mean} in ${period}, the only period with answers.`
        : t`${mean} in ${period}, the only period with ${FEW_ANSWERS} answers or more.`;
    },
  };
}
