/** Comments as text for a terminal. */
import type { CommentsReport, ToldComment } from "../../../analysis/comments/comments-report.ts";
import { counted } from "../command/progress.ts";

const NEWEST = 20;

const percent = (share: number | null): string => (share === null ? "–" : `${(100 * share).toFixed(0)}%`);
const signed = (score: number | null): string =>
  score === null ? "–" : `${score < 0 ? "−" : "+"}${Math.abs(score).toFixed(0)}`;
const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

const commentLine = ({ text, score, createdAt }: ToldComment): string =>
  `${createdAt.iso.slice(0, 10)}  ${(score === null ? "–" : String(score)).padStart(2)}  ${oneLine(text)}`;

const part = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ["", title, ...lines.map((line) => `  ${line}`)];

/** What was asked for, part by part. */
export function commentsText(report: CommentsReport): string {
  const { comments, responses, withoutWords, find, found, repeats, codes, notCoded, sides } = report;
  const lines = [
    `${counted(comments, "comment")} in ${counted(responses, "response")}, ${withoutWords} without words`,
    ...(find ? [`${find.query}: ${find.comments} (${percent(find.share)}), NPS ${signed(find.score)}`] : []),
    ...part(`Newest ${NEWEST}`, (found ?? []).slice(0, NEWEST).map(commentLine)),
    ...part(
      "Repeats",
      (repeats ?? []).map(({ text, count, score }) => `× ${count}  ${signed(score)}  ${oneLine(text)}`),
    ),
    ...part("Codes", [
      ...(codes ?? []).map(
        (code) => `${code.name}: ${code.comments} (${percent(code.share)}), NPS ${signed(code.score)}`,
      ),
      ...(notCoded ? [`Not coded: ${notCoded.comments} (${percent(notCoded.share)})`] : []),
    ]),
    ...(sides
      ? part(
          `Words of ${sides.one.name} (${sides.one.comments}) and ${sides.other.name} (${sides.other.comments})`,
          sides.words.map(
            ({ language, text, side, one, other, score }) =>
              `${language}  ${side === "one" ? sides.one.name : sides.other.name}: “${text}” ${one} : ${other}, NPS ${signed(score)}`,
          ),
        )
      : []),
    ...part(
      "In context",
      (report.context ?? []).map(({ left, node, right }) => `${left} [${node}] ${right}`),
    ),
    ...part(
      "Company",
      (report.company ?? []).map(
        ({ text, near, expected }) => `“${text}” ${near}, expected ${expected.toFixed(1)}`,
      ),
    ),
    ...part("Sample", (report.sample ?? []).map(commentLine)),
    ...part(
      "Similar",
      (report.similar ?? []).map(({ text, likeness }) => `${likeness.toFixed(2)}  ${oneLine(text)}`),
    ),
  ];
  return `${lines.join("\n")}\n`;
}
