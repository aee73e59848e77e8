import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { Equal, TrendingDown, TrendingUp } from "lucide-react";
import type { ScoreDifference } from "../../../analysis/interval.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { AgainstBefore } from "../data/view/use-period-before.ts";
import { useRangeText } from "./charts/use-range-text.ts";
import { HowComputed } from "../insights/how-computed.tsx";
import { usualDifference, type KnownPeriods, type UsualDifference } from "./usual-difference.ts";
import classes from "./headline.module.css";

interface TrendNoteProps {
  readonly against: AgainstBefore;
  /** Undefined where there are too few periods to tell what is usual. */
  readonly known: KnownPeriods | undefined;
}

/** How the score and the responses have moved since the period before, as far as that is sure. */
export function TrendNote({ against, known }: TrendNoteProps) {
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
        <Button variant="subtle" size="compact-xs" onClick={goOn}>
          <Trans>Try again</Trans>
        </Button>
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
            <Trans>within the usual ups and downs</Trans>
          </>
        ) : null}
      </span>
    </p>
  );
}
