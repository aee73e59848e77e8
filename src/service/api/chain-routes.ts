/**
 * `GET /response-chains` and `GET /response-chains/<id>`. Stored chains are text with gaps for the titles: a page is
 * made by filling the gaps in its bytes, never by parsing what is stored.
 */
import { readChainQuery, readChainsQuery } from "../../contract/query-reading.ts";
import { fillTemplates } from "../template-filling.ts";
import type { FeedbackReader } from "../store/store.ts";
import { besidesSkip, pageEnds, pagingOf } from "./list-page.ts";
import { invalidQuery, notFound } from "./problems.ts";
import type { Make } from "./resource-handler.ts";

/** `pageSize`: documents a page. */
export function chains(reader: FeedbackReader, pageSize: number): Make {
  return async ({ base, scope, search }, view) => {
    const reading = readChainsQuery(search);
    if (!reading.ok) return { problem: invalidQuery(reading.invalid) };
    const { skip = 0, preferredLanguage, ...filter } = reading.query;
    // One more than the page tells whether there is a next one, without counting.
    const found = await reader.chains(scope, filter, { skip, limit: pageSize + 1 });
    const rows = found.slice(0, pageSize);
    const place = { base, resource: "response-chains", skip, pageSize, others: besidesSkip(search) } as const;
    const hasMore = found.length > pageSize;
    const paging = await pagingOf(place, rows.length, hasMore, () => reader.countChains(scope, filter));
    return { json: fillTemplates(rows, view.in(preferredLanguage).titles, ...pageEnds(paging)) };
  };
}

export function chain(reader: FeedbackReader): Make {
  return async ({ scope, search, id }, view) => {
    const reading = readChainQuery(search);
    if (!reading.ok) return { problem: invalidQuery(reading.invalid) };
    // No stored text holds NUL, and PostgreSQL refuses to compare with it.
    const template = id.includes("\0") ? undefined : await reader.chain(scope, id);
    if (template === undefined) return { problem: notFound(NO_CHAIN) };
    return { json: fillTemplates([template], view.in(reading.query.preferredLanguage).titles) };
  };
}

const NO_CHAIN = "There is no response chain with this id, or none that this token may see.";
