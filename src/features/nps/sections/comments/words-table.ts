import { wordSides, type ReportWord } from "../../../../analysis/report.ts";
import type { NumbersTable } from "../../../../ui/downloads/table-csv.ts";

/** Words and phrases with the comments that have them: scores with two decimals. */
export const wordsTable = (words: readonly ReportWord[]): NumbersTable => ({
  head: ["language", "text", "side", "detractors", "promoters", "comments", "NPS", "z"],
  rows: words.map((word) => [
    word.language,
    word.text,
    word.side,
    wordSides(word).other,
    wordSides(word).top,
    word.comments,
    Number(word.score.toFixed(2)),
    Number(word.z.toFixed(4)),
  ]),
});
