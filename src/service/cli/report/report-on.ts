/** What a request for a report selects. */
import type { Report } from "../../../analysis/report.ts";
import type { ReportOn } from "../../../analysis/report/make-report.ts";
import { reportFilters } from "../../../analysis/report/report-filters.ts";
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

/** As the dashboard's address names them, in its order. */
const filtersOf = ({ range, touchpoints, surveys, teams }: ReportRequest): Report["filters"] =>
  reportFilters([
    ...Object.entries(range).map(([name, date]) => [name, date === undefined ? [] : [date]] as const),
    ["survey", surveys],
    ["touchpoint", touchpoints],
    ["team", teams],
  ]);
