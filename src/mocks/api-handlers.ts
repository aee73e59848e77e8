/** The bridge from MSW to the API: whatever is asked of either version segment, at any address, createApi answers. */
import { http, type HttpHandler } from "msw";
import { LINK_SEGMENT, VERSION_SEGMENT } from "../contract/endpoints.ts";
import type { Api } from "../service/api/service-frame.ts";

export function apiHandlers(api: Pick<Api, "fetch">): HttpHandler[] {
  return [VERSION_SEGMENT, LINK_SEGMENT].map((segment) =>
    http.all(`*/${segment}/*`, ({ request }) => api.fetch(fromRoot(request, segment))),
  );
}

/** The same request with the API at the root of its origin: a demo may be published below a path. */
function fromRoot(request: Request, segment: string): Request {
  const url = new URL(request.url);
  url.pathname = url.pathname.slice(url.pathname.indexOf(`/${segment}/`));
  return url.href === request.url ? request : new Request(url, request);
}
