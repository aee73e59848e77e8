/** The metric that an address declares. */
import { declareMetric, questionsIn } from "../../../analysis/metric/declare.ts";
import type { Metric, ValueNames } from "../../../analysis/metric/metric.ts";
import { DeclarationError, type MetricFault } from "../../../analysis/metric/metric-error.ts";
import { targetIn } from "../../../analysis/target.ts";
import type { Survey } from "../../../contract/resources.ts";
import type { ScreenValues } from "../../../filters/fields.ts";

export type Declared =
  | { readonly metric: Metric; readonly fault?: undefined }
  | { readonly metric?: undefined; readonly fault: MetricFault };

/** The metric, or what is wrong with it; undefined where no question is named. */
export function metricIn(values: ScreenValues, surveys: readonly Survey[]): Declared | undefined {
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

/** What the choices of its questions are called, by their ids. */
export const choiceNames = ({ survey, questions }: Metric, surveys: readonly Survey[]): ValueNames =>
  new Map(
    surveys
      .filter(({ _id }) => _id === survey)
      .flatMap((each) => each.questions.filter(({ _id }) => questions.includes(_id)))
      .flatMap(({ choices }) => choices.map(({ fieldId, fieldName }) => [fieldId || fieldName, fieldName])),
  );

/** The values that a screen of the metric is narrowed by: its survey stands for the question; no target that it can't reach. */
export function narrowedTo(
  { survey, kind }: Pick<Metric, "survey" | "kind">,
  values: ScreenValues,
): ScreenValues {
  const { question: _, top: _top, bottom: _bottom, scale: _scale, name: _name, target, ...others } = values;
  const usable = target === undefined ? undefined : targetIn(String(target), kind);
  return { ...others, ...(usable !== undefined && { target: usable }), survey: [survey] };
}
