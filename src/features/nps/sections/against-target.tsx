import { scoreInterval } from "../../../analysis/interval.ts";
import type { Counts } from "../../../analysis/score.ts";
import { targetState } from "../../../analysis/target.ts";
import { capital } from "../../../lib/text/sentence.ts";
import { useReportWords } from "../insights/use-report.ts";
import classes from "./headline.module.css";

/** Whether the score, of all answers that count, is clearly below or above its target. */
export function AgainstTarget({ target, counts }: { readonly target: number; readonly counts: Counts }) {
  const told = useReportWords(true)?.beside.target({
    value: target,
    state: targetState(target, scoreInterval(counts)),
  });
  return told === undefined ? null : (
    <p className={classes["pooled"]}>
      <bdi>{capital(told)}</bdi>
    </p>
  );
}
