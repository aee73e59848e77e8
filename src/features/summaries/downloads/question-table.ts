import type { TitledChoice } from "../../../analysis/columns/choice-names.ts";
import { choiceCounts } from "../../../analysis/summaries/distinct-texts.ts";
import { scoreInterval } from "../../../analysis/interval.ts";
import { roundedScore } from "../../../analysis/score.ts";
import type { WordCount } from "../../../analysis/words/word-counts.ts";
import type { NumbersTable, ProvenanceLine } from "../../../lib/text/csv.ts";
import { countedAnswers, type ChosenAnswers, type SurveyPart } from "../parts/named-choices.ts";

/** What the answers to a question add up to: counts in rows, and figures that are one number each. */
export interface QuestionTable extends NumbersTable {
  readonly figures: readonly ProvenanceLine[];
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
const share = (count: number, of: number): number | string => (of === 0 ? "" : rounded(count / of, 6));

/** All counts, with shares from 0 to 1. Undefined where there are neither answers nor choices. */
export function questionTable(
  part: SurveyPart,
  choices: readonly TitledChoice[],
  words: readonly Omit<WordCount, "forms">[],
): QuestionTable | undefined {
  const { summary } = part;
  const chosen = countedAnswers(part, choices);
  if (chosen !== undefined) return choiceTable(chosen, choices);
  switch (summary?.kind) {
    case undefined:
    case "choice":
      return undefined;
    case "nps": {
      const { scores, answers, notCounted } = summary.tally;
      const interval = scoreInterval(summary.tally);
      return {
        head: ["score", "answers", "share"],
        rows: scores.map((count, score) => [score, count, share(count, answers)]),
        figures: [
          ["NPS", roundedScore(summary.tally, 2) ?? ""],
          ["interval low", interval === undefined ? "" : rounded(interval.low, 2)],
          ["interval high", interval === undefined ? "" : rounded(interval.high, 2)],
          ["not counted", notCounted],
        ],
      };
    }
    case "numeric": {
      const { values, count, mean, median } = summary.numbers;
      return {
        head: ["answer", "answers", "share"],
        rows: values.map((each) => [each.value, each.count, share(each.count, count)]),
        figures: [
          ["mean", rounded(mean, 6)],
          ...(median === undefined ? [] : [["median", median] as const]),
          ["not counted", summary.notNumbers],
        ],
      };
    }
    case "text":
      return {
        head: ["word", "answers"],
        rows: words.map(({ word, comments }) => [word, comments]),
        figures: [["words", "the most frequent, without the stop words of each language"]],
      };
    case "contact":
      return { head: ["left contact details"], rows: [[summary.answered]], figures: [] };
    case "unknown": {
      const listed = summary.values.reduce((sum, { count }) => sum + count, 0);
      return {
        head: ["answer", "answers", "share"],
        rows: summary.values.map(({ value, count }) => [value, count, share(count, summary.answered)]),
        figures: notListed(summary.answers - listed),
      };
    }
  }
}

function choiceTable(chosen: ChosenAnswers, choices: readonly TitledChoice[]): QuestionTable {
  const { counts, loose, others } = choiceCounts(chosen, choices);
  const titled = choices.map(({ id, title }, place) => ({ id, title, count: counts[place] ?? 0 }));
  const written = loose.map(({ value, count }) => ({ id: "", title: value, count }));
  return {
    head: ["choice", "choice id", "answers", "share"],
    rows: [...titled, ...written].map(({ id, title, count }) => [
      title,
      id,
      count,
      share(count, chosen.answered),
    ]),
    figures: notListed(others),
  };
}

const notListed = (answers: number): readonly ProvenanceLine[] =>
  answers === 0 ? [] : [["answers not listed", answers]];
