/** What can be wrong with a metric: typed, for screens that tell it in their language, and as one line of English. */

/** What is wrong with a metric, as one line. */
export class MetricError extends Error {
  override readonly name = "MetricError";
}

/** `value` is what can't be used; `name` is what it was meant for: a survey, a field of the declaration, or a metric. */
export interface MetricFault {
  readonly reason: MetricReason;
  readonly value: string;
  readonly name: string;
}

export type MetricReason = keyof typeof ENGLISH;

const ENGLISH = {
  address: (value: string) => `"${value}" is no SURVEY:QUESTION.`,
  survey: (value: string) => `There is no survey "${value}".`,
  question: (value: string, name: string) => `The survey "${name}" has no question "${value}".`,
  text: (value: string) => `The question "${value}" is answered by text, which can't be scored.`,
  "no question": () => "A metric needs a question.",
  "no name": () => "The name of a metric must not be empty.",
  "no top": (_value: string, name: string) => `The metric "${name}" needs values of top.`,
  list: (value: string, name: string) => `"${value}" is no list of values for ${name}, such as 4,5 or 1-5.`,
  "one value": (value: string) => `"${value}" is no scale: it has a single value.`,
  number: (value: string) => `"${value}" is no number.`,
  choice: (value: string) => `"${value}" is outside the scale: no choice has that id.`,
  outside: (value: string, name: string) => `"${value}" is outside the scale of "${name}".`,
  both: (value: string, name: string) => `"${value}" is in top and in bottom of "${name}".`,
};

export class DeclarationError extends MetricError {
  readonly fault: MetricFault;

  constructor(reason: MetricReason, value = "", name = "") {
    super(ENGLISH[reason](value, name));
    this.fault = { reason, value, name };
  }
}
