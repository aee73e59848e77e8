/** An id for each request, and a record for logs and metrics: its route, never its address, ids or tokens. */
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { ApiEnvironment } from "./environment.ts";

/** One request, as logs and metrics may know it. */
export interface RequestRecord {
  readonly requestId: string;
  readonly method: string;
  /** The pattern that matched, for example `/v5.0.3/response-chains/:id`; `/*` where none did. */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  /** The token's id, once it was found to be in force. */
  readonly tokenId?: string;
}

const ID_HEADER = "x-request-id";
/** An id that a proxy in front has given is kept, if it can do no harm in a log. */
const HARMLESS_ID = /^[\w.=-]{1,100}$/;

export function requestEnvelope(
  onRequest: (record: RequestRecord) => void,
): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    const started = performance.now();
    const given = context.req.header(ID_HEADER);
    const requestId = given !== undefined && HARMLESS_ID.test(given) ? given : crypto.randomUUID();
    context.set("requestId", requestId);
    await next();
    context.res.headers.set(ID_HEADER, requestId);
    const tokenId = context.get("caller")?.tokenId;
    onRequest({
      requestId,
      method: context.req.method,
      route: routePath(context),
      status: context.res.status,
      milliseconds: performance.now() - started,
      ...(tokenId === undefined ? {} : { tokenId }),
    });
  };
}
