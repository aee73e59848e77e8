import { countAnswers, roundedScore } from "../../../../analysis/score.ts";
import type { Explanation } from "../../../../analysis/findings/explanations.ts";
import { wholeOf } from "../../../../analysis/mix/parts.ts";
import type { MixIntervals } from "../../../../analysis/mix/intervals.ts";
import type { NumbersTable } from "../../../../lib/text/csv.ts";

const rounded = (value: number): number => Number(value.toFixed(4));

const PARTS = ["scores", "mix", "new", "gone"] as const;

/** The parts of a difference, all values and then the whole; below it the interval of each part of the whole. */
export function explanationTable(
  explanation: Explanation,
  intervals: MixIntervals | undefined,
  nameOf: (id: string, name: string) => string,
): NumbersTable {
  const cells = new Map(explanation.cells.map((cell) => [cell.id, cell]));
  const numbers = (part: Parameters<typeof wholeOf>[0]) => PARTS.map((name) => rounded(part[name]));
  const bound = (name: string, end: "low" | "high") =>
    intervals === undefined
      ? []
      : [["", name, ...PARTS.map((part) => rounded(intervals[part][end])), "", "", "", "", ""]];
  return {
    head: ["id", "name", ...PARTS, "together", "answers before", "NPS before", "answers after", "NPS after"],
    rows: [
      ...explanation.parts.map((part) => {
        const { one, two } = cells.get(part.id) ?? {};
        const side = (counts: typeof one) =>
          counts === undefined ? ["", ""] : [countAnswers(counts), roundedScore(counts, 2) ?? ""];
        return [
          part.id,
          nameOf(part.id, part.name),
          ...numbers(part),
          rounded(wholeOf(part)),
          ...side(one),
          ...side(two),
        ];
      }),
      ["", "all", ...numbers(explanation), rounded(explanation.difference), "", "", "", ""],
      ...bound("95% interval low", "low"),
      ...bound("95% interval high", "high"),
    ],
  };
}
