/** Addresses of the API, below the base address of a deployment. */
import { widened, writeQuery } from "../../contract/query-writing.ts";
import { VERSION_SEGMENT } from "../../contract/endpoints.ts";
import type { ChainsQuery } from "../../contract/queries.ts";

/** `path`: segments below the version, not yet encoded. */
export function addressOf(baseUrl: string, path: readonly string[], search: string): URL {
  const url = new URL(`${baseUrl}/${[VERSION_SEGMENT, ...path].map(encodeURIComponent).join("/")}`);
  url.search = search;
  return url;
}

export const CHAINS_PATH: readonly string[] = ["response-chains"];

/** The search for a page of chains: asked for a second more on either side. */
export const chainsSearch = (query: ChainsQuery): string => writeQuery(widened(query));
