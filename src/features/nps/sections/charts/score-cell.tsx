import { Trans, useLingui } from "@lingui/react/macro";
import {
  countAnswers,
  FEW_ANSWERS,
  roundedScore,
  type Counts,
  type Interval,
} from "../../../../analysis/score.ts";
import { useFormats } from "../../../../i18n/use-formats.ts";
import { NONE } from "../../../../lib/format-number.ts";
import { useShownScore } from "../../data/view/shown-score.ts";
import classes from "./few-answers.module.css";

/** A score in a table: one decimal, muted and marked where few answers are behind it. */
export function ScoreCell({ counts }: { readonly counts: Counts }) {
  const shown = useShownScore();
  const answers = countAnswers(counts);
  const few = answers > 0 && answers < FEW_ANSWERS;
  return (
    <span className={few ? classes["muted"] : undefined}>
      {few ? <FewAnswers /> : null} {shown.score(roundedScore(counts, 1), 1)}
    </span>
  );
}

/** Marks a number that rests on so few answers that it says little. */
export function FewAnswers() {
  return (
    <span className={classes["mark"]}>
      <Trans>few answers</Trans>
    </span>
  );
}

/** An interval of a difference as a range, since its middle is not the difference. */
export function useRangeText(): (interval: Interval | undefined) => string {
  const { t } = useLingui();
  const { signed } = useFormats();
  return (interval) =>
    interval === undefined ? NONE : t`${signed(interval.low)} to ${signed(interval.high)}`;
}
