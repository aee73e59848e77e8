/** What a difference between two scores is made of, in the words of one language. */
import type { Interval } from "../analysis/score.ts";
import type { DifferenceParts } from "../analysis/report.ts";
import type { ShiftedPart, StatementOf } from "../analysis/report/statement.ts";
import type { Figures } from "./figures.ts";
import type { Cause, FindingPhrases } from "./languages/phrases.ts";
import type { FindingText, ReportWords, ShiftedName } from "./words.ts";

/** A part is the most of a difference from here on. */
const MOST = 0.5;
/** So many places does a clause name. */
const NAMED = 2;
/** Causes that name places whose share of the answers has changed. */
const SHIFTS: ReadonlySet<Cause> = new Set(["gained", "lost", "both"]);

interface Explained extends DifferenceParts {
  /** The second side's score minus the first's. */
  readonly difference: number;
}

export interface ExplainedTexts {
  readonly finding: (statement: StatementOf<"explained">) => FindingText;
  readonly sides: ReportWords["explained"];
}

export function explainedTextsOf(
  { explained: phrases, by, same, range, points }: FindingPhrases,
  figures: Figures,
  nameOf: (text: string) => string,
): ExplainedTexts {
  const { list, filled, plural } = figures;
  const evidenceOf = evidenceTexts(phrases, range, figures, nameOf);

  const causeText = (mix: number, cause: Cause, places: readonly ShiftedName[], most: string | undefined) => {
    const named = places.slice(0, NAMED);
    const listed = (more: boolean) =>
      list(named.filter((place) => place.more === more).map(({ name }) => nameOf(name)));
    const text = filled(phrases.causes[cause], {
      place: nameOf(most ?? ""),
      gained: listed(true),
      lost: listed(false),
    });
    return SHIFTS.has(cause) && haveSomeOf(mix, named) ? filled(phrases.amongOthers, { cause: text }) : text;
  };

  const byText = (difference: number) => {
    if (!hasMoved(difference)) return same;
    return filled(by[difference < 0 ? "lower" : "higher"], { points: plural(points, Math.abs(difference)) });
  };

  return {
    finding: (statement) => {
      const { explained, places, most, isOfChange } = statement;
      const named = places.map(({ part: { name, mix }, more }) => ({ name, mix, more }));
      const { value, cause } = mainPart(explained, named, most?.name);
      const weight = weightOf(value, explained);
      const because = causeText(explained.mix, cause, named, most?.name);
      const shifted = SHIFTS.has(cause) ? places.slice(0, NAMED) : [];
      const text = isOfChange
        ? filled(phrases.told[weight], { points: plural(points, Math.abs(value)), cause: because })
        : filled(phrases.before, {
            by: byText(explained.difference),
            because: filled(phrases.because[weight], { cause: because }),
          });
      return { text, evidence: evidenceOf(statement, shifted) };
    },
    sides: (explained, places) => {
      const { value, cause } = mainPart(explained, places, undefined);
      const because = filled(phrases.because[weightOf(value, explained)], {
        cause: causeText(explained.mix, cause, places, undefined),
      });
      return filled(phrases.sides, { by: byText(explained.difference), because });
    },
  };
}

/** What a difference that is told rests on: those that the cause names, and what each part accounts for. */
function evidenceTexts(
  phrases: FindingPhrases["explained"],
  range: string,
  { score, size, signed, values, filled }: Figures,
  nameOf: (text: string) => string,
) {
  /** A part, counted in the direction of the difference, with its interval where there is one. */
  const partText = (value: number, { difference }: Explained, interval?: Interval) => {
    const own = size(along(difference, value));
    if (interval === undefined) return own;
    const ends = [along(difference, interval.low), along(difference, interval.high)];
    const [low = 0, high = 0] = ends.toSorted((a, b) => a - b);
    const written = filled(range, { low: size(low), high: size(high) });
    return filled(phrases.part, { value: own, range: written });
  };

  const signedRange = ({ low, high }: Interval) => filled(range, { low: signed(low), high: signed(high) });

  const scoreText = ({ part }: ShiftedPart) =>
    filled(phrases.scoreOf, { name: nameOf(part.name), score: score(part.score) });

  const ofMixTexts = (named: readonly ShiftedPart[], explained: Explained): readonly string[] =>
    named.map(({ part: { name, mix } }) =>
      filled(phrases.ofMix, { value: partText(mix, explained), name: nameOf(name) }),
    );

  return (
    { explained, title }: StatementOf<"explained">,
    shifted: readonly ShiftedPart[],
  ): readonly string[] => {
    const { scores, mix, intervals, dimension } = explained;
    const alone = explained.new + explained.gone;
    const isInPart = haveSomeOf(
      mix,
      shifted.map(({ part }) => part),
    );
    const direction = !hasMoved(scores) ? "same" : scores < 0 ? "lower" : "higher";
    const isUnclear = direction !== "same" && isUnclearBesideMix(explained);
    const scoresText = isUnclear
      ? filled(phrases.scores.unclear, { range: signedRange(intervals.scores) })
      : filled(phrases.scores[direction], { part: partText(scores, explained, intervals.scores) });
    // What the scores do not account for is told after what the shift does.
    const isAfter = hasMoved(mix) && (isUnclear || direction === "same");
    const shift = { values: values(dimension, title), part: partText(mix, explained, intervals.mix) };
    const parts = [
      ...(isAfter ? [] : [scoresText]),
      ...(hasMoved(mix) ? [filled(isAfter ? phrases.mixAlone : phrases.mix, shift)] : []),
      ...(isInPart ? ofMixTexts(shifted, explained) : []),
      ...(hasMoved(alone) ? [filled(phrases.onlyOne, { part: partText(alone, explained) })] : []),
    ];
    const sum = [scores, mix, alone].reduce((all, part) => all + asTold(part), 0);
    return [
      parts.join(""),
      ...(isAfter ? [scoresText] : []),
      ...(isUnclear || sum === asTold(explained.difference) ? [] : [phrases.rounded]),
      // Whether more answers from there lower the score or raise it.
      ...shifted.map(scoreText),
    ];
  };
}

/** Whether the scores may as well have stayed, and the mix weighs more. */
function isUnclearBesideMix(explained: StatementOf<"explained">["explained"]): boolean {
  const { difference, scores, mix, intervals } = explained;
  const weighsMore = along(difference, mix) > along(difference, scores);
  return intervals.scores.low < 0 && intervals.scores.high > 0 && weighsMore;
}

/** Whether each of the places that a cause names has some of the mix, and none has all of it. */
function haveSomeOf(all: number, places: readonly Pick<ShiftedName, "mix">[]): boolean {
  const isSome = ({ mix }: Pick<ShiftedName, "mix">) =>
    hasMoved(mix) && Math.abs(asTold(mix)) < Math.abs(asTold(all));
  return places.length > 0 && places.every(isSome);
}

const weightOf = (value: number, { difference }: Explained): "most" | "part" | "more" => {
  const share = value / difference;
  return Math.abs(asTold(value)) > Math.abs(asTold(difference)) ? "more" : share >= MOST ? "most" : "part";
};

/** The part that weighs most in the direction of the difference. */
function mainPart(
  { difference, scores, mix, new: come, gone }: Explained,
  places: readonly ShiftedName[],
  most: string | undefined,
): { readonly value: number; readonly cause: Cause } {
  const shifted = places.slice(0, NAMED);
  const [gained, lost] = [shifted.some(({ more }) => more), shifted.some(({ more }) => !more)];
  const parts: readonly { readonly value: number; readonly cause: Cause }[] = [
    { value: mix, cause: gained && lost ? "both" : gained ? "gained" : lost ? "lost" : "mixed" },
    {
      value: scores,
      cause: scores < 0 ? (most === undefined ? "fell" : "fellAt") : most === undefined ? "rose" : "roseAt",
    },
    { value: come + gone, cause: "onlyOne" },
  ];
  return parts.reduce((main, part) =>
    along(difference, part.value) > along(difference, main.value) ? part : main,
  );
}

/** A part counted in the direction of the difference: above 0 where it adds to it. */
const along = (difference: number, part: number): number => (difference < 0 ? -part : part);

/** The whole number of points that a part is told as. */
const asTold = (points: number): number => Math.sign(points) * Math.round(Math.abs(points));

/** Whether a part of a difference, in points, is more than 0 when it is told as a whole number. */
export const hasMoved = (points: number): boolean => asTold(points) !== 0;
