import { roundStep } from "../../../lib/statistics/round-step.ts";

/** About so many stand on an axis. */
const TICKS = 5;

/** Round numbers of answers from `fewest` to `most`; where both are the same, that number. */
export function answerTicks(fewest: number, most: number): readonly number[] {
  if (fewest === most) return [most];
  const step = roundStep(Math.max(1, (most - fewest) / TICKS));
  const first = Math.ceil(fewest / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, at) => (first + at) * step);
}
