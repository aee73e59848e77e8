/** Why two sides differ, by every dimension that can tell. */
import { differsClearly } from "../funnel/judge-rows.ts";
import { explainDifference, type MixExplanation, type MixCell } from "../mix/parts.ts";
import { countAnswers, countsBy, type Counts } from "../score.ts";
import type { ReportDimension } from "../report.ts";
import { kindOf } from "../report-values.ts";
import type { Selection } from "../selection/count-selection.ts";

export type Explanation = ReturnType<typeof explanationsBetween>[number];

/** A mix of this part of the largest tells as much as that. */
const AS_TELLING = 0.9;

/** Points of mix below which nothing has shifted that a reader could name. */
const NO_SHIFT = 1;

/**
 * The dimensions with values on both sides, largest mix first; among equals the one that people know best. Where no mix
 * reaches a point, the scores made the difference: those by which some values have changed and others have not stand first.
 */
export function explanationsBetween(one: Selection, two: Selection) {
  const dimensions = new Set([...valued(one), ...valued(two)]);
  const explanations = [...dimensions].flatMap((dimension) => {
    const cells = cellsOf(dimension, one, two);
    const explained = explainDifference(cells);
    return explained === undefined ? [] : [{ dimension, cells, ...explained }];
  });
  const largest = Math.max(...explanations.map(sizeOf));
  const byScores = largest < NO_SHIFT ? explanations.filter(tellsApart) : [];
  const telling =
    byScores.length > 0 ? byScores : explanations.filter((each) => sizeOf(each) >= AS_TELLING * largest);
  const rankOf = (explanation: (typeof explanations)[number]): number =>
    telling.includes(explanation) ? KNOWN.indexOf(kindOf(explanation.dimension)) : KNOWN.length;
  return explanations.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || sizeOf(b) - sizeOf(a) || (a.dimension < b.dimension ? -1 : 1),
  );
}

const sizeOf = ({ mix }: MixExplanation): number => Math.abs(mix);

/** Whether the scores of some values have clearly changed and those of others have not. */
const tellsApart = ({ parts }: MixExplanation): boolean =>
  parts.some(differsClearly) && parts.some(({ differs }) => differs === "no");

/** What people think of first. */
const KNOWN: readonly string[] = [
  "touchpoint",
  "survey",
  "team",
  "language",
  "question",
  "metadata",
  "answer",
];

/** A dimension that only other answers have a value of tells nothing of these. */
const valued = ({ rows }: Selection): readonly ReportDimension[] =>
  [...rows].filter(([, own]) => own.length > 0).map(([dimension]) => dimension);

const NONE: Counts = { top: 0, middle: 0, bottom: 0 };

/** The values of a dimension; what has no value is one more, without an id, so that all answers are told. */
function cellsOf(dimension: ReportDimension, one: Selection, two: Selection): readonly MixCell[] {
  const [rows1, rows2] = [one, two].map(
    ({ rows }) => new Map((rows.get(dimension) ?? []).map((row) => [row.id, row])),
  );
  const ids = [...new Set([...(rows1?.keys() ?? []), ...(rows2?.keys() ?? [])])].toSorted();
  const cells = ids.map((id) => {
    const [own1, own2] = [rows1?.get(id), rows2?.get(id)];
    return { id, name: own2?.name ?? own1?.name ?? "", one: own1?.counts ?? NONE, two: own2?.counts ?? NONE };
  });
  const [rest1, rest2] = [restOf(one.total, cells, "one"), restOf(two.total, cells, "two")];
  const hasRest = countAnswers(rest1) + countAnswers(rest2) > 0;
  return hasRest ? [...cells, { id: "", name: "", one: rest1, two: rest2 }] : cells;
}

const restOf = (total: Counts, cells: readonly MixCell[], side: "one" | "two"): Counts =>
  countsBy((bucket) => cells.reduce((rest, { [side]: own }) => rest - own[bucket], total[bucket]), total);
