/** From the comments in view to their file: each comment by itself, as it is shown, with the codes that it has. */
import type { Code } from "../../../analysis/comments/codes.ts";
import type { Survey } from "../../../contract/resources.ts";
import { questionTitles } from "../../../contract/question-key.ts";
import { dateAt } from "../../../lib/time/dates.ts";
import { localTime, utcTime } from "../../../lib/time/written-moments.ts";
import { slug } from "../../../ui/downloads/offered.ts";
import type { ShownComment } from "../../../reading/comments/index-protocol.ts";
import type { FileChoice } from "../../../ui/downloads/file-fields.tsx";
import type { TableColumn } from "../../../ui/downloads/table-file.ts";
import type { FileProgress, MadeFile } from "../../../ui/downloads/use-file.ts";
import { type FileWords, isWhole, writeTable } from "../../../ui/downloads/write-table.ts";

export const COMMENT_FORMATS = ["csv", "xlsx"] as const;
export type CommentsFileChoice = FileChoice<(typeof COMMENT_FORMATS)[number]>;

export interface CommentsSource {
  /** The rows of the comments in view, in their order. */
  readonly lines: (signal: AbortSignal) => Promise<Iterable<number>>;
  /** Some of them, each with the places of the codes that it has. */
  readonly rowsAt: (rows: readonly number[], signal: AbortSignal) => Promise<readonly ShownComment[]>;
  /** Whether all that the filters select has been read. */
  readonly isRead: boolean;
  /** Responses that came in a form that can't be read. */
  readonly unreadable: number;
  readonly codes: readonly Pick<Code, "name">[];
  readonly surveys: readonly Pick<Survey, "_id" | "name" | "questions">[];
  readonly zone: string;
}

/** What stands in a file, in the language of the interface. */
export interface CommentsFileWords extends FileWords {
  readonly headers: Readonly<Record<ColumnName, string>>;
}

/** What every column is, and its width in characters. */
const WIDTHS = {
  id: 26,
  createdLocal: 20,
  createdUtc: 21,
  survey: 20,
  question: 24,
  touchpoint: 20,
  language: 10,
  score: 8,
  comment: 60,
  codes: 24,
  surveyId: 26,
  touchpointId: 14,
} as const;
type ColumnName = keyof typeof WIDTHS;

/** Comments asked for at once. */
const STRETCH = 500;

/** Throws where `signal` aborts. */
export async function commentsFile(
  source: CommentsSource,
  choice: CommentsFileChoice,
  words: CommentsFileWords,
  signal: AbortSignal,
  onProgress: (progress: FileProgress) => void,
): Promise<MadeFile> {
  const { rows, complete } = await commentsInView(source, signal);
  const extent = { complete, unreadable: source.unreadable };
  const table = { rows, count: rows.length, columns: columnsFor(source, words.headers), ...extent };
  return {
    name: fileName(rows, words.sheets.rows, source.zone, choice.format),
    file: await writeTable(table, choice, words, signal, onProgress),
    rows: rows.length,
    complete: isWhole(extent),
  };
}

async function commentsInView({ lines, rowsAt, isRead }: CommentsSource, signal: AbortSignal) {
  const wanted = [...(await lines(signal))];
  const rows: ShownComment[] = [];
  for (let at = 0; at < wanted.length; at += STRETCH) {
    rows.push(...(await rowsAt(wanted.slice(at, at + STRETCH), signal)));
    signal.throwIfAborted();
  }
  return { rows, complete: isRead && rows.length === wanted.length };
}

function columnsFor({ codes, surveys, zone }: CommentsSource, headers: CommentsFileWords["headers"]) {
  const names = new Map(surveys.map(({ _id, name }) => [_id, name]));
  const titleOf = questionTitles(
    surveys.flatMap(({ _id: surveyId, questions }) =>
      questions.map(({ _id, title }) => ({ surveyId, _id, title })),
    ),
  );
  const column = (name: ColumnName, cell: TableColumn<ShownComment>["cell"]) => ({
    header: headers[name],
    cell,
    isTime: name === "createdLocal" || name === "createdUtc",
    width: WIDTHS[name],
  });
  return [
    column("id", ({ _id }) => _id),
    column("createdLocal", ({ createdAt }) => localTime(createdAt, zone)),
    column("createdUtc", ({ createdAt }) => utcTime(createdAt)),
    column("survey", ({ surveyId }) => names.get(surveyId) || surveyId),
    column("question", ({ surveyId, questionId: _id }) => titleOf({ surveyId, _id }) ?? _id),
    column("touchpoint", ({ touchpoint }) => touchpoint),
    column("language", ({ language }) => language),
    column("score", ({ score = "" }) => score),
    column("comment", ({ text }) => text),
    column("codes", (comment) => comment.codes.map((place) => codes[place]?.name).join("; ")),
    // Names may repeat.
    column("surveyId", ({ surveyId }) => surveyId),
    column("touchpointId", ({ touchpointId }) => touchpointId),
  ];
}

/** `comments_2026-01-01_2026-11-20.csv`: from the first of them to the last. */
function fileName(rows: readonly ShownComment[], subject: string, zone: string, extension: string): string {
  const days = rows.map(({ createdAt }) => createdAt).toSorted((a, b) => a - b);
  const dates = [days.at(0), days.at(-1)].flatMap((day) => (day === undefined ? [] : dateAt(day, zone)));
  return `${[slug(subject) || "comments", ...dates].join("_")}.${extension}`;
}
