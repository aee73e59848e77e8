/**
 * Queries as the client writes them. One value of a list goes plain (`surveyId=a`), several go as
 * `surveyId[]=a&surveyId[]=b`; what is undefined or an empty list is left out.
 */
import type { AnswersQuery } from "./answers-query.ts";
import type { ChainsQuery, QuestionsQuery, ChainFilter } from "./queries.ts";

type Value = string | number | boolean | readonly string[] | undefined;

/** The search part of an address, without the question mark; empty for an empty query. */
export function writeQuery(query: ChainsQuery | QuestionsQuery | AnswersQuery): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries<Value>({ ...query })) {
    for (const [key, text] of pairs(name, value)) search.append(key, text);
  }
  return search.toString();
}

function pairs(name: string, value: Value): readonly (readonly [string, string])[] {
  if (value === undefined) return [];
  if (typeof value !== "object") return [[name, String(value)]];
  const key = value.length > 1 ? `${name}[]` : name;
  return value.map((item) => [key, item] as const);
}

/** `filter` with its bounds moved one second outwards (unix seconds, never below 0). */
export function widened<Filter extends ChainFilter>(filter: Filter): Filter {
  const { createdFrom, createdTo } = filter;
  return {
    ...filter,
    ...(createdFrom !== undefined && { createdFrom: Math.max(0, createdFrom - 1) }),
    ...(createdTo !== undefined && { createdTo: createdTo + 1 }),
  };
}
