import type { ReportDimension } from "../../../../analysis/report.ts";
import type { ScreenValues } from "../../../../filters/fields.ts";

/** What the score can be broken down by. */
export type BreakdownName = "touchpoint" | NonNullable<ScreenValues["breakdown"]>;

/** What an address asks for: addresses that name a metadata key alone ask for that. */
export const breakdownOf = ({ breakdown, by }: ScreenValues): BreakdownName =>
  breakdown ?? (by === undefined ? "touchpoint" : "metadata");

/** What an address says of a breakdown; a metadata key is for that of metadata alone, a question for that of answers. */
export const withBreakdown = (name: BreakdownName, values: ScreenValues): ScreenValues => ({
  breakdown: name === "touchpoint" ? undefined : name,
  by: name === breakdownOf(values) ? values.by : undefined,
});

/** What an address says of the breakdown by a dimension. */
export function breakdownBy(dimension: ReportDimension): ScreenValues {
  const [kind = "", ...key] = dimension.split(":");
  if (kind === "metadata" || kind === "answer") return { breakdown: kind, by: key.join(":") };
  const breakdown =
    kind === "survey" || kind === "team" || kind === "language" || kind === "code" ? kind : undefined;
  return { breakdown, by: undefined };
}
