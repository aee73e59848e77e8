/**
 * The API of another deployment under our own address. Requests and answers stream through: the token goes on as it
 * came, paging links come back as ours, and no path but the API's and no host but the one configured can be reached.
 */
import type { Context } from "hono";
import { LINK_SEGMENT, trimBase, VERSION_SEGMENT } from "../../contract/endpoints.ts";
import type { ApiEnvironment } from "../api/environment.ts";
import { rateLimit } from "../api/rate-limit.ts";
import { tokenDigest } from "../token-digest.ts";
import { addHealth } from "../api/health-routes.ts";
import { addDocumentation } from "../api/documentation-routes.ts";
import { notFound, upstreamFailed, upstreamSilent } from "../api/problems.ts";
import { readOnlyRoute, serviceFrame, type Api, type FrameOptions } from "../api/service-frame.ts";
import { cutOnFailure } from "./cut-on-failure.ts";
import { ownPaging } from "./own-links.ts";
import { rewritingPaging } from "./paging-scanner.ts";
import { upstreamAddress } from "./upstream-address.ts";

export interface ProxyOptions extends FrameOptions {
  /** The base address of the other deployment. */
  readonly upstream: string;
  /** {base_url} of paging links; the origin of the request by default. */
  readonly baseUrl?: string;
  /** Requests per token and minute; 0, the default, for no limit. */
  readonly rateLimit?: number;
  /** Milliseconds until the other side must have begun to answer; 30,000 by default. */
  readonly timeout?: number;
}

const REQUEST_HEADERS = ["authorization", "accept", "if-none-match"];
const RESPONSE_HEADERS = [
  "content-type",
  "etag",
  "retry-after",
  "ratelimit-limit",
  "ratelimit-remaining",
  "ratelimit-reset",
];

/** A page of the other side's, an error page for one, must not run on the dashboard's own origin. */
const HARMLESS = {
  "cache-control": "no-store, private",
  "content-security-policy": "default-src 'none'; sandbox",
};

/** The API of `upstream` as an app of our own. */
export function createProxy(options: ProxyOptions): Api {
  const proxy = serviceFrame(options);
  const settings = { timeout: 30_000, ...options, upstream: trimBase(options.upstream) };
  const limited = rateLimit(options.rateLimit ?? 0, Date.now, ({ req }) =>
    tokenDigest(req.header("authorization") ?? ""),
  );
  for (const segment of [VERSION_SEGMENT, LINK_SEGMENT]) {
    readOnlyRoute(proxy, `/${segment}/*`, limited, (context) => pass(context, settings));
  }
  addHealth(proxy, () => Promise.resolve());
  addDocumentation(proxy);
  return proxy;
}

type Settings = ProxyOptions & { readonly timeout: number };

async function pass(context: Context<ApiEnvironment>, settings: Settings): Promise<Response> {
  const url = new URL(context.req.url);
  const address = upstreamAddress(settings.upstream, url);
  if (address === undefined) return notFound("There is nothing at this address.");
  const answer = await ask(address, context, settings.timeout);
  if (answer === "silent") return upstreamSilent();
  if (answer === "unreachable") return upstreamFailed("can't be reached");
  if (answer.status < 500)
    return passBack(answer, trimBase(settings.baseUrl ?? url.origin), context.env?.cut);
  await answer.body?.cancel();
  return upstreamFailed(`answered ${answer.status}`, picked(answer.headers, ["retry-after"]));
}

/** The answer as soon as it begins, or why there is none. Redirects are answers: they are not followed. */
async function ask(
  address: string,
  { req, var: { requestId } }: Context<ApiEnvironment>,
  timeout: number,
): Promise<Response | "silent" | "unreachable"> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), timeout);
  try {
    return await fetch(address, {
      method: req.method,
      headers: { ...picked(req.raw.headers, REQUEST_HEADERS), "x-request-id": requestId },
      redirect: "manual",
      signal: AbortSignal.any([req.raw.signal, silence.signal]),
    });
  } catch {
    return silence.signal.aborted ? "silent" : "unreachable";
  } finally {
    clearTimeout(timer);
  }
}

function passBack(answer: Response, base: string, cut: (() => void) | undefined): Response {
  if (answer.status >= 300 && answer.status < 400 && answer.status !== 304) {
    return upstreamFailed("redirects elsewhere");
  }
  const headers = { ...picked(answer.headers, RESPONSE_HEADERS), ...bearerOnly(answer.headers), ...HARMLESS };
  const isJson = /^application\/json\b/.test(answer.headers.get("content-type") ?? "");
  const body = answer.body && cutOnFailure(answer.body, cut);
  const own = isJson ? body?.pipeThrough(rewritingPaging((paging) => ownPaging(paging, base))) : body;
  return new Response(own ?? null, { status: answer.status, headers });
}

/** A browser would ask for a name and a password where another scheme is passed on. */
function bearerOnly(headers: Headers): Record<string, string> {
  const scheme = headers.get("www-authenticate");
  return scheme !== null && /^bearer\b(?!.*\b(?:basic|digest|negotiate|ntlm)\b)/is.test(scheme)
    ? { "www-authenticate": scheme }
    : {};
}

const picked = (headers: Headers, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
