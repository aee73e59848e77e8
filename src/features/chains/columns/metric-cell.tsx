import type { ListedMetric } from "../../../analysis/metric/metric-list.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { useAddress } from "../../../filters/use-screen.ts";
import { keyed } from "../../../lib/keyed.ts";
import { ShortText } from "../../../ui/short-text.tsx";
import { AnswerMark } from "./nps-mark.tsx";
import { useBucketNames, useMetricAnswers } from "./use-metric-answers.ts";

export { namedMetrics } from "../../../filters/use-named-metrics.ts";

interface MetricCellProps {
  readonly metric: ListedMetric;
  readonly chain: ResponseChain;
}

/** What was answered to the questions of a metric, each as its top, its bottom, or neither. */
export function MetricCell({ metric, chain }: MetricCellProps) {
  const { lang } = useAddress();
  const nameOf = useBucketNames();
  const [answersOf] = useMetricAnswers([metric], lang).answersOf;
  return keyed(answersOf?.(chain) ?? [], ({ questionId }) => questionId).map(({ key, item }) => (
    <AnswerMark key={key} bucket={item.bucket} name={nameOf(item.bucket)}>
      <ShortText most={60}>{item.text}</ShortText>
    </AnswerMark>
  ));
}
