import { Trans, useLingui } from "@lingui/react/macro";
import { latestStep } from "../../../analysis/changes/ups-and-downs.ts";
import type { ScreenValues } from "../../../filters/fields.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { HowComputed } from "../how/how-computed.tsx";
import { PartLink } from "../says/part-link.tsx";
import { PARTS } from "../says/sentence.ts";
import type { ChangesInView } from "../says/changes-in-view.ts";
import type { NpsView } from "../view/nps-view.ts";
import type { PeriodLabels } from "../../../ui/charts/use-period-labels.ts";
import { useRangeText } from "../texts/use-range-text.ts";
import classes from "./trend-ways.module.css";

interface TrendWaysProps {
  readonly trend: NpsView["trend"];
  readonly changes: ChangesInView;
  readonly labels: PeriodLabels;
  /** True where there is something that explains the newest change. */
  readonly explained: boolean;
  /** The search of the address that shows the comments since the newest change. */
  readonly searchSince: (date: string) => ScreenValues;
}

/** How the latest period differs from the one before it, and the ways on from the newest change. */
export function TrendWays({ trend, changes, labels, explained, searchSince }: TrendWaysProps) {
  const { t } = useLingui();
  const { signed } = useFormats();
  const rangeText = useRangeText();
  const { found, segments, units } = changes;
  const newest = found.at(-1);
  const level = levelOf(trend, segments.at(-1)?.first.start);
  const [before, last] = level.slice(-2);
  const step = latestStep(level.map(({ tally }) => tally));
  const told = () => {
    if (before === undefined || last === undefined || step === undefined) return undefined;
    const [now, then] = [labels.short(last.period.date), labels.short(before.period.date)];
    const [by, range] = [signed(step.difference), rangeText(step)];
    return step.usual
      ? t`${now} against ${then}: ${by} (${range}), within the usual ups and downs.`
      : t`${now} against ${then}: ${by} (${range}), more than the usual ups and downs.`;
  };
  return (
    <div className={classes["ways"]}>
      <p>{told()}</p>
      {step === undefined ? null : <HowComputed topic={{ kind: "usual", step }} />}
      {newest === undefined ? null : (
        <>
          {explained ? (
            <PartLink to={PARTS.why}>
              <Trans>Why?</Trans>
            </PartLink>
          ) : null}
          <PartLink to={PARTS.comments} search={searchSince(newest.since.iso.slice(0, 10))}>
            <Trans>Comments since then</Trans>
          </PartLink>
        </>
      )}
      <HowComputed topic={{ kind: "changes", units, found }} />
    </div>
  );
}

/** The periods with answers since the level began that holds now. */
const levelOf = (trend: NpsView["trend"], start = 0): NpsView["trend"] =>
  trend.filter(({ period, tally }) => period.start >= start && tally.answers > 0);
