import { scoreInterval } from "../../../analysis/interval.ts";
import type { Counts } from "../../../analysis/score.ts";
import { targetState } from "../../../analysis/target.ts";
import { capital } from "../../../lib/text/sentence.ts";
import { useReportWords } from "../insights/use-report.ts";
import classes from "./headline.module.css";

interface AgainstTargetProps {
  readonly target: number;
  /** Of all answers that count. */
  readonly counts: Counts;
}

/** Whether the score is clearly below or above its target. */
export function AgainstTarget({ target, counts }: AgainstTargetProps) {
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
