/**
 * Which of all that was found is said: at most five statements, the most telling first. Whoever looks at everything
 * at once finds something by chance; what is said here is corrected for all looks together, more strictly than each
 * part of the screen by itself, so that of numbers without a story nothing is said in nine of ten cases.
 */
import { twoSided } from "../../lib/statistics/normal-distribution.ts";
import { kindOf } from "../report-dimension.ts";
import { discoveries } from "../funnel/false-discoveries.ts";
import type { Explanation } from "../findings/explanations.ts";
import type { Difference, Findings } from "../findings/find.ts";
import type { Judgement } from "../funnel/judge-rows.ts";
import { hasGrown, shiftedPlaces } from "../mix/shifted-places.ts";
import { npsDifference } from "../nps-interval.ts";
import { FEW_ANSWERS, type NpsCounts } from "../nps.ts";
import type {
  ReportChange,
  ReportDimension,
  ReportFigures,
  ReportPlaceChange,
  ReportRow,
  ReportWord,
} from "../report.ts";
import type { Statement, Statements, Unread } from "./statement.ts";

const MOST = 5;
/** The part of false statements that is taken for each kind of look. */
const RATE = 0.025;
/** The part of a difference that the mix makes, at least, where it is told. */
const TELLING = 0.25;
/** So many words does a sentence name. */
const NAMED = 3;

/**
 * What was found that figures don't tell: how sure a difference and its parts are, how rows were judged, and what could
 * not be looked at.
 */
export interface Found extends Pick<Findings, "judged"> {
  readonly unread: readonly Unread[];
  /** False while what goes with the score, or words, are still looked for. */
  readonly isSettled: boolean;
  readonly difference:
    | {
        readonly one: { readonly total: NpsCounts };
        readonly two: { readonly total: NpsCounts };
        readonly certain: Pick<NonNullable<Difference["certain"]>, "mix"> | undefined;
        /** That which is told first. */
        readonly explanations: readonly Pick<Explanation, "cells">[];
      }
    | undefined;
}

/** What a dimension is called. */
type TitleOf = (dimension: ReportDimension) => string;

/**
 * The statements on a report that is complete. Where more is still looked for, those that come first whatever it will be:
 * what follows takes its place after them, and nothing that stands moves. Words come last, since comments may be read
 * when all else has been said.
 */
export function chooseStatements(figures: ReportFigures, findings: Found, titleOf: TitleOf): Statements {
  const [newest, ...older] = figures.changes.filter(({ chance }) => chance <= RATE).toReversed();
  const isLastTold = newest !== undefined && newest === figures.changes.at(-1);
  const explained = explainedStatement(figures, findings, isLastTold, titleOf);
  const [moved] = figures.placeChanges;
  const [row, ...rows] = rowStatements(figures, findings, titleOf);
  const first = [...changeStatement(newest), ...explained, ...placeStatement(row, moved)];
  if (!findings.isSettled) return first;
  const clear = discoveries(
    figures.words.map(({ z }) => twoSided(z)),
    RATE,
  );
  const words = figures.words.filter((_, at) => clear[at]);
  const told = [
    ...first,
    ...driverStatement(figures, findings),
    ...wordStatement(words, "detractors"),
    ...older.flatMap(changeStatement),
    ...rows.slice(0, 1),
    ...wordStatement(words, "promoters"),
  ].slice(0, MOST);
  return told.toSorted((a, b) => Number(a.kind === "words") - Number(b.kind === "words"));
}

const changeStatement = (change: ReportChange | undefined): Statements =>
  change === undefined ? [] : [{ kind: "change", change }];

/**
 * Told where the two sides differ clearly, and the mix clearly has its part in that. The sides are those of the last
 * change: where that is not told, what it is made of is not either.
 */
function explainedStatement(
  { explained, changes }: ReportFigures,
  { difference }: Found,
  isLastTold: boolean,
  titleOf: TitleOf,
): readonly Extract<Statement, { kind: "explained" }>[] {
  const certain = difference?.certain;
  if (explained === null || difference === undefined || certain === undefined) return [];
  const sides = npsDifference(difference.two.total, difference.one.total);
  const isClear = changes.length > 0 ? isLastTold : sides?.different === true;
  const { low, high } = certain.mix;
  const { mix } = explained;
  const isTelling = (low > 0 || high < 0) && Math.abs(mix) >= TELLING * Math.abs(explained.difference);
  if (!isClear || !isTelling) return [];
  const title = titleOf(explained.dimension);
  const cells = difference.explanations[0]?.cells ?? [];
  const places = shiftedPlaces(explained).map((part) => ({ part, more: hasGrown(cells, part.id) }));
  return [{ kind: "explained", title, explained, places }];
}

/** One place that differs from the others, and one that differs from itself: in one statement where one breakdown shows both. */
function placeStatement(
  row: Extract<Statement, { kind: "row" }> | undefined,
  moved: ReportPlaceChange | undefined,
): Statements {
  const changed: Statements = moved === undefined ? [] : [{ kind: "moved", moved }];
  if (row === undefined) return changed;
  return row.dimension === moved?.dimension ? [{ ...row, moved }] : [row, ...changed];
}

/** The dimensions of places, that people can go to: what every chain has, and metadata. */
const PLACES: readonly ((dimension: ReportDimension) => boolean)[] = [
  (dimension) => ["touchpoint", "survey", "team", "language"].includes(dimension),
  (dimension) => kindOf(dimension) === "metadata",
];

/** A survey that one touchpoint alone asks is the same place under another name: its answers tell. */
const whatOf = ({ answers, score }: ReportRow): string => `${answers} ${score}`;

/** The rows that the parts of a difference, or a place that has changed, name already. */
function namedRows({ breakdowns, explained, placeChanges: [moved] }: ReportFigures): readonly string[] {
  const places =
    explained === null
      ? []
      : shiftedPlaces(explained).map(({ id }) => ({ dimension: explained.dimension, id }));
  const named = moved === undefined ? places : [...places, moved];
  return named.flatMap(({ dimension, id }) =>
    (breakdowns[dimension] ?? []).filter((row) => row.id === id).map(whatOf),
  );
}

interface Look {
  readonly z: number;
  readonly statement: Extract<Statement, { kind: "row" }>;
}

/** The rows that differ when all rows of all breakdowns of a kind are one look, the clearest first. */
function rowStatements(
  figures: ReportFigures,
  { judged }: Found,
  titleOf: TitleOf,
): readonly Look["statement"][] {
  const known = new Set(namedRows(figures));
  const told = PLACES.flatMap((isPlace) => {
    const looks = [...judged].flatMap(([dimension, { judgements }]) =>
      isPlace(dimension) ? looksAt(figures, dimension, judgements, titleOf) : [],
    );
    const clear = discoveries(
      looks.map(({ z }) => twoSided(z)),
      RATE,
    );
    return looks.filter(({ statement }, at) => clear[at] === true && statement.row.verdict !== "expected");
  });
  const ranked = told.toSorted((a, b) => Math.abs(b.z) - Math.abs(a.z)).map(({ statement }) => statement);
  return ranked.filter(({ row }) => !known.has(whatOf(row)) && known.add(whatOf(row)));
}

function looksAt(
  { breakdowns, score }: ReportFigures,
  dimension: ReportDimension,
  judgements: readonly Judgement[],
  titleOf: TitleOf,
): readonly Look[] {
  return (breakdowns[dimension] ?? []).flatMap((row, at) => {
    const z = judgements[at]?.z;
    const isEnough = row.answers >= FEW_ANSWERS && row.verdict !== null;
    return score === null || z === undefined || !isEnough
      ? []
      : [{ z, statement: { kind: "row", title: titleOf(dimension), dimension, row, score } as const }];
  });
}

function driverStatement({ drivers }: ReportFigures, { unread }: Found): Statements {
  const part = drivers?.parts[0];
  return drivers === null || part === undefined ? [] : [{ kind: "drivers", drivers, part, unread }];
}

const commentsWith = (words: readonly ReportWord[]): number =>
  Math.max(...words.map(({ comments }) => comments));

/** Of one language: that in which most comments have one of the words. */
function wordStatement(words: readonly ReportWord[], side: ReportWord["side"]): Statements {
  const own = words.filter((word) => word.side === side);
  const languages = [...Map.groupBy(own, ({ language }) => language).values()];
  const [most = []] = languages.toSorted((a, b) => commentsWith(b) - commentsWith(a));
  const [first, ...others] = most;
  return first === undefined ? [] : [{ kind: "words", side, words: [first, ...others.slice(0, NAMED - 1)] }];
}
