/** Metrics out of a list, as a service or a device has it, and each as an address says it. */
import * as z from "zod/mini";
import type { DeclaredValues, MetricDeclaration } from "./declare.ts";
import { questionIds, writtenList, writtenQuestions } from "./metric.ts";
import { listReader } from "../../lib/text/parsed-json.ts";

/** A text that says something, as people are told of it. */
export const saidText = z
  .string("must be a text")
  .check(z.refine((given) => given.trim() !== "", "must not be empty"));

/** Values as they are written on the command line, `4,5`, or as a list. */
const values = z.union(
  [z.string(), z.number(), z.array(z.union([z.string(), z.number()]))],
  "must be values",
);

/** A metric as a team or a device keeps it; `question` names several with commas between them, as `questionIds` reads it. */
export const metricSchema = z.object({
  name: saidText,
  survey: saidText,
  question: saidText,
  top: values,
  bottom: z.exactOptional(values),
  scale: z.exactOptional(values),
});
export type ListedMetric = Readonly<z.infer<typeof metricSchema>>;

export const [metricsIn, metricsInText] = listReader<ListedMetric>("metrics", metricSchema);

/** What it declares. */
export const declarationOf = ({ question, ...others }: ListedMetric): MetricDeclaration => ({
  ...others,
  questions: questionIds(question),
});

const written = (given: DeclaredValues | undefined): string | undefined =>
  given === undefined ? undefined : typeof given === "object" ? writtenList(given) : String(given);

/** What an address says of it. */
export const addressOfMetric = ({ name, survey, question, top, bottom, scale }: ListedMetric) => ({
  question: writtenQuestions({ survey, questions: questionIds(question) }),
  top: written(top),
  bottom: written(bottom),
  scale: written(scale),
  name,
});
