/**
 * The pages of a list as it was when its first page was read, so that chains that arrive while it is read do not push
 * the others along. The same rows come out whatever the order: the list is ended at a moment only where everything
 * behind that moment is known to be nothing.
 */
import type { ChainsQuery } from "../../contract/queries.ts";
import type { ResponseChain } from "../../contract/resources.ts";
import type { Client } from "../create-client.ts";
import type { RequestOptions } from "../http/http.ts";
import type { Page } from "../page.ts";
import type { FetchPage } from "./types.ts";

type Chains = Pick<Client, "chains">;

/** Reads pages of `query` but for its `skip`; `now` in unix milliseconds. The first page tells where all end. */
export function frozenPages(client: Chains, query: ChainsQuery, now: () => number): FetchPage<ResponseChain> {
  let first: Page<ResponseChain> | undefined;
  let frozen: Promise<ChainsQuery> | undefined;
  return async (skip, options) => {
    if (first === undefined) return (first = await client.chains({ ...query, skip }, options));
    frozen ??= freeze(client, query, first, now(), options);
    const asked = await frozen;
    // A consumer that was cancelled before the answer leaves the check to the next one.
    if (options.signal.aborted) frozen = undefined;
    return client.chains({ ...asked, skip }, options);
  };
}

/**
 * `query` with an end behind everything that there is, which the newest chain tells whatever this device's clock says;
 * `query` itself where no such end is known, or where newer chains would come last and push nothing along. `now` in unix
 * milliseconds.
 */
async function freeze(
  client: Chains,
  query: ChainsQuery,
  first: Page<ResponseChain>,
  now: number,
  options: RequestOptions,
): Promise<ChainsQuery> {
  const { createdFrom = 0, createdTo = Infinity } = query;
  const end = Math.max(Math.floor(now / 1000), latest(first.rows));
  if (createdTo <= end || first.nextSkip === undefined || !isNewestFirst(first)) return query;
  const since = { ...query, skip: 0, createdFrom: Math.max(createdFrom, end + 1) };
  const beyond = await client.chains(since, options).catch(() => undefined);
  if (beyond === undefined || !isAllKnown(beyond)) return query;
  const last = Math.max(end, latest(beyond.rows));
  return Number.isSafeInteger(last) ? { ...query, createdTo: Math.min(createdTo, last) } : query;
}

/** The first whole second behind the newest of `rows`. */
const latest = (rows: readonly ResponseChain[]): number =>
  Math.max(0, ...rows.map(({ createdAt }) => Math.ceil(createdAt)));

const isNewestFirst = ({ rows, unreadable }: Page<ResponseChain>): boolean =>
  unreadable.length === 0 &&
  rows.every(({ createdAt }, at) => createdAt <= (rows[at - 1]?.createdAt ?? Infinity)) &&
  (rows[0]?.createdAt ?? 0) > (rows.at(-1)?.createdAt ?? 0);

/** True where the page holds everything that its bounds ask for, and the deployment heeds them. */
const isAllKnown = ({ nextSkip, pagingFault, unreadable, notAsked }: Page<ResponseChain>): boolean =>
  nextSkip === undefined && pagingFault === undefined && unreadable.length === 0 && notAsked === 0;
