/** Addresses of the API, below the base address of a deployment. */
import { VERSION_SEGMENT } from "../../contract/endpoints.ts";
import type { ChainsQuery, QuestionsQuery, ChainFilter } from "../../contract/queries.ts";
import type { AnswersQuery } from "../../contract/answers-query.ts";

/** `path`: segments below the version, not yet encoded. */
export function addressOf(baseUrl: string, path: readonly string[], search: string): URL {
  const url = new URL(`${baseUrl}/${[VERSION_SEGMENT, ...path].map(encodeURIComponent).join("/")}`);
  url.search = search;
  return url;
}

export const CHAINS_PATH: readonly string[] = ["response-chains"];

/** The search for a page of chains: asked for a second more on either side. */
export const chainsSearch = (query: ChainsQuery): string => writeQuery(widened(query));

type Value = string | number | boolean | readonly string[] | undefined;

/** The search part of an address, without the question mark; empty for an empty query. */
export function writeQuery(query: ChainsQuery | QuestionsQuery | AnswersQuery): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries<Value>({ ...query }))
    for (const [key, text] of pairs(name, value)) search.append(key, text);
  return search.toString();
}

function pairs(name: string, value: Value): readonly (readonly [string, string])[] {
  if (value === undefined) return [];
  if (typeof value !== "object") return [[name, String(value)]];
  // Without brackets a comma parts two values.
  const key = value.length > 1 || value[0]?.includes(",") ? `${name}[]` : name;
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
