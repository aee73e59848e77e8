/** Streams as rows, for tests: read by a library, and made once more from what pages say. */
import { tableFromIPC } from "@uwdata/flechette";
import * as z from "zod/mini";
import { type AnswersQuery, wantedType } from "../../contract/answers-query.ts";
import { COMMENT_TYPE, saysSomething } from "../../contract/answers/answers-link.ts";
import type { SurveyVersion } from "../../contract/queries.ts";
import type { ResponseChain } from "../../contract/resources.ts";
import { compareByCodePoint } from "../../lib/text/code-point-order.ts";

interface AnswerRow {
  /** Unix seconds. */
  readonly time: number;
  readonly chain: string;
  readonly survey: string;
  readonly touchpoint: string;
  readonly touchpoint_name: string;
  readonly team: string;
  readonly team_name: string;
  readonly language: string;
  readonly question: string | null;
  readonly question_type: string | null;
  readonly value: number | null;
  readonly text?: string | null;
  readonly closed: boolean;
  readonly version: number;
  readonly metadata?: string;
  readonly comment?: boolean;
}

const bytesAsHex = z.pipe(
  z.instanceof(Uint8Array),
  z.transform((bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")),
);

const rowSchema = z.looseObject({
  time: z.pipe(
    z.number(),
    z.transform((milliseconds) => milliseconds / 1000),
  ),
  chain: z.union([z.string(), bytesAsHex]),
});

/** The rows of a whole stream. */
export const rowsOf = (stream: Uint8Array): unknown[] =>
  tableFromIPC(stream)
    .toArray()
    .map((row) => rowSchema.parse(row));

/** A chain as pages tell it, with the two facts that they only filter by. */
export interface ToldChain {
  readonly chain: ResponseChain;
  readonly isClosed: boolean;
  readonly surveyVersion: SurveyVersion;
}

/** The rows that a stream has to have where these are all the chains that it is about. */
export function expectedRows(told: readonly ToldChain[], query: AnswersQuery): AnswerRow[] {
  const ascending = told.toSorted(
    (a, b) => a.chain.createdAt - b.chain.createdAt || compareByCodePoint(a.chain._id, b.chain._id),
  );
  return ascending.flatMap((each) => rowsOfChain(each, query));
}

function rowsOfChain({ chain, isClosed, surveyVersion }: ToldChain, query: AnswersQuery): AnswerRow[] {
  const type = wantedType(query);
  const answers = chain.responses.filter(
    ({ questionId, questionType }) =>
      (type === undefined || questionType === type) &&
      (query.questionId === undefined || query.questionId.includes(questionId)),
  );
  const row = (answer: ResponseChain["responses"][number] | undefined): AnswerRow => ({
    time: chain.createdAt,
    chain: chain._id,
    survey: chain.surveyId,
    touchpoint: chain.touchpointId,
    touchpoint_name: chain.touchpointName,
    team: chain.teamId,
    team_name: chain.teamName,
    language: chain.language,
    question: answer?.questionId ?? null,
    question_type: answer?.questionType ?? null,
    value: answer?.valueNum ?? (typeof answer?.answer === "number" ? answer.answer : null),
    ...(query.text === true && { text: textOf(answer, query) }),
    closed: isClosed,
    version: surveyVersion,
    ...(query.metadata === true && { metadata: JSON.stringify(chain.metadata) }),
    ...(query.comments === true && { comment: chain.responses.some(isComment) }),
  });
  return answers.length === 0 ? [row(undefined)] : answers.map(row);
}

function textOf(answer: ResponseChain["responses"][number] | undefined, query: AnswersQuery): string | null {
  if (answer === undefined || (answer.questionType === "Contact" && query.contacts !== true)) return null;
  return answer.valueString ?? (typeof answer.answer === "string" ? answer.answer : null);
}

const isComment = (answer: ResponseChain["responses"][number]): boolean =>
  answer.questionType === COMMENT_TYPE && saysSomething(textOf(answer, {}) ?? "");
