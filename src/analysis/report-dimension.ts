/** What a dimension of a report is taken apart into. */
import type { ReportDimension } from "./report.ts";

/** The metadata key or the id of the question; of any other dimension, its own name. */
export const keyOf = (dimension: ReportDimension): string => dimension.slice(dimension.indexOf(":") + 1);

/** `metadata`, `answer`, or the name of any other dimension. */
export const kindOf = (dimension: ReportDimension): string => dimension.split(":", 1)[0] ?? "";

export const isDimension = (name: string): name is ReportDimension =>
  /^(survey|touchpoint|team|language|question|code|metadata:.+|answer:.+)$/s.test(name);
