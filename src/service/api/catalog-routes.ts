/** `GET /surveys` and `GET /questions`: pages of the catalog, of what the caller's teams own. */
import type { ListResource } from "../../contract/endpoints.ts";
import { readQuestionsQuery, readSurveysQuery } from "../../contract/query-parsing.ts";
import type { Scope } from "../store/store.ts";
import type { Entry } from "./catalog-view.ts";
import { besidesSkip, pageEnds, pagingOf } from "./list-page.ts";
import { invalidQuery } from "./problems.ts";
import type { Made, Make, ResourceRequest } from "./resource-handler.ts";

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

const inScope = (scope: Scope, teamId: string): boolean => scope === "all" || scope.includes(teamId);

async function page(
  { base, scope, search }: ResourceRequest,
  resource: ListResource,
  skip: number,
  pageSize: number,
  entries: readonly Entry[],
): Promise<Made> {
  const visible = entries.filter((entry) => inScope(scope, entry.teamId));
  const rows = visible.slice(skip, skip + pageSize).map((entry) => entry.json);
  const place = { base, resource, skip, pageSize, others: besidesSkip(search) };
  const hasMore = visible.length > skip + pageSize;
  const paging = await pagingOf(place, { isEmpty: rows.length === 0, hasMore }, () =>
    Promise.resolve(visible.length),
  );
  const [before, after] = pageEnds(paging);
  return { json: encoder.encode(before + rows.join(",") + after) };
}
