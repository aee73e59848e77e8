/** What the API and the proxy have in common: ids, records, origins, errors as problems, routes that only read. */
import { Hono, type Handler } from "hono";
import { StoreUnavailable } from "../store/store.ts";
import { browserHeaders } from "./browser-headers.ts";
import { crossOrigin } from "./cross-origin.ts";
import type { ApiEnvironment } from "./environment.ts";
import { databaseAway, internalError, methodNotAllowed, notFound } from "./problems.ts";
import { requestEnvelope, type RequestRecord } from "./request-envelope.ts";

export type Api = Hono<ApiEnvironment>;

export interface FrameOptions {
  /** Origins that browsers may call the API from; none by default. */
  readonly corsOrigins?: readonly string[];
  /** Told of every request once it is answered. */
  readonly onRequest?: (record: RequestRecord) => void;
  /** Told of every failure that became a 500 or a 503. */
  readonly onFailure?: (failure: unknown, requestId: string) => void;
}

const nothing = (): void => undefined;

/** An app without routes. */
export function serviceFrame({
  corsOrigins = [],
  onRequest = nothing,
  onFailure = nothing,
}: FrameOptions): Api {
  const app: Api = new Hono();
  app.use(requestEnvelope(onRequest), browserHeaders(), crossOrigin(corsOrigins));
  app.notFound(() => notFound("There is nothing at this address."));
  app.onError((failure, context) => {
    const requestId = context.get("requestId");
    onFailure(failure, requestId);
    return failure instanceof StoreUnavailable ? databaseAway() : internalError(requestId);
  });
  return app;
}

const ALLOWED = "GET, HEAD, OPTIONS";

/** A route that answers GET and HEAD by `handlers`, OPTIONS by what is allowed, and every other method by 405. */
export function readOnlyRoute(app: Api, path: string, ...handlers: readonly Handler<ApiEnvironment>[]): void {
  // HEAD is made of GET by Hono.
  for (const handler of handlers) app.get(path, handler);
  app.options(path, () => new Response(null, { status: 204, headers: { allow: ALLOWED } }));
  app.all(path, () => methodNotAllowed(ALLOWED));
}
