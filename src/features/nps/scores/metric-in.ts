/** The metric that an address declares. */
import { declareMetric, MetricError, questionsIn } from "../../../analysis/metric/declare.ts";
import type { Metric, ValueNames } from "../../../analysis/metric/metric.ts";
import type { Survey } from "../../../contract/resources.ts";
import type { ScreenValues } from "../../../filters/fields.ts";

export type Declared =
  | { readonly metric: Metric; readonly fault?: undefined }
  | { readonly metric?: undefined; readonly fault: string };

/** The metric, or what is wrong with it in one line; undefined where no question is named. */
export function metricIn(values: ScreenValues, surveys: readonly Survey[]): Declared | undefined {
  const { question = "", top, bottom, scale, name } = values;
  if (question === "") return undefined;
  const of = questionsIn(question);
  if (of === undefined) return { fault: `"${question}" is no SURVEY:QUESTION.` };
  try {
    return { metric: declareMetric({ ...of, top, bottom, scale, name }, surveys) };
  } catch (thrown) {
    if (thrown instanceof MetricError) return { fault: thrown.message };
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

/** The values that a screen of the metric is narrowed by: its survey stands for the question. */
export function narrowedTo({ survey }: Metric, values: ScreenValues): ScreenValues {
  const { question: _, top: _top, bottom: _bottom, scale: _scale, name: _name, ...others } = values;
  return { ...others, survey: [survey] };
}
