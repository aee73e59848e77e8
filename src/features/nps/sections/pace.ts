import type { NpsView } from "../data/view/use-nps-view.ts";

const LATELY = 28 * 86_400;

/**
 * The pace of the latest periods that had ended by `until`, in unix seconds: as few of them as cover four weeks. Undefined
 * where there are none.
 */
export function presentPace(trend: NpsView["trend"], until: number) {
  const ended = trend.filter(({ period }) => period.end <= until + 1);
  let [answers, seconds] = [0, 0];
  for (const { period, tally } of ended.toReversed()) {
    if (seconds >= LATELY) break;
    answers += tally.answers;
    seconds += period.end - period.start;
  }
  return answers === 0 ? undefined : { answers, seconds };
}
