import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { Equal, TrendingDown, TrendingUp } from "lucide-react";
import type { ScoreDifference } from "../../../analysis/interval.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { AgainstBefore } from "../data/view/use-period-before.ts";
import { useRangeText } from "./charts/score-cell.tsx";
import { HowComputed } from "../insights/how-computed.tsx";
import {
  usualDifference,
  type KnownPeriods,
  type UsualDifference,
} from "../../../analysis/changes/ups-and-downs.ts";
import type { NpsView } from "../data/view/use-nps-view.ts";
import { isPicked } from "../data/view/picks.ts";
import type { ChangesInView } from "../insights/use-insights.ts";
import type { NpsModel } from "../model/use-nps-screen.ts";
import { SCREEN_ONLY } from "../../../ui/screen-only.ts";
import classes from "./headline.module.css";

/** How the score and the responses have moved since the days before or a year before, as far as that is sure. */
export function TrendNote({
  model: { screen, days, view, insights, against },
}: {
  readonly model: NpsModel;
}) {
  return (
    <div className={classes["beside"]}>
      {against === undefined ? null : (
        <Against
          against={against}
          known={knownPeriods(view, insights.changes, days.values.during, screen.zone)}
        />
      )}
      <CompareWith screen={screen} />
    </div>
  );
}

/** Which days those of the screen are compared with. */
function CompareWith({ screen: { values, change } }: Pick<NpsModel, "screen">) {
  const { t } = useLingui();
  return (
    <select
      {...SCREEN_ONLY}
      className={classes["compare"]}
      aria-label={t`Compare with`}
      value={values.against ?? ""}
      onChange={({ currentTarget }) =>
        change({ against: currentTarget.value === "year" ? "year" : undefined })
      }
    >
      <option value="">{t`the days before`}</option>
      <option value="year">{t`the same days a year before`}</option>
    </select>
  );
}

interface AgainstProps {
  readonly against: AgainstBefore;
  /** Undefined where there are too few periods to tell what is usual. */
  readonly known: KnownPeriods | undefined;
}

function Against({ against, known }: AgainstProps) {
  const { t } = useLingui();
  const { dateRange, number } = useFormats();
  const { days, phase, comparison, goOn } = against;
  const before = dateRange(days.from ?? "", days.to ?? "");
  if (phase === "reading")
    return <p className={classes["pooled"]}>{t`Reading ${before} to compare with…`}</p>;
  if (phase !== "complete") {
    return (
      <p className={classes["pooled"]}>
        {t`Not everything from ${before} could be read, so there is no comparison.`}{" "}
        <Button variant="subtle" size="compact-xs" onClick={goOn}>{t`Try again`}</Button>
      </p>
    );
  }
  const { difference, one, other } = comparison;
  const responses = t`${plural(other.chains, { one: "# response", other: "# responses" })}`;
  const usual = usualDifference(comparison, known);
  return (
    <div className={classes["trend"]} role="group" aria-label={t`Against the period before`}>
      {difference === undefined ? null : <Difference difference={difference} before={before} usual={usual} />}
      <div className={classes["line"]}>
        <p className={classes["pooled"]}>
          {other.total.answers === 0
            ? t`No answers from ${before} to compare with`
            : t`${number(one.chains)} against ${responses}`}
        </p>
        {difference === undefined ? null : (
          <HowComputed
            topic={{
              kind: "difference",
              now: one.total,
              before: other.total,
              difference,
              upsAndDowns: usual?.deviation,
            }}
          />
        )}
      </div>
    </div>
  );
}

interface DifferenceProps {
  readonly difference: ScoreDifference;
  readonly before: string;
  readonly usual: UsualDifference | undefined;
}

function Difference({ difference, before, usual }: DifferenceProps) {
  const { t } = useLingui();
  const { signed } = useFormats();
  const rangeText = useRangeText();
  const by = signed(difference.difference, 1);
  const range = rangeText(difference);
  const Icon =
    difference.different && usual?.usual !== true
      ? difference.difference > 0
        ? TrendingUp
        : TrendingDown
      : Equal;
  return (
    <p className={classes["difference"]}>
      <Icon size={16} aria-hidden />
      <span>
        {difference.different
          ? t`${by} against ${before} (95% interval ${range})`
          : t`No clear difference from ${before} (${by}, 95% interval ${range})`}
        {difference.different && usual?.usual === true ? (
          <>
            {": "}
            <Trans>likely real, and usual from one period to the next</Trans>
          </>
        ) : null}
      </span>
    </p>
  );
}

/** What the trend tells of usual ups and downs: its periods since the newest change. */
function knownPeriods(
  { trend }: NpsView,
  changes: ChangesInView | undefined,
  during: string | undefined,
  zone: string,
): KnownPeriods | undefined {
  const start = changes?.segments.at(-1)?.first.start;
  if (start === undefined) return undefined;
  const answered = trend.filter(({ tally }) => tally.answers > 0);
  return {
    level: answered.filter(({ period }) => period.start >= start).map(({ tally }) => tally),
    inView: answered.filter(({ period }) => during === undefined || isPicked(period, during, zone)).length,
  };
}
