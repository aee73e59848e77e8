/**
 * The columns of an exported table: what every chain has, then one for each question, one for each metadata key. They
 * follow from the surveys and from all rows together, in an order of their own: which row comes first changes nothing.
 */
import { codesOfChain } from "../../../analysis/comments/chain-texts.ts";
import type { Code } from "../../../analysis/comments/codes.ts";
import { questionKey, questionNames } from "../../../contract/question-key.ts";
import type { ResponseChain, Survey, Response } from "../../../contract/resources.ts";
import { answersTo } from "../columns/layout.ts";
import type { MetQuestion } from "./gathered-rows.ts";
import { answerText } from "../../../analysis/texts/answer-text.ts";
import { compareByCodePoint } from "../../../lib/text/code-point-order.ts";
import { bracketed } from "../../../lib/text/distinct-names.ts";
import { localTime, utcTime } from "../../../lib/time/written-moments.ts";
import type { Cell, TableColumn } from "../../../ui/downloads/table-file.ts";
import type { useFileWords } from "../../../ui/downloads/use-file-words.ts";
import { scoreOf } from "../../../analysis/texts/nps-answers.ts";

export type ExportColumn = TableColumn<ResponseChain>;

/** The headers of what every chain has, in the language of the interface. Names of surveys may be alike: they have their ids. */
export type ExportHeaders = ReturnType<typeof useFileWords>["headers"] &
  Readonly<Record<"touchpointId" | "team" | "browser" | "surveyId", string>>;

/** Surveys whose questions are columns, and what the rows hold besides. */
export interface Contents {
  readonly surveys: readonly Pick<Survey, "_id" | "name" | "questions">[];
  /** Questions met in the rows. */
  readonly met: readonly MetQuestion[];
  readonly metadataKeys: ReadonlySet<string>;
  /** What an answer that names choices is in the language of the file; undefined of any other. */
  readonly titleOf?: ((response: Response) => string | undefined) | undefined;
  /** A column tells which of them a chain has, where there are any. */
  readonly codes?: readonly Code[] | undefined;
  /** What answers count as, in a column for each score with a name. */
  readonly metrics?: readonly ExportColumn[] | undefined;
}

export function exportColumns(
  contents: Contents,
  headers: ExportHeaders,
  zone: string,
): readonly ExportColumn[] {
  const names = new Map(contents.surveys.map(({ _id, name }) => [_id, name]));
  const surveyOf = ({ surveyId }: Pick<ResponseChain, "surveyId">) => names.get(surveyId) || surveyId;
  return [
    { header: headers.id, cell: (chain) => chain._id, width: 26 },
    {
      header: headers.createdLocal,
      cell: ({ createdAt }) => localTime(createdAt, zone),
      isTime: true,
      width: 20,
    },
    { header: headers.createdUtc, cell: ({ createdAt }) => utcTime(createdAt), isTime: true, width: 21 },
    { header: headers.survey, cell: surveyOf, width: 20 },
    { header: headers.touchpoint, cell: (chain) => chain.touchpointName, width: 20 },
    { header: headers.touchpointId, cell: (chain) => chain.touchpointId, width: 14 },
    { header: headers.team, cell: (chain) => chain.teamName || chain.teamId, width: 16 },
    { header: headers.language, cell: (chain) => chain.language, width: 10 },
    { header: headers.browser, cell: (chain) => chain.browser ?? "", width: 14 },
    { header: headers.surveyId, cell: (chain) => chain.surveyId, width: 14 },
    ...codesColumn(contents, headers),
    ...(contents.metrics ?? []),
    ...questionColumns(contents, surveyOf),
    ...[...contents.metadataKeys].toSorted(compareByCodePoint).map((key) => ({
      header: key,
      cell: (chain: ResponseChain) => metadataCell(chain, key),
      width: 16,
    })),
  ];
}

function codesColumn({ codes = [] }: Contents, headers: ExportHeaders): readonly ExportColumn[] {
  const codesOf = codesOfChain(codes);
  const cell = (chain: ResponseChain) =>
    codesOf(chain)
      .map(({ name }) => name)
      .join("; ");
  return codes.length === 0 ? [] : [{ header: headers.codes, cell, width: 24 }];
}

/** In the order of surveys and of the questions in them; those that no survey has (any more) last, by id. */
function questionColumns(
  { surveys, met, titleOf }: Contents,
  surveyOf: (question: MetQuestion) => string,
): readonly ExportColumn[] {
  const known: readonly MetQuestion[] = surveys.flatMap(({ _id: surveyId, questions }) =>
    questions.map(({ _id, title }) => ({ surveyId, _id, title })),
  );
  const gone = met.toSorted(
    (a, b) => compareByCodePoint(a._id, b._id) || compareByCodePoint(a.surveyId, b.surveyId),
  );
  const all = new Map<string, MetQuestion>();
  // The first mention of a question wins its place and its title.
  for (const question of [...known, ...gone])
    all.set(questionKey(question), all.get(questionKey(question)) ?? question);
  const nameOf = questionNames(all.values());
  return [...all.values()].map((question) => {
    const { _id, title } = question;
    const name = nameOf(question);
    return {
      header: bracketed(title || _id, name === _id ? [] : [surveyOf(question)]),
      cell: (chain) => answerCell(answersTo(name, chain), titleOf),
      width: 24,
    };
  });
}

/** Everything that was answered to one question; a score or another number stays one. */
function answerCell(responses: readonly Response[], titleOf: Contents["titleOf"]): Cell {
  const [only, ...more] = responses;
  if (only === undefined) return "";
  const score = scoreOf(only) ?? only.valueNum;
  if (more.length === 0 && score !== undefined && Number.isFinite(score)) return score;
  return responses
    .map((response) => {
      const { answer, valueString, valueNum } = response;
      return titleOf?.(response) ?? valueText(answer ?? valueString ?? valueNum);
    })
    .join("; ");
}

function metadataCell({ metadata }: ResponseChain, key: string): Cell {
  const value: unknown = Object.hasOwn(metadata, key) ? metadata[key] : "";
  return typeof value === "number" && Number.isFinite(value) ? value : valueText(value);
}

/** On one line: what is no text is written as JSON without line breaks. */
const valueText = (value: unknown): string =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : answerText(value);
