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

/** Where a page stands: everything that its links repeat. */
interface PagePlace {
  readonly base: string;
  readonly resource: ListResource;
  readonly skip: number;
  readonly pageSize: number;
  /** The parameters in use besides `skip`, as given. */
  readonly others: readonly (readonly [string, string])[];
}

/** What stands before and behind the rows of a page. */
const pageEnds = (paging: Paging): readonly [string, string] => [
  '{"data":[',
  `],"paging":${JSON.stringify(paging)}}`,
];

interface PageRows {
  readonly isEmpty: boolean;
  readonly hasMore: boolean;
}

/** Links of a page. Beyond the end `previous` leads back to the last full page, by `total` documents. */
async function pagingOf(
  place: PagePlace,
  { isEmpty, hasMore }: PageRows,
  total: () => Promise<number>,
): Promise<Paging> {
  const { base, resource, skip, pageSize, others } = place;
  const link = (to: number) => pageLink(base, resource, to, others);
  const next = hasMore ? link(skip + pageSize) : null;
  if (skip === 0) return { next, previous: null };
  const end = isEmpty ? Math.min(skip, await total()) : skip;
  return { next, previous: link(Math.max(0, end - pageSize)) };
}

/** The parameters that paging links repeat. */
const besidesSkip = (search: URLSearchParams): readonly (readonly [string, string])[] =>
  [...search].filter(([name]) => name !== "skip");
