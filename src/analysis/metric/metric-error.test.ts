import { expect, test } from "vitest";
import { DeclarationError, MetricError, type MetricReason } from "./metric-error.ts";

test.each<[MetricReason, string]>([
  ["address", '"x" is no SURVEY:QUESTION.'],
  ["survey", 'There is no survey "x".'],
  ["question", 'The survey "of" has no question "x".'],
  ["text", 'The question "x" is answered by text, which can\'t be scored.'],
  ["no question", "A metric needs a question."],
  ["no name", "The name of a metric must not be empty."],
  ["no top", 'The metric "of" needs values of top.'],
  ["list", '"x" is no list of values for of, such as 4,5 or 1-5.'],
  ["one value", '"x" is no scale: it has a single value.'],
  ["number", '"x" is no number.'],
  ["choice", '"x" is outside the scale: no choice has that id.'],
  ["outside", '"x" is outside the scale of "of".'],
  ["both", '"x" is in top and in bottom of "of".'],
])("what is wrong (%s) is one line of English, and its parts for other languages", (reason, line) => {
  const error = new DeclarationError(reason, "x", "of");
  expect(error).toBeInstanceOf(MetricError);
  expect(error.message).toBe(line);
  expect(error.fault).toEqual({ reason, value: "x", name: "of" });
});
