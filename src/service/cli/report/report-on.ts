/** What a request for a report selects. */
import type { Report } from "../../../analysis/report.ts";
import type { ReportOn } from "../../../analysis/report/make-report.ts";
import { dayBounds } from "../../../lib/time/dates.ts";
import type { ReportRequest } from "../../mcp/reports.ts";

export function reportOn(request: ReportRequest): ReportOn {
  const { range, zone, touchpoints, surveys, teams } = request;
  return {
    filters: filtersOf(request),
    slice: { ...dayBounds(range, zone), touchpoint: touchpoints, survey: surveys, team: teams },
    range,
    zone,
  };
}

/** As the dashboard's address names them, in its order; one value plain, several as a list. */
function filtersOf({ range, touchpoints, surveys, teams }: ReportRequest): Report["filters"] {
  const lists = { survey: surveys, touchpoint: touchpoints, team: teams };
  return Object.fromEntries([
    ...Object.entries(range).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ...Object.entries(lists).flatMap(([name, ids]) =>
      ids.length === 0 ? [] : [[name, ids.length === 1 ? (ids[0] ?? "") : ids] as const],
    ),
  ]);
}
