import { countAnswers, FEW_ANSWERS, roundedScore, type Counts } from "../../../../analysis/score.ts";
import { useFormats } from "../../../../i18n/use-formats.ts";
import classes from "./few-answers.module.css";
import { Trans } from "@lingui/react/macro";

/** A score in a table: one decimal, muted and marked where few answers are behind it. */
export function ScoreCell({ counts }: { readonly counts: Counts }) {
  const { signed } = useFormats();
  const answers = countAnswers(counts);
  const few = answers > 0 && answers < FEW_ANSWERS;
  return (
    <span className={few ? classes["muted"] : undefined}>
      {few ? <FewAnswers /> : null} {signed(roundedScore(counts, 1), 1)}
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
