/**
 * The Feedback Survey Read API v5.0.3 as a function from Request to Response. It knows no host: the same code runs
 * on Node, in the browser behind a service worker, and in tests.
 */
import { Hono, type MiddlewareHandler } from "hono";
import { LINK_SEGMENT, trimBase, VERSION_SEGMENT } from "../../contract/endpoints.ts";
import { type FeedbackReader, StoreUnavailable, type TokenStore } from "../store/store.ts";
import { authentication } from "./authentication.ts";
import { CatalogViews } from "./catalog-view.ts";
import { questionsHandler, surveysHandler } from "./catalog-routes.ts";
import { chainHandler, chainsHandler } from "./chain-routes.ts";
import { crossOrigin } from "./cross-origin.ts";
import type { ApiEnvironment } from "./environment.ts";
import { databaseAway, internalError, methodNotAllowed, notFound } from "./problems.ts";
import { rateLimit } from "./rate-limit.ts";
import { requestEnvelope, type RequestRecord } from "./request-envelope.ts";
import { WrongTokenBrake } from "./wrong-token-brake.ts";

export interface ApiOptions {
  readonly store: FeedbackReader & Pick<TokenStore, "findToken" | "touchToken">;
  /** Documents a page; 100 by default. */
  readonly pageSize?: number;
  /** {base_url} of paging links; the origin of the request by default. */
  readonly baseUrl?: string;
  /** Requests per token and minute; 0, the default, for no limit. */
  readonly rateLimit?: number;
  /** Origins that browsers may call the API from; none by default. */
  readonly corsOrigins?: readonly string[];
  /** Told of every request once it is answered. */
  readonly onRequest?: (record: RequestRecord) => void;
  /** Told of every failure that became a 500 or a 503. */
  readonly onFailure?: (failure: unknown, requestId: string) => void;
  /** The clock, in unix milliseconds. */
  readonly now?: () => number;
  /** Waits; for the brake on wrong tokens. */
  readonly delay?: (milliseconds: number) => Promise<void>;
}

export type Api = Hono<ApiEnvironment>;

const nothing = (): void => undefined;
const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** The API over a store. */
export function createApi(options: ApiOptions): Api {
  const { store, onRequest = nothing, onFailure = nothing, now = Date.now, delay = wait } = options;
  const api: Api = new Hono();
  api.use(requestEnvelope(onRequest), crossOrigin(options.corsOrigins ?? []));

  const authenticated = authentication({ tokens: store, now, brake: new WrongTokenBrake({ now, delay }) });
  const limited = rateLimit(options.rateLimit ?? 0, now);
  const resources = resourceRoutes(options, [authenticated, limited]);
  for (const segment of [VERSION_SEGMENT, LINK_SEGMENT]) api.route(`/${segment}`, resources);

  api.notFound(() => notFound("There is nothing at this address."));
  api.onError((failure, context) => {
    onFailure(failure, context.get("requestId"));
    return failure instanceof StoreUnavailable ? databaseAway() : internalError(context.get("requestId"));
  });
  return api;
}

function resourceRoutes(options: ApiOptions, guards: [Guard, Guard]): Api {
  const { store, pageSize = 100, baseUrl } = options;
  const resources = {
    reader: store,
    catalog: new CatalogViews(() => store.catalog()),
    pageSize,
    baseUrl: baseUrl === undefined ? undefined : trimBase(baseUrl),
  };
  const routes: Api = new Hono();
  const handlers = {
    "/surveys": surveysHandler(resources),
    "/questions": questionsHandler(resources),
    "/response-chains": chainsHandler(resources),
    "/response-chains/:id": chainHandler(resources),
  };
  for (const [path, handler] of Object.entries(handlers)) {
    routes.get(path, ...guards, handler);
    readOnly(routes, path);
  }
  return routes;
}

type Guard = MiddlewareHandler<ApiEnvironment>;

const ALLOWED = "GET, HEAD, OPTIONS";

/** Answers every method but GET (and HEAD, which Hono makes of it). */
function readOnly(routes: Api, path: string): void {
  routes.options(path, () => new Response(null, { status: 204, headers: { allow: ALLOWED } }));
  routes.all(path, () => methodNotAllowed(ALLOWED));
}
