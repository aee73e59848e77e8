/** The four resources: surveys and questions from the catalog, response chains by page and alone, of what the caller's teams own. */
import { type ListResource, pageLink } from "../../contract/endpoints.ts";
import {
  readQuestionsQuery,
  readSurveysQuery,
  readChainQuery,
  readChainsQuery,
} from "../../contract/query-parsing.ts";
import { inScope, type FeedbackReader } from "../store/store.ts";
import type { Entry } from "./catalog-view.ts";
import { invalidQuery, notFound } from "./problems.ts";
import type { Made, Make, ResourceRequest } from "./resource-handler.ts";
import { releaseBytes } from "../release-bytes.ts";
import { fillTemplates } from "../templates/template-filling.ts";
import type { Paging } from "../../contract/resources.ts";

/** `pageSize`: documents a page. */
export function surveys(pageSize: number): Make {
  return async (request, view) => {
    const parsed = readSurveysQuery(request.search);
    if (!parsed.ok) return { problem: invalidQuery(parsed.invalid) };
    const { skip = 0, preferredLanguage } = parsed.query;
    return page(request, "surveys", skip, pageSize, view.in(preferredLanguage).surveys);
  };
}

/** `pageSize`: documents a page. */
export function questions(pageSize: number): Make {
  return async (request, view) => {
    const parsed = readQuestionsQuery(request.search);
    if (!parsed.ok) return { problem: invalidQuery(parsed.invalid) };
    const { skip = 0, preferredLanguage, questionId, surveyId } = parsed.query;
    const ids = questionId && new Set(questionId);
    const surveyIds = surveyId && new Set(surveyId);
    const asked = view
      .in(preferredLanguage)
      .questions.filter((entry) => (ids?.has(entry.id) ?? true) && (surveyIds?.has(entry.surveyId) ?? true));
    return page(request, "questions", skip, pageSize, asked);
  };
}

const encoder = new TextEncoder();

function page(
  request: ResourceRequest,
  resource: ListResource,
  skip: number,
  pageSize: number,
  entries: readonly Entry[],
): Made {
  const visible = entries.filter((entry) => inScope(request.scope, entry.teamId));
  const rows = visible.slice(skip, skip + pageSize).map((entry) => entry.json);
  const hasMore = visible.length > skip + pageSize;
  const end = Math.min(skip, visible.length);
  const [before, after] = pageEnds(request, { resource, skip, pageSize, hasMore, end });
  return { json: encoder.encode(before + rows.join(",") + after) };
}

/** `pageSize`: documents a page. */
export function chains(reader: FeedbackReader, pageSize: number): Make {
  return async (request, view) => {
    const { scope } = request;
    const parsed = readChainsQuery(request.search);
    if (!parsed.ok) return { problem: invalidQuery(parsed.invalid) };
    const { skip = 0, preferredLanguage, ...filter } = parsed.query;
    const window = { skip, limit: pageSize };
    const { templates, hasMore, chainsRevision } = await reader.chains(scope, filter, window);
    const isBeyond = skip > 0 && templates.length === 0;
    const end = isBeyond ? Math.min(skip, await reader.countChains(scope, filter)) : skip;
    const ends = pageEnds(request, { resource: "response-chains", skip, pageSize, hasMore, end });
    const json = fillTemplates(templates, view.in(preferredLanguage).titles, ...ends);
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

/** Where a page stands in its list. */
interface PagePlace {
  readonly resource: ListResource;
  readonly skip: number;
  readonly pageSize: number;
  readonly hasMore: boolean;
  /** `skip`, or the end of the list where that comes before: `previous` then leads back to the last full page. */
  readonly end: number;
}

/** What stands before and behind the rows of a page: links repeat all parameters but `skip`, as they were given. */
function pageEnds(
  { base, search }: ResourceRequest,
  { resource, skip, pageSize, hasMore, end }: PagePlace,
): readonly [string, string] {
  const others = [...search].filter(([name]) => name !== "skip");
  const link = (to: number) => pageLink(base, resource, to, others);
  const paging: Paging = {
    next: hasMore ? link(skip + pageSize) : null,
    previous: skip === 0 ? null : link(Math.max(0, end - pageSize)),
  };
  return ['{"data":[', `],"paging":${JSON.stringify(paging)}}`];
}
