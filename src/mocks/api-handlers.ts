/** The bridge from MSW to the API: whatever is asked of its paths, at any address, createApi answers. */
import { http, type HttpHandler } from "msw";
import { ANSWERS_PATH, listPath, TEAM_LISTS } from "../contract/answers/answers-link.ts";
import { LINK_SEGMENT, VERSION_SEGMENT } from "../contract/endpoints.ts";
import type { Api } from "../service/api/service-frame.ts";

/** Where paths of the API begin, and what may follow. */
const SERVED = [
  [`/${VERSION_SEGMENT}/`, "*"],
  [`/${LINK_SEGMENT}/`, "*"],
  [ANSWERS_PATH, ""],
  ...TEAM_LISTS.map((name) => [listPath(name), ""] as const),
] as const;

export function apiHandlers(api: Pick<Api, "fetch">): HttpHandler[] {
  return SERVED.map(([start, rest]) =>
    http.all(`*${start}${rest}`, ({ request }) => api.fetch(fromRoot(request, start))),
  );
}

/** The same request with the API at the root of its origin: a demo may be published below a path. */
function fromRoot(request: Request, start: string): Request {
  const url = new URL(request.url);
  url.pathname = url.pathname.slice(url.pathname.indexOf(start));
  return url.href === request.url ? request : new Request(url, request);
}
