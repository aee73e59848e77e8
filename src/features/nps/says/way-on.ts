import { useLingui } from "@lingui/react/macro";
import type { ReportDimension } from "../../../analysis/report.ts";
import type { Statement } from "../../../analysis/report/statement.ts";
import { breakdownBy } from "../view/breakdown-name.ts";
import type { Names } from "./use-report.ts";
import { PARTS, type WayOn } from "./sentence.ts";

/** Where a statement leads: to what it rests on. */
export function wayOn(statement: Statement): WayOn | undefined {
  switch (statement.kind) {
    case "unlike":
      return { part: PARTS.questions };
    case "change":
      return { part: PARTS.trend };
    case "explained":
      return { part: PARTS.why };
    case "moved":
      return toBreakdown(statement.moved.dimension);
    case "rows":
      return toBreakdown(statement.dimension);
    case "linked":
      return { part: PARTS.drivers, shows: { open: PARTS.drivers } };
    case "words":
      return { part: PARTS.comments };
    case "none":
      return undefined;
  }
}

const toBreakdown = (dimension: ReportDimension): WayOn => ({
  part: PARTS.breakdown,
  dimension,
  shows: breakdownBy(dimension),
});

/** What the link says that leads there. */
export function useWayText({ ofDimension }: Pick<Names, "ofDimension">): (way: WayOn) => string {
  const { t } = useLingui();
  const compared = (dimension: ReportDimension | undefined) => {
    switch (dimension) {
      case "touchpoint":
      case undefined:
        return t`Compare touchpoints`;
      case "survey":
        return t`Compare surveys`;
      case "team":
        return t`Compare teams`;
      case "language":
        return t`Compare languages`;
      case "question":
        return t`Compare NPS questions`;
      default:
        return t`Compare by ${ofDimension(dimension)}`;
    }
  };
  return ({ part, dimension }) => {
    switch (part) {
      case PARTS.trend:
        return t`See the trend`;
      case PARTS.why:
        return t`See why`;
      case PARTS.breakdown:
        return compared(dimension);
      case PARTS.comments:
        return t`Read these comments`;
      case PARTS.drivers:
        return t`See what it is linked with`;
      case PARTS.questions:
        return t`Choose one question`;
    }
  };
}
