/** From what was read to the report: what is selected, what is found in it, and what is said of that. */
import { findDrivers } from "../../../analysis/drivers/find-drivers.ts";
import { find } from "../../../analysis/findings/find.ts";
import type { Report } from "../../../analysis/report.ts";
import { buildReport } from "../../../analysis/report/build-report.ts";
import type { SliceFilter } from "../../../analysis/slice/slice-filter.ts";
import { finish } from "../../../analysis/steps.ts";
import { contrastWords } from "../../../analysis/words/contrast.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { dayBounds, type DateRange, type SecondBounds } from "../../../lib/dates.ts";
import { previousRange } from "../../../lib/date-presets.ts";
import { english } from "../../../reports/english.ts";
import { tellReport } from "../../../reports/tell-report.ts";
import type { ReportRequest } from "../../mcp/reports.ts";
import type { ReportCatalog } from "./catalog.ts";
import type { Gatherer } from "./gather.ts";

/** What has to be read: the days asked for, and as many before, to compare with. */
export function boundsToRead({ range, zone }: ReportRequest): SecondBounds {
  const before = previousRange(range);
  return dayBounds(before === undefined ? range : { from: before.from, to: range.to }, zone);
}

const isIn = (ids: readonly string[], id: string): boolean => ids.length === 0 || ids.includes(id);

/** Tells the chains that a report is on. */
export function selects(request: ReportRequest): (chain: ResponseChain) => boolean {
  const { createdFrom = -Infinity, createdTo = Infinity } = dayBounds(request.range, request.zone);
  return ({ createdAt, touchpointId, surveyId, teamId }) =>
    createdAt >= createdFrom &&
    createdAt <= createdTo &&
    isIn(request.touchpoints, touchpointId) &&
    isIn(request.surveys, surveyId) &&
    isIn(request.teams, teamId);
}

export interface Reading {
  readonly gathered: Gatherer;
  readonly catalog: ReportCatalog;
  /** In unix seconds. */
  readonly readAt: number;
  readonly complete: boolean;
}

export function makeReport(request: ReportRequest, { gathered, catalog, readAt, complete }: Reading): Report {
  const { zone, range } = request;
  const columns = gathered.columns();
  const filter = sliceFilter(request);
  const before = previousRange(range);
  const findings = finish(
    find(columns, {
      filter,
      zone,
      otherwise: before && [closedBounds(before, zone), closedBounds(range, zone)],
    }),
  );
  const drivers = finish(findDrivers(columns, filter, findings.selection));
  const words = gathered.corpora().flatMap((corpus) => finish(contrastWords(corpus)));
  const head = { filters: filtersOf(request), zone, readAt, complete, names: catalog.names };
  return tellReport(buildReport(head, { findings, drivers, words }), english);
}

function closedBounds(range: DateRange, zone: string): Required<SecondBounds> {
  const { createdFrom = 0, createdTo = 0 } = dayBounds(range, zone);
  return { createdFrom, createdTo };
}

const sliceFilter = ({ range, zone, touchpoints, surveys, teams }: ReportRequest): SliceFilter => ({
  ...dayBounds(range, zone),
  touchpoint: touchpoints,
  survey: surveys,
  team: teams,
});

/** As the dashboard's address names them; one value plain, several as a list. */
function filtersOf({ range, touchpoints, surveys, teams }: ReportRequest): Report["filters"] {
  const lists = { touchpoint: touchpoints, survey: surveys, team: teams };
  return Object.fromEntries([
    ...Object.entries(range).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ...Object.entries(lists).flatMap(([name, ids]) =>
      ids.length === 0 ? [] : [[name, ids.length === 1 ? (ids[0] ?? "") : ids] as const],
    ),
  ]);
}
