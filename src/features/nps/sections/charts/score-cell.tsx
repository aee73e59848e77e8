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
import { useParts } from "../../../../i18n/use-parts.ts";
import { NONE } from "../../../../lib/format-number.ts";
import { useShownScore } from "../../data/view/shown-score.ts";
import hiding from "../../../../ui/hidden.module.css";
import classes from "./few-answers.module.css";
import bars from "./buckets.module.css";

/** A score in a table: one decimal; where few answers are behind it, muted, with the asterisk of `FewAnswersNote`. */
export function ScoreCell({ counts }: { readonly counts: Counts }) {
  const shown = useShownScore();
  const few = isFew(countAnswers(counts));
  const score = shown.score(roundedScore(counts, 1), 1);
  if (!few) return <span>{score}</span>;
  return (
    <span className={classes["noted"]}>
      <span className={hiding["hidden"]}>
        <Trans>few answers</Trans>{" "}
      </span>
      {score}
      <span className={classes["asterisk"]} aria-hidden>
        *
      </span>
    </span>
  );
}

/** What the asterisks of a table stand for, where it has one. */
export function FewAnswersNote({ of }: { readonly of: readonly Counts[] }) {
  if (!of.some((counts) => isFew(countAnswers(counts)))) return null;
  return (
    <p className={classes["note"]}>
      * <Trans>few answers</Trans>
    </p>
  );
}

/** Marks a number that rests on so few answers that it says little. */
export function FewAnswers() {
  const { t } = useLingui();
  return <span className={classes["mark"]}>{t`few answers`}</span>;
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
  const { part } = useParts();
  const shares = sharesOf(counts);
  return (
    <span className={bars["bar"]} data-small={small || undefined} aria-hidden>
      {shares === undefined
        ? null
        : BUCKETS.filter((bucket) => shares[bucket] > 0).map((bucket) => (
            <span key={bucket} data-bucket={bucket} style={{ flexGrow: shares[bucket] }}>
              {small ? null : (
                <span>
                  <span className={bars["name"]}>{names[bucket].name}</span> {part(shares[bucket])}
                </span>
              )}
            </span>
          ))}
    </span>
  );
}
