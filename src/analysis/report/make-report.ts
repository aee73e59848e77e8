/** From what was read to the report: what is selected, what is found in it, and what can be said of that. */
import { dateAt, dayBounds, type DateRange, type SecondBounds } from "../../lib/time/dates.ts";
import { previousRange, yearBefore } from "../../lib/time/date-presets.ts";
import { findDrivers } from "../drivers/find-drivers.ts";
import type { DatedEvent } from "../events/dated-event.ts";
import { judgeEvents } from "../events/judge-events.ts";
import { find } from "../findings/find.ts";
import { PERIOD_UNITS, type PeriodUnit } from "../../lib/time/periods.ts";
import type { Report, ReportFigures } from "../report.ts";
import type { SliceFilter } from "../slice/slice-filter.ts";
import { finish } from "../steps.ts";
import { contrastWords } from "../words/contrast.ts";
import { tellMethod } from "../method/tell-method.ts";
import type { ChainFacts } from "../method/method-tally.ts";
import { momentAt } from "../report-values.ts";
import { buildReport, type BuiltReport } from "./build-report.ts";
import type { ReportCatalog } from "./catalog.ts";
import type { Gatherer } from "./gather.ts";

export interface ReportOn {
  /** As the dashboard's address names them. */
  readonly filters: Report["filters"];
  /** The same filters, as columns are narrowed by them. */
  readonly slice: SliceFilter;
  /** The days among them. */
  readonly range: DateRange;
  /** Compared with the same days a year before, not with as many days before. */
  readonly against?: "year" | undefined;
  /** IANA name. */
  readonly zone: string;
  /** The grain of the trend, where one was chosen. */
  readonly grain?: PeriodUnit | undefined;
  /** What happened: told with what followed. */
  readonly events?: readonly DatedEvent[] | undefined;
  /** The score that is aimed for. */
  readonly target?: number | undefined;
}

export interface ReportMaterial {
  readonly gathered: Gatherer;
  /** The same by further metrics. */
  readonly others?: readonly Pick<ReportMaterial, "gathered" | "facts">[];
  readonly catalog: ReportCatalog;
  /** When reading began, in unix seconds. */
  readonly readAt: number;
  readonly complete: boolean;
  /** Undefined where they could not be read. */
  readonly facts: ChainFacts | undefined;
  readonly version: string;
}

export interface MadeReport extends BuiltReport {
  readonly figures: ReportFigures;
  /** The last day of each event, where it has one. */
  readonly lastDays?: readonly (string | undefined)[];
  /** The same on further metrics. */
  readonly others?: readonly MadeReport[];
}

type Days = Pick<ReportOn, "range" | "zone" | "against">;

/** The days asked for, up to the day of `readAt` where they are open, and those that they are compared with, where they have a first. */
function comparedDays({ range, zone, against }: Days, readAt: number) {
  const days = { from: range.from, to: range.to ?? dateAt(readAt, zone) };
  const before = against === "year" ? yearBefore(days) : previousRange(days);
  return before && ([before, days] as const);
}

/** What has to be read: the days asked for, and those to compare with. */
export function boundsToRead(on: Days, readAt: number): SecondBounds {
  const { range, zone } = on;
  const [before] = comparedDays(on, readAt) ?? [];
  return dayBounds(before === undefined ? range : { ...range, from: before.from }, zone);
}

/** The order of reading changes nothing. Trends of several metrics share the coarsest grain among them. */
export function makeReport(on: ReportOn, material: ReportMaterial): MadeReport {
  const all = [material, ...(material.others ?? []).map((other) => Object.assign({}, material, other))];
  const make = (grain: PeriodUnit | undefined) => all.map((each) => makeOne({ ...on, grain }, each));
  const made = make(on.grain);
  const grains = made.map(({ figures }) => PERIOD_UNITS.indexOf(figures.grain));
  const isSame = new Set(grains).size === 1;
  const [first = makeOne(on, material), ...others] = isSame ? made : make(PERIOD_UNITS[Math.max(...grains)]);
  return others.length === 0 ? first : { ...first, others };
}

interface Changing {
  readonly figures: { readonly changes: readonly unknown[] };
  readonly others?: readonly Changing[] | undefined;
}

/** Whether the score of any metric has changed for good. */
export const hasChanged = ({ figures, others = [] }: Changing): boolean =>
  figures.changes.length > 0 || others.some(hasChanged);

function makeOne(
  on: ReportOn,
  { gathered, catalog, readAt, complete, facts, version }: ReportMaterial,
): MadeReport {
  const { filters, slice, zone, grain, target } = on;
  const columns = gathered.columns();
  const compared = comparedDays(on, readAt);
  const otherwise = compared && ([closedBounds(compared[0], zone), closedBounds(compared[1], zone)] as const);
  const findings = finish(find(columns, { filter: slice, zone, grain, otherwise }));
  const drivers = finish(findDrivers(columns, slice, findings.selection));
  const words = gathered.corpora().flatMap((corpus) => finish(contrastWords(corpus, gathered.metric.kind)));
  const ground = { trend: findings.view.trend, filter: slice, zone, now: readAt };
  const events = judgeEvents(on.events ?? [], columns, ground);
  const head = { filters, zone, readAt, complete, names: catalog.names };
  const { figures: uncoded, ...built } = buildReport(head, { findings, drivers, words, events, target });
  const { coded } = gathered;
  const code = coded.rows(findings.selection.total, complete);
  const figures = code.length === 0 ? uncoded : { ...uncoded, breakdowns: { ...uncoded.breakdowns, code } };
  const method = tellMethod(figures, {
    questions: catalog.questions,
    tally: gathered.tally,
    facts,
    codes: coded.codes,
    heldBackOfCodes: coded.heldBack(),
    version,
    moment: (unix) => momentAt(unix, zone),
  });
  const lastDays = events.map(({ event }) => event.until);
  return { figures: { ...figures, method }, lastDays, ...built };
}

function closedBounds(range: DateRange, zone: string): Required<SecondBounds> {
  const { createdFrom = 0, createdTo = 0 } = dayBounds(range, zone);
  return { createdFrom, createdTo };
}
