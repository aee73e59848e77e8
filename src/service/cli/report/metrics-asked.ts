/** The metrics that `earshot report` is asked for: one by its questions and values, or some by their names in a team's list. */
import type { MetricDeclaration } from "../../../analysis/metric/declare.ts";
import { questionsIn } from "../../../analysis/metric/metric.ts";
import { declarationOf, metricSchema } from "../../../analysis/metric/metric-list.ts";
import { type readFlags, UsageError } from "../command/flags.ts";

export const METRIC_OPTIONS = {
  question: { type: "string", multiple: true },
  top: { type: "string" },
  bottom: { type: "string" },
  scale: { type: "string" },
  name: { type: "string" },
  metric: { type: "string", multiple: true },
} as const;

/** None for NPS. `listed` reads the team's list. Throws a `UsageError` of one line. */
export async function metricsAsked(
  flags: ReturnType<typeof readFlags<typeof METRIC_OPTIONS>>["values"],
  listed: () => Promise<readonly unknown[]>,
): Promise<readonly MetricDeclaration[]> {
  const { question = [], metric: names = [], top, bottom, scale, name } = flags;
  const values = { top, bottom, scale, name };
  if (question.length === 0) {
    for (const [flag, value] of Object.entries(values))
      if (value !== undefined) throw new UsageError(`--${flag} goes with --question SURVEY:QUESTION only.`);
    return names.length === 0 ? [] : named(names, await listed());
  }
  if (names.length > 0) throw new UsageError("--metric does not go with --question.");
  return [{ ...ofOneSurvey(question), ...values }];
}

function ofOneSurvey(texts: readonly string[]): Pick<MetricDeclaration, "survey" | "questions"> {
  const parts = texts.map((text) => {
    const part = questionsIn(text);
    if (part === undefined) throw new UsageError(`--question must be SURVEY:QUESTION, not "${text}".`);
    return part;
  });
  const [survey = "", other] = new Set(parts.map((part) => part.survey));
  if (other !== undefined)
    throw new UsageError(`--question takes questions of one survey, not of "${survey}" and "${other}".`);
  return { survey, questions: parts.flatMap(({ questions }) => questions) };
}

function named(names: readonly string[], list: readonly unknown[]): readonly MetricDeclaration[] {
  const entries = list.map((entry) => metricSchema.parse(entry));
  const again = names.find((name, at) => names.indexOf(name) !== at);
  if (again !== undefined) throw new UsageError(`--metric names "${again}" twice.`);
  return names.map((name) => {
    const entry = entries.find((each) => each.name === name);
    if (entry === undefined) throw new UsageError(`There is no metric "${name}" in the list.`);
    return declarationOf(entry);
  });
}
