/** What of a chain is searched, normalised: one line for each text, so that a phrase stands within one of them. */
import type { ResponseChain } from "../../contract/resources.ts";
import { responseText } from "../texts/answer-text.ts";
import { commentsOf } from "../texts/comments.ts";
import { COVER, coveredResponse, maskedText } from "../texts/covered.ts";
import type { Code } from "./codes.ts";
import { normalise } from "./normalise.ts";
import { isFulfilled, isIn, matches, parseQuery, type Query } from "./search.ts";

/** The answers of a chain. Covered ones are left out: a search does not find them. */
export const searchableText = ({ responses }: Pick<ResponseChain, "responses">): string =>
  responses
    .map((response) => responseText(coveredResponse(response)))
    .filter((text) => text !== "" && text !== COVER)
    .map(normalise)
    .join("\n");

/** Whether the texts together fulfil a query, each of its terms within one of them. */
export function matchesTogether(query: Query, searchable: string): boolean {
  const texts = searchable.split("\n");
  return isFulfilled(query, (term) => texts.some((text) => isIn(term, text)));
}

/** The comments of a chain, covered; empty without any. */
export const commentLines = (chain: Pick<ResponseChain, "responses" | "language">): string =>
  commentsOf(chain)
    .map(({ text }) => `${normalise(maskedText(text))}\n`)
    .join("");

/** Whether one of the comments in such lines is found by one of the searches. */
export function hasOneOf(finds: readonly string[]): (lines: string) => boolean {
  const queries = finds.map(parseQuery);
  return (lines) =>
    lines
      .split("\n")
      .slice(0, -1)
      .some((text) => queries.some((query) => matches(query, text)));
}

/** Which codes a chain has: those that one of its comments has. */
export function codesOfChain<Each extends Code>(
  codes: readonly Each[],
): (chain: Pick<ResponseChain, "responses" | "language">) => readonly Each[] {
  const each = codes.map((code) => ({ code, isIn: hasOneOf([code.find]) }));
  return (chain) => {
    const lines = commentLines(chain);
    return each.flatMap(({ code, isIn: has }) => (has(lines) ? [code] : []));
  };
}
