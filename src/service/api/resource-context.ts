/** What the resources are made from: the store's readers, the catalog in every language, the shape of pages. */
import type { Context } from "hono";
import type { FeedbackReader, Scope } from "../store/store.ts";
import type { CatalogViews } from "./catalog-view.ts";
import type { ApiEnvironment } from "./environment.ts";

export interface ResourceContext {
  readonly reader: FeedbackReader;
  readonly catalog: CatalogViews;
  /** Documents a page. */
  readonly pageSize: number;
  /** The base address of paging links; undefined takes the origin that the request was sent to. */
  readonly baseUrl: string | undefined;
}

/** A request taken apart. */
export interface ResourceRequest {
  readonly scope: Scope;
  readonly base: string;
  readonly search: URLSearchParams;
}

export function requestOf(context: Context<ApiEnvironment>, { baseUrl }: ResourceContext): ResourceRequest {
  const url = new URL(context.req.url);
  return { scope: context.get("caller").scope, base: baseUrl ?? url.origin, search: url.searchParams };
}

/** Whether a caller may see what belongs to `teamId`. */
export const inScope = (scope: Scope, teamId: string): boolean => scope === "all" || scope.includes(teamId);

/** The parameters that paging links repeat. */
export const besidesSkip = (search: URLSearchParams): readonly (readonly [string, string])[] =>
  [...search].filter(([name]) => name !== "skip");
