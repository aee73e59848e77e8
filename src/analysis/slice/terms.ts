/** Metadata and answers that rows are picked by, as an address writes them. */
import { decodedId } from "../../contract/question-key.ts";
import type { AnswerTerm, MetadataTerm } from "./row-mask.ts";

/** Characters that the dashboard's address takes of one value, which may be an address itself, and of a search. */
export const MAX_LENGTH = 2000;
export const MAX_QUERY = 1000;

/** `key=value` taken apart: what is before the first sign is the key, `%3D` in it a sign of its own. */
export function metadataTerm(text: string): MetadataTerm {
  const sign = text.indexOf("=");
  const key = text.slice(0, sign).replaceAll(/%(25|3D)/gi, decodeURIComponent);
  return { key, value: text.slice(sign + 1) };
}

export const writtenMetadata = ({ key, value }: MetadataTerm): string =>
  `${key.replaceAll(/%(?=25|3D)/gi, "%25").replaceAll("=", "%3D")}=${value}`;

/** `QUESTION:VALUE` taken apart: what is before the first sign is the question, as `encodedId` has it. */
export function answerTerm(text: string): AnswerTerm {
  const sign = text.indexOf(":");
  return { question: decodedId(text.slice(0, sign)), value: text.slice(sign + 1) };
}
