/**
 * What many chains and answers have in common, said once: a chain's group is all that it says of itself besides its
 * time, id and metadata; an answer's is its question. Groups are only ever added, numbers are never used again.
 */
import * as z from "zod/mini";
import type { ArchivedChain } from "../../documents/documents.ts";

export type ChainGroup = Pick<
  ArchivedChain,
  | "surveyId"
  | "touchpointId"
  | "touchpointName"
  | "teamId"
  | "teamName"
  | "language"
  | "isClosed"
  | "surveyVersion"
>;

export interface QuestionGroup {
  readonly question: string;
  readonly questionType: string;
  /** Of answers whose number stands in `answer` alone, which the specification says again in `valueNum`. */
  readonly isUnsaid?: true;
}

/** A group as it is stored: which kind it is of, and what it says as a JSON array. */
export interface StoredGroup {
  readonly id: number;
  readonly kind: "chain" | "question";
  readonly content: string;
}

/** By number; a number of the other kind has none. */
export interface AnswerGroups {
  readonly chain: readonly (ChainGroup | undefined)[];
  readonly question: readonly (QuestionGroup | undefined)[];
}

/** What a chain says of itself, as its group is stored. */
export const chainContent = (chain: ChainGroup): string =>
  JSON.stringify([
    chain.surveyId,
    chain.touchpointId,
    chain.touchpointName,
    chain.teamId,
    chain.teamName,
    chain.language,
    Number(chain.isClosed),
    chain.surveyVersion,
  ]);

export const questionContent = ({ question, questionType, isUnsaid }: QuestionGroup): string =>
  JSON.stringify([question, questionType, ...(isUnsaid === true ? [1] : [])]);

/** Groups as they were stored, by number. */
export function readGroups(stored: Iterable<StoredGroup>): AnswerGroups {
  const chain: (ChainGroup | undefined)[] = [];
  const question: (QuestionGroup | undefined)[] = [];
  for (const { id, kind, content } of stored) {
    if (kind === "chain") chain[id] = readChainGroup(content);
    else question[id] = readQuestionGroup(content);
  }
  return { chain, question };
}

const text = z.string();
const version = z.literal([2, 3]);
const chainSchema = z.tuple([text, text, text, text, text, text, z.number(), version]);
const questionSchema = z.tuple([text, text, z.optional(z.literal(1))]);

function readChainGroup(content: string): ChainGroup {
  const [surveyId, touchpointId, touchpointName, teamId, teamName, language, closed, surveyVersion] =
    chainSchema.parse(JSON.parse(content));
  const isClosed = closed === 1;
  return { surveyId, touchpointId, touchpointName, teamId, teamName, language, isClosed, surveyVersion };
}

function readQuestionGroup(content: string): QuestionGroup {
  const [question, questionType, unsaid] = questionSchema.parse(JSON.parse(content));
  return { question, questionType, ...(unsaid === 1 && { isUnsaid: true }) };
}
