/** Findings as the report that everybody shows: figures first, then the statements on them. */
import type { Drivers } from "../drivers/find-drivers.ts";
import type { Findings } from "../findings/find.ts";
import { scoreInterval } from "../interval.ts";
import type { DatedEvent } from "../events/dated-event.ts";
import { toldEvents, type JudgedEvent } from "../events/judge-events.ts";
import { writtenQuestions, ascending, NPS, type Metric, type ValueNames } from "../metric/metric.ts";
import {
  REPORT_SCHEMA,
  type Report,
  type ReportDimension,
  type CountedFigures,
  type ReportLine,
  type ReportMetric,
  type ReportRow,
  type ReportWord,
} from "../report.ts";
import { scoreFrom, type Counts, type Interval } from "../score.ts";
import type { Tally } from "../slice/tally.ts";
import { targetState } from "../target.ts";
import { chooseStatements } from "./choose-statements.ts";
import { momentAt } from "../report-values.ts";
import { movedOf, reportChange, reportExplanation, reportPlaceChange } from "./report-changes.ts";
import { distinctIn, idOf, nameOf, type ReportNames } from "./catalog.ts";
import type { Statements, Unread } from "./statement.ts";

/** What the columns don't know. */
export interface ReportHead {
  readonly filters: Report["filters"];
  readonly zone: string;
  /** When reading began, in unix seconds. */
  readonly readAt: number;
  /** False where not everything that the filters select was read: then nothing is claimed. */
  readonly complete: boolean;
  readonly names: ReportNames;
  /** What has not been asked for: what was found could be otherwise with it. */
  readonly unread?: readonly Unread[];
  /** False while parts are still looked for: of the others that is said which stays as it is whatever they come to. */
  readonly isSettled?: boolean;
}

export interface ReportParts {
  readonly findings: Findings;
  readonly drivers: Drivers | undefined;
  readonly words: readonly ReportWord[];
  readonly events?: readonly JudgedEvent[];
  /** What is named beside the changes of its period: those events, unless others are given. */
  readonly happened?: readonly DatedEvent[] | undefined;
  /** The score that is aimed for. */
  readonly target?: number | undefined;
}

export interface BuiltReport {
  readonly figures: CountedFigures;
  readonly statements: Statements;
  /** Titles of the choices that are values of the metric, by their ids. */
  readonly valueNames?: ValueNames | undefined;
}

/** Puts the report together. The same answers, in whatever order they were read, give the same. */
export function buildReport(head: ReportHead, parts: ReportParts): BuiltReport {
  const { filters, zone, readAt, complete, unread = [], isSettled = true } = head;
  const { view, selection, changes, placeChanges, difference } = parts.findings;
  const { events = [], happened = events.map(({ event }) => event) } = parts;
  const names = distinctIn(selection, head.names);
  const { total } = selection;
  const metric = parts.findings.scored?.metric ?? NPS;
  const figures: CountedFigures = {
    schema: REPORT_SCHEMA,
    filters,
    zone,
    grain: view.unit,
    readAt: momentAt(readAt, zone),
    complete,
    metric: reportMetric(metric),
    responses: view.chains,
    notCounted: total.notCounted,
    answers: total.answers,
    counts: { top: total.top, middle: total.middle, bottom: total.bottom },
    ...(metric.kind === "nps" && {
      promoters: total.top,
      passives: total.middle,
      detractors: total.bottom,
    }),
    score: scoreOf(total),
    interval: intervalOf(total),
    distribution: metric.kind === "nps" ? total.scores : linesIn(total, parts.findings),
    trend: view.trend.map(({ period: { start, end }, tally }) => ({
      start: momentAt(start, zone),
      end: momentAt(end, zone),
      answers: tally.answers,
      score: scoreOf(tally),
      interval: intervalOf(tally),
    })),
    changes: complete ? (changes?.changes ?? []).map((change) => reportChange(change, zone)) : [],
    placeChanges: complete ? placeChanges.map((place) => reportPlaceChange(place, zone, names)) : [],
    moved: complete ? movedOf(placeChanges[0], zone, names) : null,
    explained: complete && difference !== undefined ? reportExplanation(difference, zone, names) : null,
    breakdowns: reportBreakdowns(parts.findings, complete, names),
    words: complete ? parts.words : [],
    drivers: complete && parts.drivers !== undefined ? reportDrivers(parts.drivers, names) : null,
    events: toldEvents(events, complete),
    target:
      parts.target === undefined
        ? null
        : { value: parts.target, state: targetState(parts.target, intervalOf(total)) },
  };
  const found = { ...parts.findings, unread, events: happened, isSettled };
  return {
    figures,
    valueNames: valueNamesOf(metric, parts.findings, head.names),
    statements: complete ? chooseStatements(figures, found, names.ofDimension) : [],
  };
}

/** As it is declared; the questions with their survey. */
export const reportMetric = ({ name, survey, questions, ...values }: Metric): ReportMetric => ({
  name,
  question: questions.length === 0 ? null : writtenQuestions({ survey, questions }),
  ...values,
});

function valueNamesOf(
  { questions, top, bottom }: Metric,
  { scored }: Findings,
  { ofValue }: ReportNames,
): ValueNames {
  const texts = [...(scored?.values ?? []), ...top, ...bottom].filter((value) => typeof value === "string");
  const titleOf = (id: string) =>
    questions.map((question) => ofValue(`answer:${question}`, id)).find(Boolean);
  return new Map(texts.map((id) => [id, titleOf(id) ?? id]));
}

/** A line for each value of the scale; without one, for each that was answered. */
function linesIn({ scores }: Tally, { scored }: Findings): readonly ReportLine[] {
  const lines = (scored?.values ?? []).map((value, place) => ({ value, answers: scores[place] ?? 0 }));
  if (scored?.metric.scale !== null) return lines;
  return lines.filter(({ answers }) => answers > 0).toSorted((a, b) => ascending(a.value, b.value));
}

const scoreOf = (counts: Counts): number | null => scoreFrom(counts) ?? null;
const intervalOf = (counts: Counts): Interval | null => scoreInterval(counts) ?? null;

function reportBreakdowns(
  { selection, judged }: Findings,
  complete: boolean,
  names: ReportNames,
): Report["breakdowns"] {
  return Object.fromEntries(
    [...selection.rows].map(([dimension, rows]): [ReportDimension, readonly ReportRow[]] => [
      dimension,
      rows.map(({ id, name, counts }, at) => {
        const judgement = complete ? judged.get(dimension)?.judgements[at] : undefined;
        return {
          id: idOf(names, dimension, id),
          name: nameOf(names, dimension, { id, name }),
          answers: counts.answers,
          score: scoreOf(counts),
          interval: intervalOf(counts),
          verdict: judgement?.verdict ?? null,
          differs: judgement?.differs ?? null,
          rest: judgement?.rest ?? null,
        };
      }),
    ]),
  );
}

const reportDrivers = ({ answers, r2, parts }: Drivers, names: ReportNames): Report["drivers"] => ({
  answers,
  r2,
  parts: parts.map((part) => ({ name: names.ofDimension(part.dimension), ...part })),
});
