import type { LatestStep } from "../../../analysis/changes/ups-and-downs.ts";
import type { Compared } from "../../../analysis/findings/sides.ts";
import type { Explanation } from "../../../analysis/findings/explanations.ts";
import type { JudgedRows } from "../../../analysis/funnel/judge-rows.ts";
import type { ScoreDifference } from "../../../analysis/interval.ts";
import type { ReportChange, ReportDrivers } from "../../../analysis/report.ts";
import type { Counts } from "../../../analysis/score.ts";

/** A number that can be asked how it is computed, with what it was made of. */
export type HowTopic =
  | { readonly kind: "score"; readonly counts: Counts }
  | {
      readonly kind: "difference";
      readonly now: Counts;
      readonly before: Counts;
      readonly difference: ScoreDifference;
      /** Standard deviation of the usual ups and downs, in points; undefined where unknown. */
      readonly upsAndDowns: number | undefined;
    }
  | { readonly kind: "needed"; readonly counts: Counts }
  | {
      readonly kind: "trend";
      /** Periods with answers; 0 where they are too few to look for changes. */
      readonly units: number;
      readonly found: readonly ReportChange[];
      /** The latest period against the one before it; undefined where there are not two. */
      readonly step: LatestStep | undefined;
      readonly zone: string;
    }
  | { readonly kind: "parts"; readonly compared: Compared; readonly explanation: Explanation }
  | { readonly kind: "verdicts"; readonly judged: JudgedRows }
  | { readonly kind: "drivers"; readonly drivers: ReportDrivers };

export type Topic<Kind extends HowTopic["kind"]> = Extract<HowTopic, { kind: Kind }>;
