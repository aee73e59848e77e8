import type { Segment } from "../../../analysis/changes/changes.ts";
import type { ReportChange } from "../../../analysis/report.ts";

/** The lasting changes of a trend that has enough periods to tell. */
export interface ChangesInView {
  /** Periods with answers. */
  readonly units: number;
  readonly found: readonly ReportChange[];
  /** A sentence for each of those found. */
  readonly told: readonly string[];
  readonly segments: readonly Segment[];
}
