/** The metric that a tool is asked to score: by its name in the team's list, or by a question and its values. */
import * as z from "zod";
import { declareMetric, type MetricDeclaration } from "../../analysis/metric/declare.ts";
import { questionsIn } from "../../analysis/metric/metric.ts";
import { declarationOf } from "../../analysis/metric/metric-list.ts";
import { MetricError } from "../../analysis/metric/metric-error.ts";
import { targetRange } from "../../analysis/target.ts";
import { entrySchemas } from "../lists/team-list.ts";
import { surveysSeen } from "./catalog-tools.ts";
import { UnusableArgument, type ToolContext } from "./tool.ts";

const declared = z.strictObject({
  question: z.string().describe("SURVEY:QUESTION, with further questions of the survey after commas"),
  top: z
    .string()
    .optional()
    .describe("The values that count +1, such as 4,5; ids of choices. NPS's own where left out"),
  bottom: z.string().optional().describe("The values that count -1; without them the score is a share"),
  scale: z.string().optional().describe("All values that count, such as 1-5"),
  name: z.string().optional(),
});

export const metricArgument = {
  metric: z
    .union([z.string(), declared])
    .optional()
    .describe(
      "What is scored instead of NPS: the name of a metric of the service, or a question with its values",
    ),
} as const;

export type MetricArgument = z.output<typeof metricArgument.metric>;

/** The part of a report's request that asks for the metric; empty for NPS. Throws an `UnusableArgument`. */
export function metricsFor(
  given: MetricArgument,
  context: ToolContext,
  target?: number,
): { readonly metrics?: readonly MetricDeclaration[] } {
  if (given === undefined) return {};
  const declaration = declarationFrom(given, context.shared);
  try {
    const metric = declareMetric(declaration, surveysSeen(context));
    const { low, high } = targetRange(metric.kind);
    if (target !== undefined && (target < low || target > high))
      throw new MetricError(`The target must be a number from ${low} to ${high}.`);
  } catch (error) {
    if (!(error instanceof MetricError)) throw error;
    throw new UnusableArgument("metric", `can't be scored: ${error.message.replace(/\.$/, "")}`);
  }
  return { metrics: [declaration] };
}

function declarationFrom(
  given: Exclude<MetricArgument, undefined>,
  shared: ToolContext["shared"],
): MetricDeclaration {
  if (typeof given !== "string") {
    const { question, ...values } = given;
    const of = questionsIn(question);
    if (of === undefined)
      throw new UnusableArgument("metric.question", `must be SURVEY:QUESTION, not "${question}"`);
    return { ...of, ...values };
  }
  const entry = shared("metrics")
    .flatMap((each) => entrySchemas.metrics.safeParse(each).data ?? [])
    .find(({ name }) => name === given);
  if (entry === undefined) throw new UnusableArgument("metric", `"${given}" is none that is shared here`);
  return declarationOf(entry);
}
