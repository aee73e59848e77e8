/**
 * Signing in: asks for the surveys with the bare token and, where that is refused, once more with `Bearer`. What
 * worked is told, so that it is never tried out again.
 */
import type { Survey } from "../contract/resources.ts";
import { createClient } from "./create-client.ts";
import { isSendable, pastedToken, type AuthScheme, type Credentials } from "./http/credentials.ts";
import { errorOf, type ClientError } from "./http/errors.ts";
import type { HttpSettings, RequestOptions } from "./http/http.ts";
import type { Page } from "./page.ts";

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
