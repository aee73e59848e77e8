/** What a metric is made of, and what its numbers are narrowed by. */
import { msg } from "@lingui/core/macro";
import { scoreFilter } from "./scores.ts";
import * as codec from "./field.ts";
import { field } from "./field.ts";
import { filter } from "./filter.ts";

const ofMetric = field(["scores"], codec.identifier);

export const metricFields = {
  /** The values of its top and its bottom, its scale, and what it is called. */
  top: ofMetric,
  bottom: ofMetric,
  scale: ofMetric,
  name: ofMetric,
  /** Values that are picked in a chart. */
  value: filter({
    on: ["scores"],
    codec: codec.identifiers,
    label: scoreFilter.label,
    words: (values, { list }) => msg`Score: ${list(values)}`,
    sliced: (values) => ({ scores: [...values, ...values.map(Number)] }),
  }),
} as const;
