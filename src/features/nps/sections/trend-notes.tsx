import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { latestStep, type LatestStep } from "../../../analysis/changes/ups-and-downs.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { dayBounds, type SecondBounds } from "../../../lib/time/dates.ts";
import type { Period } from "../../../lib/time/periods.ts";
import { HowComputed } from "../insights/how-computed.tsx";
import type { ChangesInView } from "../insights/use-insights.ts";
import type { NpsView } from "../data/view/use-nps-view.ts";
import type { PeriodLabels } from "../../../ui/charts/use-period-labels.ts";
import { useRangeText } from "./charts/score-cell.tsx";
import classes from "./trend-notes.module.css";

interface TrendNotesProps {
  readonly trend: NpsView["trend"];
  /** Undefined where there are too few periods to tell of any. */
  readonly changes: ChangesInView | undefined;
  readonly labels: PeriodLabels;
  readonly screen: Screen;
  /** When reading began, in unix seconds. */
  readonly until: number | undefined;
}

/** One line: how the latest period differs from the one before it, and how that and the trend are computed. */
export function TrendNotes({ trend, changes, labels, screen, until }: TrendNotesProps) {
  const { t } = useLingui();
  const rangeText = useRangeText();
  const { values, zone } = screen;
  const bounds = dayBounds(values, zone);
  const comparable = trend.filter(({ period }) => !isCut(period, bounds, until));
  const level = changes === undefined ? [] : levelOf(comparable, changes.segments.at(-1)?.first.start);
  const [before, last] = level.slice(-2);
  const step = latestStep(level.map(({ tally }) => tally));
  const compare = () => {
    if (before === undefined || last === undefined || step === undefined) return undefined;
    const [now, then] = [labels.full(last.period.date), labels.full(before.period.date)];
    const size = Math.round(Math.abs(step.difference));
    const points = t`${plural(size, { one: "# point", other: "# points" })}`;
    const compared =
      step.difference < 0 ? t`${now} is ${points} below ${then}.` : t`${now} is ${points} above ${then}.`;
    return { compared: size === 0 ? t`${now} is as high as ${then}.` : compared, evidence: evidenceOf(step) };
  };
  const evidenceOf = (latest: LatestStep): string => {
    const range = rangeText(latest);
    if (!latest.usual) return t`95% interval ${range}, more than the usual ups and downs`;
    return latest.different
      ? t`95% interval ${range}: likely real, and usual from one period to the next`
      : t`95% interval ${range}, no more than the usual ups and downs`;
  };
  const told = compare();
  return (
    <div className={classes["notes"]}>
      {told === undefined ? null : (
        <p>
          {told.compared} <span className={classes["evidence"]}>{told.evidence}</span>
        </p>
      )}
      <HowComputed
        topic={{ kind: "trend", units: changes?.units ?? 0, found: changes?.found ?? [], step, zone }}
      />
    </div>
  );
}

/** Whether a period lies partly outside of the selected dates, though it has ended. */
const isCut = (
  { start, end }: Period,
  { createdFrom = -Infinity, createdTo = Infinity }: SecondBounds,
  until = Infinity,
): boolean => start < createdFrom || (end - 1 > createdTo && end <= until);

/** The periods with answers since the level began that holds now. */
const levelOf = (trend: NpsView["trend"], start = 0): NpsView["trend"] =>
  trend.filter(({ period, tally }) => period.start >= start && tally.answers > 0);
