/** The service's own code as the page's deployment: every request of a test is answered by it, in the page. */
import { http, HttpResponse, type HttpHandler } from "msw";
import { setupWorker } from "msw/browser";
import { apiHandlers } from "../../mocks/api-handlers.ts";
import { apiFixture, type Contents } from "../../service/api/api-fixture.ts";
import type { ApiOptions } from "../../service/api/create-api.ts";

const worker = setupWorker();
let started: Promise<unknown> | undefined;

/** From here on, until the next call, the API is one over `contents`. Its tokens are `all` and `team-a`. */
export async function answerWith(contents: Contents, options: Partial<ApiOptions> = {}) {
  started ??= worker.start({ quiet: true, onUnhandledFrame: "bypass" });
  await started;
  const fixture = await apiFixture(contents, options);
  worker.resetHandlers(...apiHandlers(fixture.api));
  return fixture;
}

/** Answers some requests differently, ahead of the API, until the next `answerWith`. */
export function interfere(...handlers: readonly HttpHandler[]): void {
  worker.use(...handlers);
}

/** A deployment that serves no stream of all answers: they are read page by page, and can be held on their way. */
export const pagesAlone = http.get("*/earshot/answers", () => new HttpResponse(null, { status: 404 }));

/** Addresses that chains and their answers are read from, page by page or as a stream. */
export const READING = /\/(response-chains|answers)$/;

/** Whether it is more than the empty page that asks for what the API announces. */
export const readsChains = ({ url }: Request): boolean =>
  new URL(url).search !== "?createdFrom=0&createdTo=1";

/** Notes the search of each request that reads in `asked`. */
export const notingReading = (asked: string[]): HttpHandler =>
  http.get(READING, ({ request }) => {
    if (readsChains(request)) asked.push(new URL(request.url).search);
  });

/** The searches of all requests that read from here on. */
export function noteReading(): readonly string[] {
  const asked: string[] = [];
  interfere(notingReading(asked));
  return asked;
}
