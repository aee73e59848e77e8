import { Trans } from "@lingui/react/macro";
import classes from "./few-answers.module.css";

/** Marks a number that rests on so few answers that it says little. */
export function FewAnswers() {
  return (
    <span className={classes["mark"]}>
      <Trans>few answers</Trans>
    </span>
  );
}
