/** The pages of a list as it was when its first page was read: what a walk over it asks for. */
import type { ChainsQuery } from "../../contract/queries.ts";
import type { ResponseChain } from "../../contract/resources.ts";
import type { Client } from "../create-client.ts";
import type { FetchPage } from "./account.ts";
import { freeze } from "./freeze.ts";

/**
 * Reads pages of `query`, whose `skip` is ignored; `now` is in unix milliseconds. The first page tells of the newest
 * chains whatever this device's clock says; all others end where it did. Throws what `client` throws.
 */
export function frozenPages(
  client: Pick<Client, "chains">,
  query: ChainsQuery,
  now: () => number,
): FetchPage<ResponseChain> {
  let frozen: ChainsQuery | undefined;
  return async (skip, options) => {
    if (frozen !== undefined) return client.chains({ ...frozen, skip }, options);
    const page = await client.chains({ ...query, skip }, options);
    frozen = freeze(query, now(), Math.max(0, ...page.rows.map(({ createdAt }) => createdAt)));
    return page;
  };
}
