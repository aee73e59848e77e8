import type { ReportWord } from "../../../../analysis/report.ts";
import type { NumbersTable } from "../../../../ui/downloads/table-csv.ts";

/** Words and phrases with the comments that have them: scores with two decimals. */
export const wordsTable = (words: readonly ReportWord[]): NumbersTable => ({
  head: ["language", "text", "side", "detractors", "promoters", "comments", "NPS", "z"],
  rows: words.map(({ language, text, side, detractors, promoters, comments, score, z }) => [
    language,
    text,
    side,
    detractors,
    promoters,
    comments,
    Number(score.toFixed(2)),
    Number(z.toFixed(4)),
  ]),
});
