/**
 * `GET /response-chains` and `GET /response-chains/<id>`. Stored chains are text with gaps for the titles: a page is
 * made by filling the gaps in its bytes, never by parsing what is stored.
 */
import { readChainQuery, readChainsQuery } from "../../contract/query-parsing.ts";
import { releaseBytes } from "../release-bytes.ts";
import { fillTemplates } from "../templates/template-filling.ts";
import type { FeedbackReader } from "../store/store.ts";
import { besidesSkip, pageEnds, pagingOf } from "./list-page.ts";
import { invalidQuery, notFound } from "./problems.ts";
import type { Make } from "./resource-handler.ts";

/** `pageSize`: documents a page. */
export function chains(reader: FeedbackReader, pageSize: number): Make {
  return async ({ base, scope, search }, view) => {
    const parsed = readChainsQuery(search);
    if (!parsed.ok) return { problem: invalidQuery(parsed.invalid) };
    const { skip = 0, preferredLanguage, ...filter } = parsed.query;
    const window = { skip, limit: pageSize };
    const { templates, hasMore, chainsRevision } = await reader.chains(scope, filter, window);
    const place = { base, resource: "response-chains", skip, pageSize, others: besidesSkip(search) } as const;
    const isEmpty = templates.length === 0;
    const paging = await pagingOf(place, { isEmpty, hasMore }, () => reader.countChains(scope, filter));
    const json = fillTemplates(templates, view.in(preferredLanguage).titles, ...pageEnds(paging));
    releaseBytes(templates);
    return { json, chainsRevision };
  };
}

export function chain(reader: FeedbackReader): Make {
  return async ({ scope, search, id }, view) => {
    const parsed = readChainQuery(search);
    if (!parsed.ok) return { problem: invalidQuery(parsed.invalid) };
    // No stored text holds NUL, and PostgreSQL refuses to compare with it.
    const found = id.includes("\0") ? undefined : await reader.chain(scope, id);
    if (found === undefined) return { problem: notFound(NO_CHAIN) };
    const { template, chainsRevision } = found;
    const json = fillTemplates(template, view.in(parsed.query.preferredLanguage).titles);
    return { json, chainsRevision };
  };
}

const NO_CHAIN = "There is no response chain with this id, or none that this token may see.";
