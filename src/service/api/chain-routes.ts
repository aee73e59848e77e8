/**
 * `GET /response-chains` and `GET /response-chains/<id>`. Stored chains are text with gaps for the titles: a page is
 * made by filling the gaps, never by parsing what is stored.
 */
import type { Context } from "hono";
import { readChainQuery, readChainsQuery } from "../../contract/query-reading.ts";
import { fillTemplate } from "../chain-template.ts";
import type { ApiEnvironment } from "./environment.ts";
import { jsonBody, jsonResponse } from "./json-response.ts";
import { pageText, pagingOf } from "./list-page.ts";
import { invalidQuery, notFound } from "./problems.ts";
import { besidesSkip, requestOf, type ResourceContext } from "./resource-context.ts";

type Handler = (context: Context<ApiEnvironment>) => Promise<Response>;

export function chainsHandler(resources: ResourceContext): Handler {
  const { reader, pageSize } = resources;
  return async (context) => {
    const { scope, base, search } = requestOf(context, resources);
    const reading = readChainsQuery(search);
    if (!reading.ok) return invalidQuery(reading.invalid);
    const { skip = 0, preferredLanguage, ...filter } = reading.query;
    const catalog = (await resources.catalog.current()).in(preferredLanguage);
    // One more than the page tells whether there is a next one, without counting.
    const found = await reader.chains(scope, filter, { skip, limit: pageSize + 1 });
    const rows = found.slice(0, pageSize).map((template) => fillTemplate(template, catalog.titleOf));
    const place = { base, resource: "response-chains", skip, pageSize, others: besidesSkip(search) } as const;
    const hasMore = found.length > pageSize;
    const paging = await pagingOf(place, rows.length, hasMore, () => reader.countChains(scope, filter));
    return jsonResponse(await jsonBody(pageText(rows, paging)), context.req.header("if-none-match"));
  };
}

export function chainHandler(resources: ResourceContext): Handler {
  return async (context) => {
    const { scope, search } = requestOf(context, resources);
    const reading = readChainQuery(search);
    if (!reading.ok) return invalidQuery(reading.invalid);
    const id = context.req.param("id") ?? "";
    // No stored text holds NUL, and PostgreSQL refuses to compare with it.
    const template = id.includes("\0") ? undefined : await resources.reader.chain(scope, id);
    if (template === undefined)
      return notFound("There is no response chain with this id, or none that this token may see.");
    const catalog = (await resources.catalog.current()).in(reading.query.preferredLanguage);
    const body = await jsonBody(fillTemplate(template, catalog.titleOf));
    return jsonResponse(body, context.req.header("if-none-match"));
  };
}
