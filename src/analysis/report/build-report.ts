/** Findings as the report that everybody shows: figures first, then the statements on them. */
import type { Change, Segment } from "../changes/changes.ts";
import type { Drivers } from "../drivers/find-drivers.ts";
import type { PlaceChange } from "../changes/place-changes.ts";
import type { Findings } from "../findings/find.ts";
import type { SideBounds } from "../findings/sides.ts";
import type { Selection } from "../selection/count-selection.ts";
import { npsInterval } from "../nps-interval.ts";
import { npsScore, type NpsCounts, type NpsInterval } from "../nps.ts";
import {
  REPORT_SCHEMA,
  type Report,
  type ReportChange,
  type ReportDimension,
  type ReportExplanation,
  type ReportFigures,
  type ReportMoved,
  type ReportPlaceChange,
  type ReportRow,
  type ReportScore,
  type ReportSide,
  type ReportStretch,
  type ReportWord,
} from "../report.ts";
import { chooseStatements } from "./choose-statements.ts";
import { distinctNames } from "../../lib/text/distinct-names.ts";
import { personalKind } from "../../lib/text/personal-kind.ts";
import { COVER } from "../texts/covered.ts";
import { keyOf, kindOf } from "../report-dimension.ts";
import { momentAt } from "./moment.ts";
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

export interface ReportNames {
  /** The name of a dimension, such as the title of a question. */
  readonly ofDimension: (dimension: ReportDimension) => string;
  /** The name of a value; undefined where nobody knows another one than came with it. */
  readonly ofValue: (dimension: ReportDimension, id: string) => string | undefined;
}

export interface ReportParts {
  readonly findings: Findings;
  readonly drivers: Drivers | undefined;
  readonly words: readonly ReportWord[];
}

export interface BuiltReport {
  readonly figures: ReportFigures;
  readonly statements: Statements;
}

/** Puts the report together. The same answers, in whatever order they were read, give the same. */
export function buildReport(head: ReportHead, parts: ReportParts): BuiltReport {
  const { filters, zone, readAt, complete, unread = [], isSettled = true } = head;
  const { view, selection, changes, placeChanges, difference } = parts.findings;
  const names = distinctIn(selection, head.names);
  const { total } = selection;
  const figures: ReportFigures = {
    schema: REPORT_SCHEMA,
    filters,
    zone,
    grain: view.unit,
    readAt: momentAt(readAt, zone),
    complete,
    responses: view.chains,
    notCounted: total.notCounted,
    answers: total.answers,
    promoters: total.promoters,
    passives: total.passives,
    detractors: total.detractors,
    score: scoreOf(total),
    interval: intervalOf(total),
    distribution: total.scores,
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
  };
  return {
    figures,
    statements: complete
      ? chooseStatements(figures, { ...parts.findings, unread, isSettled }, names.ofDimension)
      : [],
  };
}

const scoreOf = (counts: NpsCounts): number | null => npsScore(counts) ?? null;
const intervalOf = (counts: NpsCounts): NpsInterval | null => npsInterval(counts) ?? null;

/** Of a side that has answers. */
const scoredSide = (counts: NpsCounts & { readonly answers: number }): ReportScore => ({
  score: npsScore(counts) ?? 0,
  answers: counts.answers,
});

function reportChange({ since, before, after, difference, chance }: Change, zone: string): ReportChange {
  const { low, high, difference: value } = difference;
  return {
    since: momentAt(since.start, zone),
    before: scoredSide(before),
    after: scoredSide(after),
    difference: { value, low, high },
    chance,
  };
}

const reportPlaceChange = (
  { change, ...place }: PlaceChange,
  zone: string,
  names: ReportNames,
): ReportPlaceChange => ({
  dimension: "touchpoint",
  id: place.id,
  name: nameOf(names, "touchpoint", place),
  ...reportChange(change, zone),
});

function movedOf(place: PlaceChange | undefined, zone: string, names: ReportNames): ReportMoved | null {
  if (place === undefined) return null;
  const { name, dimension, difference } = reportPlaceChange(place, zone, names);
  const { before, after } = place.change;
  const stretch = ({ first, last }: Segment): ReportStretch => ({
    start: momentAt(first.start, zone),
    end: momentAt(last.end, zone),
  });
  return { name, dimension, periods: [stretch(before), stretch(after)], difference };
}

function reportExplanation(
  { bounds, one, two, explanations, certain }: NonNullable<Findings["difference"]>,
  zone: string,
  names: ReportNames,
): ReportExplanation | null {
  const [opened] = explanations;
  if (opened === undefined || certain === undefined) return null;
  const { dimension, difference, scores, mix, new: fresh, gone, parts } = opened;
  const side = ({ createdFrom, createdTo }: SideBounds, { total }: Selection): ReportSide => ({
    start: momentAt(createdFrom, zone),
    end: momentAt(createdTo + 1, zone),
    ...scoredSide(total),
  });
  return {
    dimension,
    sides: [side(bounds[0], one), side(bounds[1], two)],
    difference,
    scores,
    mix,
    new: fresh,
    gone,
    intervals: { scores: certain.scores, mix: certain.mix },
    parts: parts.map((part) => ({
      id: idOf(dimension, part.id),
      name: nameOf(names, dimension, part),
      scores: part.scores,
      mix: part.mix,
      new: part.new,
      gone: part.gone,
    })),
  };
}

/** The same names, but that two rows of a breakdown are never called the same. */
function distinctIn({ rows }: Selection, names: ReportNames): ReportNames {
  const distinct = new Map(
    NAMED_DIMENSIONS.map((dimension) => [
      dimension,
      distinctNames(
        (rows.get(dimension) ?? []).map((row) => ({ id: row.id, name: nameOf(names, dimension, row) })),
      ),
    ]),
  );
  return {
    ...names,
    ofValue: (dimension, id) => distinct.get(dimension)?.get(id) ?? names.ofValue(dimension, id),
  };
}

/** Those whose values are called something else than they are. */
const NAMED_DIMENSIONS: readonly ReportDimension[] = ["touchpoint", "survey", "team", "question"];

function reportBreakdowns(
  { selection, judged }: Findings,
  complete: boolean,
  names: ReportNames,
): Report["breakdowns"] {
  return Object.fromEntries(
    [...selection.rows].map(([dimension, rows]): [ReportDimension, readonly ReportRow[]] => [
      dimension,
      rows.map(({ id, name, counts }, at) => {
        const {
          verdict = null,
          differs = null,
          rest = null,
        } = (complete ? judged.get(dimension)?.judgements[at] : undefined) ?? {};
        return {
          id: idOf(dimension, id),
          name: nameOf(names, dimension, { id, name }),
          answers: counts.answers,
          score: scoreOf(counts),
          interval: intervalOf(counts),
          verdict,
          differs,
          rest,
        };
      }),
    ]),
  );
}

function reportDrivers({ answers, r2, parts }: Drivers, names: ReportNames): Report["drivers"] {
  return { answers, r2, parts: parts.map((part) => ({ name: names.ofDimension(part.dimension), ...part })) };
}

/** Metadata that points at a person is covered: a report is for others to read. */
const isPersonal = (dimension: ReportDimension, id: string): boolean =>
  kindOf(dimension) === "metadata" && personalKind(id, keyOf(dimension)) !== undefined;

const idOf = (dimension: ReportDimension, id: string): string => (isPersonal(dimension, id) ? COVER : id);
function nameOf(
  names: ReportNames,
  dimension: ReportDimension,
  { id, name }: { readonly id: string; readonly name: string },
): string {
  if (isPersonal(dimension, id)) return COVER;
  return names.ofValue(dimension, id) ?? (name === "" ? id : name);
}
