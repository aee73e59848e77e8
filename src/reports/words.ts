/** What a report is told in: the sentences and labels of one language, and how it writes numbers and days. */
import type { PeriodUnit } from "../lib/time/periods.ts";
import type { Standing } from "../analysis/funnel/judge-rows.ts";
import type { MetricValue, ValueNames } from "../analysis/metric/metric.ts";
import type { Moment, ToldByHand, ToldEvent, ToldTarget, Untold } from "../analysis/report-beside.ts";
import type {
  DifferenceParts,
  ReportDimension,
  ReportFigures,
  ReportFinding,
  ReportMetric,
} from "../analysis/report.ts";
import { isolated } from "../lib/text/sentence.ts";
import type { Statement, Unread } from "../analysis/report/statement.ts";
import type { FilterPhrase, ReportLabels } from "./languages/phrases.ts";

/** How moments are written: in which zone, and as periods of which grain. */
export interface Calendar {
  readonly zone: string;
  readonly grain: PeriodUnit;
}

/** A place whose share of the answers moved a score; `more` where it has grown. */
export interface ShiftedName {
  readonly name: string;
  /** Points of the mix that are due to it. */
  readonly mix: number;
  readonly more: boolean;
}

/** A finding before its evidence is one text. */
export interface FindingText {
  readonly text: string;
  readonly evidence: readonly string[];
}

/** What is told under one label, each text a line of its own. */
export interface MethodLine {
  readonly label: string;
  readonly texts: readonly string[];
}

export interface BesideWords {
  readonly eventsTitle: string;
  /** What all events are told by, whose trend has periods of `grain`. */
  readonly compared: (grain: PeriodUnit) => string;
  readonly event: (event: Pick<ToldEvent, "name" | "difference" | "clear">) => string;
  readonly target: (target: ToldTarget) => string;
  readonly methodTitle: string;
  readonly method: (report: ReportFigures, byHand: ToldByHand) => readonly MethodLine[];
  readonly untold: Readonly<Record<Untold, string>>;
}

export interface ReportWords {
  /** The same about a metric; `names` are the titles of choices that are values of it. */
  readonly of: (metric: ReportMetric, names?: ValueNames) => ReportWords;
  /** What the metric is of, "4–5 of 1–5"; undefined for NPS, which everybody knows. */
  readonly definition: string | undefined;
  readonly value: (value: MetricValue) => string;
  /** Values of the metric, as few as may be. */
  readonly valueList: (values: readonly MetricValue[]) => string;
  /** BCP 47. */
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  /** A statement as one sentence, and what it rests on. */
  readonly find: (statement: Statement, calendar: Calendar) => ReportFinding;
  /** How two sides differ, and mostly why; `places` are those whose shares moved it most, `named` those of them that it names, `most` the one whose score did. */
  readonly explained: (
    parts: DifferenceParts & { readonly difference: number },
    places: readonly ShiftedName[],
    most?: string,
  ) => { readonly text: string; readonly named: readonly ShiftedName[] };
  /** That something was not read, and so not compared. */
  readonly uncompared: (kind: Unread) => string;
  readonly labels: ReportLabels;
  readonly beside: BesideWords;
  /** The name of a dimension; `title` is what the metadata key or the question is called. */
  readonly dimension: (dimension: ReportDimension, title: string) => string;
  readonly standing: (standing: Standing | null) => string;
  readonly count: (value: number) => string;
  readonly share: (value: number) => string;
  /** A part of a count: 0% of none alone, 100% of all alone. */
  readonly part: (value: number) => string;
  /** A score or a difference with its sign, and one decimal where `precise`; a dash for none. */
  readonly score: (value: number | null, precise?: boolean) => string;
  /** From the one to the other end, each as it is written. */
  readonly range: (low: string, high: string) => string;
  /** The head of what each accounts for of so large a part that is explained. */
  readonly partOf: (all: number) => string;
  /** So many rows that are left out. */
  readonly more: (rows: number) => string;
  /** Several, one after another. */
  readonly list: (texts: readonly string[]) => string;
  /** A filter with its values, each as it is written; `name` is that of what has one. */
  readonly filter: (phrase: FilterPhrase, values: readonly string[], name?: string) => string;
  readonly moment: (moment: Moment, zone: string) => string;
  readonly day: (date: string) => string;
  /** That its days and times are those of a zone. */
  readonly timesIn: (zone: string) => string;
  /** That everything was read: so many responses, at least one. */
  readonly restsOn: (responses: number) => string;
  /** That so many are shown of so many comments: the newest. */
  readonly newestOf: (shown: number, total: number) => string;
  /** A period by its start; `isOpen` where it has not ended. */
  readonly period: (start: Moment, calendar: Calendar, isOpen?: boolean) => string;
}

/** A name with its definition, "Satisfied (4–5 of 1–5)", which is set apart where it is read from right to left: its numbers would change sides with the name. */
export const titleOf = (
  name: string,
  { definition, direction }: Pick<ReportWords, "definition" | "direction">,
): string =>
  definition === undefined ? name : `${name} (${direction === "rtl" ? isolated(definition) : definition})`;
