import { Trans, useLingui } from "@lingui/react/macro";
import {
  countAnswers,
  isFew,
  roundedScore,
  type Counts,
  type Interval,
  sharesOf,
} from "../../../../analysis/score.ts";
import { useFormats } from "../../../../i18n/use-formats.ts";
import { NONE } from "../../../../lib/format-number.ts";
import { useShownScore } from "../../data/view/shown-score.ts";
import classes from "./few-answers.module.css";
import bars from "./buckets.module.css";

/** A score in a table: one decimal, muted and marked where few answers are behind it. */
export function ScoreCell({ counts }: { readonly counts: Counts }) {
  const shown = useShownScore();
  const answers = countAnswers(counts);
  const few = isFew(answers);
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

const BUCKETS = ["bottom", "middle", "top"] as const;

/** Bottom, middle and top as parts of one bar, in words too where it is not small and they fit. */
export function BucketBar({ counts, small = false }: { readonly counts: Counts; readonly small?: boolean }) {
  const { bucket: names } = useShownScore();
  const { share } = useFormats();
  const shares = sharesOf(counts);
  return (
    <span className={bars["bar"]} data-small={small || undefined} aria-hidden>
      {shares === undefined
        ? null
        : BUCKETS.filter((bucket) => shares[bucket] > 0).map((bucket) => (
            <span key={bucket} data-bucket={bucket} style={{ flexGrow: shares[bucket] }}>
              {small ? null : (
                <span>
                  <span className={bars["name"]}>{names[bucket].name}</span> {share(shares[bucket])}
                </span>
              )}
            </span>
          ))}
    </span>
  );
}
