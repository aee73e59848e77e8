/** Signs in with the bare token, else once more with `Bearer`, and tells which of the two worked. */
import type { Survey } from "../contract/resources.ts";
import { createClient } from "./create-client.ts";
import { isSendable, pastedToken, type AuthScheme, type Credentials } from "./http/credentials.ts";
import { errorOf, type ClientError } from "./http/errors.ts";
import type { HttpSettings, RequestOptions } from "./http/http.ts";
import type { Page } from "./page.ts";
import { LINK_SEGMENT, trimBase, VERSION_SEGMENT } from "../contract/endpoints.ts";

export type BaseUrlError = "empty" | "not-an-address" | "not-http" | "has-credentials";
export type BaseUrl =
  | { readonly ok: true; readonly baseUrl: string }
  | { readonly ok: false; readonly error: BaseUrlError };

/** What a browser takes for a scheme, however many slashes follow, and whichever way they lean. */
const SCHEME = /^[a-z][a-z0-9+.-]*:(?=[/\\])/i;
/** What is left of a scheme that was mistyped, where a host should be; no real host has this name. */
const SLIPPED_SCHEME = /^https?\.?$/;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(?=[:/?#]|$)/i;

/**
 * The address of a deployment as people type or paste it, made into a base address: no version segment, no search,
 * no slash at its end. Only http and https, and never with a user name or password in it.
 *
 * Reads `https://host/`, `host:4310`, `https://host/path/v5.0.3/surveys?skip=0` and the like. Without a scheme: https, http
 * on loopback.
 */
export function normalizeBaseUrl(text: string): BaseUrl {
  const trimmed = text.trim();
  if (trimmed === "") return { ok: false, error: "empty" };
  const url = URL.parse(withScheme(trimmed));
  if (url === null || url.hostname === "" || SLIPPED_SCHEME.test(url.hostname))
    return { ok: false, error: "not-an-address" };
  if (url.protocol !== "http:" && url.protocol !== "https:") return { ok: false, error: "not-http" };
  if (url.username !== "" || url.password !== "") return { ok: false, error: "has-credentials" };
  return { ok: true, baseUrl: trimBase(url.origin + withoutVersion(url.pathname)) };
}

function withScheme(text: string): string {
  if (SCHEME.test(text)) return text;
  const rest = text.replace(/^\/+/, "");
  return `${LOOPBACK.test(rest) ? "http" : "https"}://${rest}`;
}

function withoutVersion(path: string): string {
  const segments = path.split("/");
  const version = segments.findIndex((segment) => segment === VERSION_SEGMENT || segment === LINK_SEGMENT);
  return (version === -1 ? segments : segments.slice(0, version)).join("/");
}

export type SignIn =
  | {
      readonly ok: true;
      readonly scheme: AuthScheme;
      /** The token as it was sent: without spaces around it, without `Bearer` in front. */
      readonly token: string;
      /** The first page of surveys, which this token may read. */
      readonly surveys: Page<Survey>;
    }
  | { readonly ok: false; readonly error: ClientError };

const REFUSED: ClientError = { kind: "http", status: 401, invalidParameters: [], attempts: 0 };

/** Tries `token` on the deployment at `baseUrl` (as `normalizeBaseUrl` gives it). Never throws. */
export async function signIn(
  baseUrl: string,
  pasted: string,
  options: RequestOptions,
  settings: HttpSettings = {},
): Promise<SignIn> {
  const token = pastedToken(pasted);
  if (!isSendable(token)) return { ok: false, error: REFUSED };
  const bare = await trySignIn({ baseUrl, token, scheme: "bare" }, options, settings);
  if (bare.ok || bare.error.kind !== "http" || bare.error.status !== 401) return bare;
  return trySignIn({ baseUrl, token, scheme: "bearer" }, options, settings);
}

async function trySignIn(
  credentials: Credentials,
  options: RequestOptions,
  settings: HttpSettings,
): Promise<SignIn> {
  try {
    const surveys = await createClient(credentials, settings).surveys({}, options);
    return { ok: true, scheme: credentials.scheme, token: credentials.token, surveys };
  } catch (thrown) {
    return { ok: false, error: errorOf(thrown) };
  }
}
