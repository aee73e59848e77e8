/** The metric that an address declares, what was answered to its questions, and what of that it counts. */
import { declareMetric, questionsAmong } from "../../../analysis/metric/declare.ts";
import {
  questionsIn,
  writtenQuestions,
  type Metric,
  ascending,
  bucketIn,
} from "../../../analysis/metric/metric.ts";
import { DeclarationError } from "../../../analysis/metric/metric-error.ts";
import { targetIn } from "../../../analysis/target.ts";
import type { Survey } from "../../../contract/resources.ts";
import type { ScreenValues } from "../../../filters/fields.ts";
import type { Columns } from "../../../analysis/columns/columns.ts";
import { scoringIn } from "../../../analysis/columns/scored-cells.ts";
import type { AnsweredValue } from "../../../analysis/metric/propose.ts";
import { slice } from "../../../analysis/slice/slice.ts";
import type { SliceFilter } from "../../../analysis/slice/slice-filter.ts";
import { questionsScored } from "../../../filters/use-surveys.ts";

/** The metric, or what is wrong with it; undefined where no question is named. */
export function metricIn(values: ScreenValues, surveys: readonly Survey[]) {
  const { question = "", top, bottom, scale, name } = values;
  if (question === "") return undefined;
  const of = questionsIn(question);
  try {
    if (of === undefined) throw new DeclarationError("address", question);
    return { metric: declareMetric({ ...of, top, bottom, scale, name }, surveys) };
  } catch (thrown) {
    if (thrown instanceof DeclarationError) return { fault: thrown.fault };
    throw thrown;
  }
}

/** The question of an address in its one written form, however it was typed. */
export function writtenAmong(question: string | undefined, surveys: readonly Survey[]): string | undefined {
  const named = questionsIn(question ?? "");
  return named === undefined ? question : writtenQuestions(questionsAmong(named, surveys));
}

/** The values that a screen of the metric is narrowed by: its survey stands for the question; no target that it can't reach. */
export function narrowedTo(
  { survey, kind }: Pick<Metric, "survey" | "kind">,
  values: ScreenValues,
): ScreenValues {
  const { question: _, top: _top, bottom: _bottom, scale: _scale, name: _name, target, ...others } = values;
  const usable = target === undefined ? undefined : targetIn(String(target), kind);
  return { ...others, ...(usable !== undefined && { target: usable }), survey: [survey] };
}

/** A metric that counts every answer to the questions of an address, and what the first of them asks. */
export type EveryAnswer = NonNullable<ReturnType<typeof everyAnswerTo>>;

/** Of numbers, or of choices where a question has such; undefined where none is named, as `writtenAmong` writes it. */
export function everyAnswerTo(question: string | undefined, surveys: readonly Survey[]) {
  const of = questionsIn(question ?? "");
  if (of === undefined) return undefined;
  const asked = questionsScored(of, surveys);
  if (asked.length === 0) return undefined;
  const choices = asked.flatMap((each) => each.choices.map(({ fieldId, fieldName }) => fieldId || fieldName));
  return {
    metric: { name: "", kind: "share" as const, ...of, scale: null, top: choices, bottom: [] },
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
