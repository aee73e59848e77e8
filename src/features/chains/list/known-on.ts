import type { KnownChains } from "../../../client/new-chains-query.ts";
import type { Page } from "../../../client/page.ts";
import type { ResponseChain } from "../../../contract/resources.ts";

/** What the first page of a list tells: the newest rows come first. */
export function knownOn(first: Page<ResponseChain> | undefined): KnownChains | undefined {
  if (first === undefined) return undefined;
  const times = first.rows.map(({ createdAt }) => createdAt);
  return {
    newest: times.length === 0 ? undefined : Math.max(...times),
    ids: new Set(first.ids.filter((id) => id !== undefined)),
  };
}
