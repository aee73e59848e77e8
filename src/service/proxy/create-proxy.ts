/** Another deployment's API under our address: streamed, the token passed on, paging links turned to ours. */
import type { Context } from "hono";
import { LINK_SEGMENT, trimBase, VERSION_SEGMENT } from "../../contract/endpoints.ts";
import type { ApiEnvironment } from "../api/environment.ts";
import { rateLimit } from "../api/limits.ts";
import { tokenOf } from "../api/authentication.ts";
import { tokenDigest } from "../token-digest.ts";
import { addHealth, readOnlyRoute, serviceFrame, type Api, type FrameOptions } from "../api/service-frame.ts";
import { addLists } from "../api/list-routes.ts";
import { addDocumentation } from "../api/documentation.ts";
import { notFound, upstreamFailed, upstreamSilent } from "../api/problems.ts";
import { rewritingPaging } from "./paging-scanner.ts";

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
  // By the token, however the header is written.
  const limited = rateLimit(options.rateLimit ?? 0, Date.now, ({ req }) => {
    const header = req.header("authorization");
    return tokenDigest(tokenOf(header) ?? header ?? "");
  });
  for (const segment of [VERSION_SEGMENT, LINK_SEGMENT])
    readOnlyRoute(proxy, `/${segment}/*`, limited, (context) => pass(context, settings));
  addLists(proxy, {});
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
  if (answer.status >= 300 && answer.status < 400 && answer.status !== 304)
    return upstreamFailed("redirects elsewhere");
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

/** From the version segment on: the part of a link's path that both deployments share. */
const SHARED_PATH = /\/v5(?:\.0\.3)?\/.*$/;

/** `link` below `base`; a text that is no link into the API stays as it is. */
export function ownLink(link: string, base: string): string {
  const url = URL.parse(link);
  const shared = url === null ? undefined : SHARED_PATH.exec(url.pathname)?.[0];
  return url === null || shared === undefined ? link : `${base}${shared}${url.search}`;
}

/** A paging object as JSON text with every link turned to `base`. */
export function ownPaging(paging: string, base: string): string {
  try {
    return JSON.stringify(JSON.parse(paging), (_name, value: unknown) =>
      typeof value === "string" ? ownLink(value, base) : value,
    );
  } catch {
    return paging;
  }
}

/** `body`; where reading it fails, `cut` breaks the connection: it would pass for whole. Without `cut` the failure goes on. */
function cutOnFailure(
  body: ReadableStream<Uint8Array>,
  cut: (() => void) | undefined,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        if (cut === undefined) throw error;
        cut();
        controller.close();
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** Only the four resources of the API are asked for. An id is one segment, with any character that is encoded. */
const RESOURCE = /^\/v5(?:\.0\.3)?\/(?:surveys|questions|response-chains(?:\/[^/\\]+)?)$/;

/** A `.` or `..` between slashes of either kind, also with path parameters behind it, which some servers cut off. */
const DOT_SEGMENT = /(?:^|[\\/])\.{1,2}(?:[\\/;]|$)/;

/** The address at `upstream` (no slash at its end) for a request to `url`; undefined where it may not be asked for. */
export function upstreamAddress(upstream: string, url: URL): string | undefined {
  if (!RESOURCE.test(url.pathname)) return undefined;
  const decoded = decodings(url.pathname);
  if (decoded.length > MOST_DECODINGS) return undefined;
  if (decoded.length === 1 && url.pathname.includes("%")) return undefined;
  if (decoded.some((path) => DOT_SEGMENT.test(path))) return undefined;
  return `${upstream}${url.pathname}${url.search}`;
}

/** No id is encoded more often than this; each decoding of a long path takes its time. */
const MOST_DECODINGS = 4;

/** A path as it is and decoded, once and again: a server behind the proxy may decode twice. One too many shows that more are left. */
function decodings(path: string, left = MOST_DECODINGS): readonly string[] {
  try {
    const decoded = decodeURIComponent(path);
    return decoded === path || left === 0 ? [path] : [path, ...decodings(decoded, left - 1)];
  } catch {
    return [path];
  }
}
