/** How every resource answers: from memory where nothing has changed since, else by what `make` makes. */
import type { Context } from "hono";
import type { Scope } from "../store/store.ts";
import type { CatalogView, catalogViews } from "./catalog-view.ts";
import type { ApiEnvironment } from "./environment.ts";
import { entityTag, jsonResponse } from "./json-response.ts";
import { releaseBytes } from "../release-bytes.ts";
import { CodedPages, type Answer, type PageCoding } from "./coded-pages.ts";

export interface ResourceRequest {
  readonly scope: Scope;
  /** {base_url} of paging links. */
  readonly base: string;
  readonly search: URLSearchParams;
  /** The id at the end of the path, where the resource has one. */
  readonly id: string;
}

/** JSON in UTF-8, and at which revision chains were read for it, if any were; or why there is none. */
export type Made =
  | { readonly json: Uint8Array<ArrayBuffer>; readonly chainsRevision?: number }
  | { readonly problem: Response };
export type Make = (request: ResourceRequest, view: CatalogView) => Promise<Made>;
export type ResourceHandler = (context: Context<ApiEnvironment>) => Promise<Response>;

/** Where something is written all the time, an answer is sent after so many, though its titles may be older than it. */
const MOST_TRIES = 4;

/** Handlers of all resources, sharing one memory. `baseUrl` of paging links: undefined for the request's origin. */
export function resourceHandlers(
  current: ReturnType<typeof catalogViews>,
  baseUrl: string | undefined,
  coding: PageCoding | undefined,
): (make: Make) => ResourceHandler {
  const pages = new CodedPages(coding);
  return (make) => async (context) => {
    const { scope } = context.get("caller");
    const key = `${JSON.stringify(scope)} ${context.req.url}`;
    const ifNoneMatch = context.req.header("if-none-match");
    const acceptEncoding = context.req.header("accept-encoding");
    const respond = (answer: Answer, state: string): Response => {
      const etag = entityTag(state, key);
      context.env?.afterwards?.(() => releaseBytes(answer.bytes));
      return jsonResponse({ ...answer, etag }, ifNoneMatch);
    };
    for (let tries = 1; ; tries += 1) {
      const { view, chainsRevision, stamp } = await current();
      const kept = pages.find({ stamp, key }, acceptEncoding);
      if (kept !== undefined) return respond(kept, stamp);

      const url = new URL(context.req.url);
      const id = context.req.param("id") ?? "";
      const made = await make({ scope, base: baseUrl ?? url.origin, search: url.searchParams, id }, view);
      if ("problem" in made) return made.problem;
      const isOneMoment = (made.chainsRevision ?? chainsRevision) === chainsRevision;
      if (isOneMoment) return respond(pages.keep({ stamp, key }, made.json, acceptEncoding), stamp);
      // Chains and titles of two moments: they must not be cached as the state of either.
      if (tries === MOST_TRIES) return respond({ bytes: made.json }, crypto.randomUUID());
      releaseBytes(made.json);
    }
  };
}
