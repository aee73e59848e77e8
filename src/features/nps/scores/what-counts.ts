/** What was answered to a question, whatever it is scored by, and what of that a metric counts. */
import { type Columns } from "../../../analysis/columns/columns.ts";
import { scoringIn } from "../../../analysis/columns/scored-cells.ts";
import { ascending, bucketIn, type Metric } from "../../../analysis/metric/metric.ts";
import type { AnsweredValue } from "../../../analysis/metric/propose.ts";
import { slice } from "../../../analysis/slice/slice.ts";
import type { SliceFilter } from "../../../analysis/slice/slice-filter.ts";
import { questionsIn } from "../../../analysis/metric/declare.ts";
import type { Survey } from "../../../contract/resources.ts";

/** A metric that counts every answer to the questions of an address, and what the first of them asks. */
export interface EveryAnswer {
  readonly metric: Metric;
  readonly title: string;
}

/** Of numbers, or of choices where a question has such; undefined where the address names no question. */
export function everyAnswerTo(
  question: string | undefined,
  surveys: readonly Survey[],
): EveryAnswer | undefined {
  const of = questionsIn(question ?? "");
  if (of === undefined) return undefined;
  const asked = surveys
    .filter(({ _id }) => _id === of.survey)
    .flatMap(({ questions }) => questions.filter(({ _id }) => of.questions.includes(_id)));
  if (asked.length === 0) return undefined;
  const choices = asked.flatMap((each) => each.choices.map(({ fieldId, fieldName }) => fieldId || fieldName));
  return {
    metric: { name: "", kind: "share", ...of, scale: null, top: choices, bottom: [] },
    title: asked[0]?.title ?? "",
  };
}

const NO_PERIODS = { unit: "day", periods: [], stretches: [] } as const;

/** How often each value was answered, in order. */
export function answeredIn(columns: Columns, filter: SliceFilter): readonly AnsweredValue[] {
  const { scores } = slice(columns, filter, NO_PERIODS).total;
  return scoringIn(columns)
    .values.map((value, place) => ({ value, answers: scores[place] ?? 0 }))
    .toSorted((one, other) => ascending(one.value, other.value));
}

/** How many of the answers a metric counts as what, and how many it leaves out. */
export function countsOf(metric: Metric, answered: readonly AnsweredValue[]) {
  const counts = { top: 0, middle: 0, bottom: 0, left: 0, all: 0 };
  for (const { value, answers } of answered) {
    const isCounted = metric.scale?.includes(value) ?? true;
    counts[isCounted ? bucketIn(metric, value) : "left"] += answers;
    counts.all += answers;
  }
  return counts;
}
