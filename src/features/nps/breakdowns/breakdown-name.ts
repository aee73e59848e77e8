import type { ScreenValues } from "../../../filters/fields.ts";

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
