/** `GET /surveys` and `GET /questions`: pages of the catalog, of what the caller's teams own. */
import type { Context } from "hono";
import type { ListResource } from "../../contract/endpoints.ts";
import { readQuestionsQuery, readSurveysQuery } from "../../contract/query-reading.ts";
import type { Entry } from "./catalog-view.ts";
import type { ApiEnvironment } from "./environment.ts";
import { jsonBody, jsonResponse } from "./json-response.ts";
import { pageText, pagingOf } from "./list-page.ts";
import { invalidQuery } from "./problems.ts";
import {
  besidesSkip,
  inScope,
  requestOf,
  type ResourceContext,
  type ResourceRequest,
} from "./resource-context.ts";

type Handler = (context: Context<ApiEnvironment>) => Promise<Response>;

export function surveysHandler(resources: ResourceContext): Handler {
  return async (context) => {
    const request = requestOf(context, resources);
    const reading = readSurveysQuery(request.search);
    if (!reading.ok) return invalidQuery(reading.invalid);
    const { skip = 0, preferredLanguage } = reading.query;
    const catalog = (await resources.catalog.current()).in(preferredLanguage);
    return page(context, resources, request, "surveys", skip, catalog.surveys);
  };
}

export function questionsHandler(resources: ResourceContext): Handler {
  return async (context) => {
    const request = requestOf(context, resources);
    const reading = readQuestionsQuery(request.search);
    if (!reading.ok) return invalidQuery(reading.invalid);
    const { skip = 0, preferredLanguage, questionId, surveyId } = reading.query;
    const catalog = (await resources.catalog.current()).in(preferredLanguage);
    const ids = questionId && new Set(questionId);
    const surveyIds = surveyId && new Set(surveyId);
    const asked = catalog.questions.filter(
      (entry) => (ids?.has(entry.id) ?? true) && (surveyIds?.has(entry.surveyId) ?? true),
    );
    return page(context, resources, request, "questions", skip, asked);
  };
}

async function page(
  context: Context<ApiEnvironment>,
  { pageSize }: ResourceContext,
  { base, scope, search }: ResourceRequest,
  resource: ListResource,
  skip: number,
  entries: readonly Entry[],
): Promise<Response> {
  const visible = entries.filter((entry) => inScope(scope, entry.teamId));
  const rows = visible.slice(skip, skip + pageSize).map((entry) => entry.json);
  const place = { base, resource, skip, pageSize, others: besidesSkip(search) };
  const hasMore = visible.length > skip + pageSize;
  const paging = await pagingOf(place, rows.length, hasMore, () => Promise.resolve(visible.length));
  const body = await jsonBody(pageText(rows, paging));
  return jsonResponse(body, context.req.header("if-none-match"));
}
