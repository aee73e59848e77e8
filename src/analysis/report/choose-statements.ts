/** Which findings are told: at most five, ordered by kind, corrected for all looks together. */
import { twoSided } from "../../lib/statistics/normal-distribution.ts";
import type { Difference, Findings } from "../findings/find.ts";
import { discoveries } from "../funnel/false-discoveries.ts";
import { differsClearly } from "../funnel/judge-rows.ts";
import { mostOfScores, shiftedPlaces, weightiest } from "../mix/parts.ts";
import { isOffZero, scoreDifference } from "../interval.ts";
import { FEW_ANSWERS, FEWEST_PERIODS, type Counts } from "../score.ts";
import { concerning, type DatedEvent } from "../events/dated-event.ts";
import { happenedAt } from "../events/judge-events.ts";
import { isDimension } from "../report-values.ts";
import type { ReportChange, ReportDimension, CountedFigures, ReportWord } from "../report.ts";
import type { Statement, StatementOf, Statements, Unread } from "./statement.ts";

const MOST = 5;
/** The part of the words told that may be so by chance. */
const RATE = 0.025;
/** The part of a difference that the mix makes, at least, where it is told. */
const TELLING = 0.25;
/** So many words does a sentence name. */
const NAMED = 3;
/** So many points apart are questions that are not combined. */
const UNLIKE = 50;

/** What figures don't tell: how sure differences are, which rows are told, what could not be looked at. */
export interface Found extends Pick<Findings, "telling"> {
  readonly unread: readonly Unread[];
  /** What happened, in order, as far as it concerns the selection. */
  readonly events: readonly DatedEvent[];
  /** False while what the score is linked with, or words, are still looked for. */
  readonly isSettled: boolean;
  readonly difference:
    | {
        readonly one: { readonly total: Counts };
        readonly two: { readonly total: Counts };
        readonly certain: Pick<NonNullable<Difference["certain"]>, "mix"> | undefined;
      }
    | undefined;
}

type TitleOf = (dimension: ReportDimension) => string;

/**
 * The statements on a report that is complete. Where more is still looked for, those that come first whatever it will be:
 * what follows takes its place after them, and nothing that stands moves.
 */
export function chooseStatements(figures: CountedFigures, found: Found, titleOf: TitleOf): Statements {
  const unlike = unlikeStatement(figures);
  if (unlike !== undefined) return [unlike];
  const happened = ({ since }: ReportChange, events: readonly DatedEvent[]) =>
    happenedAt(since.unix, events, figures);
  const first: Statements = [
    ...figures.changes
      .slice(-1)
      .map((change) => ({ kind: "change", change, happened: happened(change, found.events) }) as const),
    ...explainedStatement(figures, found, titleOf),
    ...figures.placeChanges.slice(0, 1).map((moved) => {
      const concerned = concerning(found.events, [moved.id]);
      return { kind: "moved", moved, happened: happened(moved, concerned) } as const;
    }),
    ...rowStatements(figures, found, titleOf),
  ];
  if (!found.isSettled) return first.slice(0, MOST);
  const chances = figures.words.map(({ z }) => twoSided(z));
  const clear = discoveries(chances, RATE);
  const words = figures.words.filter((_, at) => clear[at]);
  const told: Statements = [
    ...first,
    ...linkedStatement(figures, found),
    ...WORD_SIDES.flatMap((side) => wordStatement(words, side)),
  ];
  return told.length === 0 ? [nothing(figures, titleOf)] : told.slice(0, MOST);
}

/** Questions with enough answers that differ, so far apart that their mixture says nothing. */
function unlikeStatement({ breakdowns: { question = [] } }: CountedFigures): Statement | undefined {
  const differing = question.filter((row) => row.answers >= FEW_ANSWERS && differsClearly(row));
  const [lowest, ...more] = differing.toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0));
  const highest = more.at(-1);
  if (lowest === undefined || highest === undefined) return undefined;
  const isFar = (highest.score ?? 0) - (lowest.score ?? 0) >= UNLIKE;
  return isFar ? { kind: "unlike", questions: question.length, lowest, highest } : undefined;
}

/** Told where the sides of the last change differ clearly, and the mix clearly has its part in that, or the scores of one place do. */
function explainedStatement(
  { explained, changes, placeChanges }: CountedFigures,
  { difference }: Found,
  titleOf: TitleOf,
): readonly StatementOf<"explained">[] {
  const certain = difference?.certain;
  if (explained === null || difference === undefined || certain === undefined) return [];
  const isOfChange = changes.length > 0;
  const sides = scoreDifference(difference.two.total, difference.one.total);
  const isClear = isOfChange || sides?.different === true;
  const { mix } = explained;
  const isTelling = isOffZero(certain.mix) && Math.abs(mix) >= TELLING * Math.abs(explained.difference);
  const most = mostOfScores(explained);
  const isAtOnePlace =
    most !== undefined && isOffZero(explained.intervals.scores) && weightiest(explained).part === "scores";
  if (!isClear || !(isTelling || isAtOnePlace)) return [];
  const places = shiftedPlaces(explained).map((part) => ({
    part,
    more: part.sides[1].share > part.sides[0].share,
  }));
  const title = titleOf(explained.dimension);
  const earlier = placeChanges.filter(
    ({ dimension, since }) => dimension === explained.dimension && since.unix < explained.sides[1].start.unix,
  );
  return [{ kind: "explained", title, explained, places, most, earlier, isOfChange }];
}

function rowStatements(
  { breakdowns }: CountedFigures,
  { telling }: Found,
  titleOf: TitleOf,
): readonly StatementOf<"rows">[] {
  return telling.flatMap(({ dimension, ...places }) => {
    const rows = breakdowns[dimension] ?? [];
    const [lowest, highest] = [rows[places.lowest], rows[places.highest]];
    if (lowest === undefined || highest === undefined) return [];
    const differing = rows.filter(differsClearly).length;
    return {
      kind: "rows",
      title: titleOf(dimension),
      dimension,
      lowest,
      highest,
      all: rows.length,
      differing,
    };
  });
}

function linkedStatement({ drivers }: CountedFigures, { unread }: Found): readonly StatementOf<"linked">[] {
  const part = drivers?.parts[0];
  return drivers === null || part === undefined ? [] : [{ kind: "linked", drivers, part, unread }];
}

/** Of NPS, or of any other metric; what lowers the score first. */
const WORD_SIDES = ["detractors", "promoters", "other", "top"] as const;

const commentsWith = (words: readonly ReportWord[]): number =>
  Math.max(...words.map(({ comments }) => comments));

/** Of one language: that in which most comments have one of the words. */
function wordStatement(
  words: readonly ReportWord[],
  side: ReportWord["side"],
): readonly StatementOf<"words">[] {
  const own = words.filter((word) => word.side === side);
  const languages = [...Map.groupBy(own, ({ language }) => language).values()];
  const [most = []] = languages.toSorted((a, b) => commentsWith(b) - commentsWith(a));
  const [first, ...others] = most;
  return first === undefined ? [] : [{ kind: "words", side, words: [first, ...others.slice(0, NAMED - 1)] }];
}

function nothing({ answers, trend, breakdowns }: CountedFigures, titleOf: TitleOf): StatementOf<"none"> {
  const compared = Object.entries(breakdowns).flatMap(([dimension, rows = []]) =>
    isDimension(dimension) && rows.some(({ differs }) => differs !== null) ? [dimension] : [],
  );
  return {
    kind: "none",
    answers,
    overTime: trend.filter((period) => period.answers > 0).length >= FEWEST_PERIODS,
    dimensions: compared.map((dimension) => ({ dimension, title: titleOf(dimension) })),
  };
}
