/** What a difference between two scores is made of, in the words of one language. */
import { pointsAddUp, roundPoints } from "../analysis/adds-up.ts";
import { weightiest } from "../analysis/mix/parts.ts";
import type { Interval } from "../analysis/score.ts";
import type { DifferenceParts } from "../analysis/report.ts";
import type { ShiftedPart, StatementOf } from "../analysis/report/statement.ts";
import type { Figures } from "./figures.ts";
import type { FindingNames } from "./finding-names.ts";
import type { Cause, FindingPhrases } from "./languages/phrases.ts";
import type { Calendar, FindingText, ReportWords, ShiftedName } from "./words.ts";

/** A part is the most of a difference from here on. */
const MOST = 0.5;
/** So many places does a clause name. */
const NAMED = 2;
/** So many that have changed themselves are named. */
const MOST_LISTED = 3;

interface Explained extends DifferenceParts {
  /** The second side's score minus the first's. */
  readonly difference: number;
}

export interface ExplainedTexts {
  readonly finding: (statement: StatementOf<"explained">, calendar: Calendar) => FindingText;
  readonly sides: ReportWords["explained"];
}

export function explainedTextsOf(
  { explained: phrases, by, same, range, interval, points, exactly }: FindingPhrases,
  figures: Figures,
  names: FindingNames,
): ExplainedTexts {
  const { list, filled, plural } = figures;
  const nameOf = (text: string) => names.name(text);
  const wholeOf = (text: string) => names.whole(text);
  const evidenceOf = evidenceTexts(phrases, { range, interval, points, exactly }, figures, wholeOf);

  const causeText = ({ cause, named }: MainPart, most?: string) => {
    const listed = (more: boolean) =>
      list(named.filter((place) => place.more === more).map(({ name }) => nameOf(name)));
    return filled(phrases.causes[cause], {
      place: nameOf(most ?? ""),
      gained: listed(true),
      lost: listed(false),
    });
  };

  const byText = (difference: number) => {
    if (!hasMoved(difference)) return same;
    return filled(by[difference < 0 ? "lower" : "higher"], { points: plural(points, Math.abs(difference)) });
  };

  return {
    finding: (statement, calendar) => {
      const { explained, places, most, isOfChange } = statement;
      const shifted = places.map(({ part: { name, mix }, more }) => ({ name, mix, more }));
      const main = mainPart(explained, shifted, most?.name);
      const weight = weightOf(main, explained);
      const because = causeText(main, most?.name);
      const text = isOfChange
        ? filled(phrases.told[weight], { points: plural(points, Math.abs(main.value)), cause: because })
        : filled(phrases.before, {
            by: byText(explained.difference),
            because: filled(phrases.because[weight], { cause: because }),
          });
      return { text, evidence: evidenceOf(statement, main, calendar) };
    },
    sides: (explained, places, most) => {
      const main = mainPart(explained, places, most);
      const because = filled(phrases.because[weightOf(main, explained)], {
        cause: causeText(main, most),
      });
      const apart = byText(explained.difference);
      // Of no difference there is no cause.
      const text = hasMoved(explained.difference)
        ? filled(phrases.sides, { by: apart, because })
        : `${apart}.`;
      return { text, named: main.named };
    },
  };
}

/**
 * Whose own score has clearly changed, of all places that a difference is explained by; nothing where fewer than two can
 * be compared. Where all that did had changed before, they are no part of this change.
 */
function movedTexts(
  { moved: phrases }: FindingPhrases["explained"],
  { list, count, values, filled, period }: Figures,
  nameOf: (text: string) => string,
) {
  return (
    { explained: { dimension, parts }, title, earlier }: StatementOf<"explained">,
    calendar: Calendar,
    haveStayed: boolean,
  ): readonly string[] => {
    const compared = parts.filter(({ differs }) => differs !== null).length;
    if (compared < 2) return [];
    const among = {
      all: count(compared),
      values: values(dimension, title),
      enough: parts.some(({ id, differs }) => id !== "" && differs === null) ? phrases.enough : "",
    };
    const moved = (["lower", "higher"] as const).flatMap((direction) => {
      const sign = direction === "lower" ? -1 : 1;
      const rows = parts
        .filter(({ differs }) => differs === direction)
        .map(({ id, name }) => ({
          name: nameOf(name),
          own: earlier.find((change) => change.id === id && sign * change.difference.value > 0),
        }));
      if (rows.every(({ own }) => own !== undefined)) return [];
      const names = list(
        rows.map(({ name, own }) =>
          own === undefined ? name : filled(phrases.since, { name, period: period(own.since, calendar) }),
        ),
      );
      if (rows.length === 1) return [filled(phrases.one[direction], { ...among, names })];
      const listed = rows.length > MOST_LISTED ? "" : filled(phrases.named, { names });
      return [filled(phrases.several[direction], { ...among, count: count(rows.length), names: listed })];
    });
    const isNone = parts.every(({ differs }) => differs === null || differs === "no");
    return isNone && !haveStayed ? [filled(phrases.none, among)] : moved;
  };
}

/** What a difference that is told rests on: those that the cause names, and what each part accounts for. */
function evidenceTexts(
  phrases: FindingPhrases["explained"],
  {
    range,
    interval: labelled,
    points,
    exactly,
  }: Pick<FindingPhrases, "range" | "interval" | "points" | "exactly">,
  figures: Figures,
  nameOf: (text: string) => string,
) {
  const { score, size, sum, part: percent, values, filled, plural } = figures;
  const movedOf = movedTexts(phrases, figures, nameOf);
  const sizeText = (value: number, { difference }: Explained) => size(along(difference, value));

  /** A part with its interval, counted in the direction of the difference. What the first brackets say that they hold, those that follow hold, too. */
  const partText = (value: string, { difference }: Explained, interval: Interval, isFirst: boolean) => {
    const { low, high } = inDirection(interval, difference);
    const text = filled(range, { low: size(low), high: size(high) });
    return filled(phrases.part, { value, range: isFirst ? filled(labelled, { range: text }) : text });
  };

  const shareText = ({ part: { name, sides } }: ShiftedPart) =>
    filled(phrases.shareOf, {
      name: nameOf(name),
      before: percent(sides[0].share),
      now: percent(sides[1].share),
      scoreNow: score(sides[1].score),
    });

  return (
    statement: StatementOf<"explained">,
    { named }: MainPart,
    calendar: Calendar,
  ): readonly string[] => {
    const { explained, title, places } = statement;
    const { scores, mix, intervals, dimension } = explained;
    const alone = explained.new + explained.gone;
    const direction = !hasMoved(scores) ? "same" : scores < 0 ? "lower" : "higher";
    const isUnclear = direction !== "same" && isUnclearBesideMix(explained);
    // Where scores have not changed, that comes first: it is the answer to whether there is something to worry about.
    const haveStayed = hasMoved(mix) && (isUnclear || direction === "same");
    const scoresText = filled(phrases.scores[isUnclear ? "unclear" : direction], {
      values: values(dimension, title),
      part: partText(sizeText(scores, explained), explained, intervals.scores, !haveStayed),
    });
    // What stands alone says that it is of points.
    const shifted = haveStayed ? plural(points, along(explained.difference, mix)) : sizeText(mix, explained);
    const shift = {
      values: values(dimension, title),
      part: partText(shifted, explained, intervals.mix, haveStayed),
    };
    const parts = [
      ...(haveStayed ? [] : [scoresText]),
      ...(hasMoved(mix) ? [filled(haveStayed ? phrases.mixAlone : phrases.mix, shift)] : []),
      ...(hasMoved(alone) ? [filled(phrases.onlyOne, { part: sizeText(alone, explained) })] : []),
    ].join("");
    const summed = [scores, mix, alone].map((part) => along(explained.difference, part));
    const whole = Math.abs(explained.difference);
    const exact =
      isUnclear || pointsAddUp(summed, whole) ? [] : [filled(exactly, { figures: sum(summed, whole) })];
    // Whether more answers from there lower the score or raise it.
    const shares = places.slice(0, named.length).map(shareText);
    const moved = movedOf(statement, calendar, haveStayed);
    return haveStayed ? [scoresText, ...moved, ...shares, parts] : [parts, ...exact, ...moved, ...shares];
  };
}

/** Whether the scores, as they are told, may as well have stayed, and the mix weighs more. */
function isUnclearBesideMix(explained: StatementOf<"explained">["explained"]): boolean {
  const { difference, scores, mix, intervals } = explained;
  return holdsZero(intervals.scores) && along(difference, mix) > along(difference, scores);
}

/** What is named as the cause is one of several, and never all. */
function weightOf({ value, named }: MainPart, { difference }: Explained): "all" | "most" | "part" | "more" {
  const [own, whole] = [Math.abs(roundPoints(value)), Math.abs(roundPoints(difference))];
  if (own === whole) return named.length === 0 ? "all" : "most";
  if (own > whole) return "more";
  return value / difference >= MOST ? "most" : "part";
}

/** What a difference is mostly due to. */
interface MainPart {
  readonly value: number;
  readonly cause: Cause;
  /** The places that the cause names: those whose share of the answers has changed. */
  readonly named: readonly ShiftedName[];
}

/** The part that weighs most in the direction of the difference, and what it is due to. */
function mainPart(explained: Explained, places: readonly ShiftedName[], most: string | undefined): MainPart {
  const { part, value } = weightiest(explained);
  if (part === "onlyOne") return { value, cause: "onlyOne", named: [] };
  if (part === "scores") {
    const [all, atOne] = value < 0 ? (["fell", "fellAt"] as const) : (["rose", "roseAt"] as const);
    return { value, cause: most === undefined ? all : atOne, named: [] };
  }
  const named = places.slice(0, NAMED);
  const [gained, lost] = [named.some(({ more }) => more), named.some(({ more }) => !more)];
  return { value, cause: gained && lost ? "both" : gained ? "gained" : lost ? "lost" : "mixed", named };
}

/** A part counted in the direction of the difference: above 0 where it adds to it. */
const along = (difference: number, part: number): number => (difference < 0 ? -part : part);

/** An interval counted in the direction of a difference. */
export const inDirection = ({ low, high }: Interval, difference: number): Interval =>
  difference < 0 ? { low: -high, high: -low } : { low, high };

/** Whether an interval, as it is told, holds 0. */
export const holdsZero = ({ low, high }: Interval): boolean =>
  roundPoints(low) <= 0 && roundPoints(high) >= 0;

/** Whether a part of a difference, in points, is more than 0 when it is told as a whole number. */
export const hasMoved = (points: number): boolean => roundPoints(points) !== 0;
