/** Another deployment of the API, as a command reads it with `--from-api` and the token in EARSHOT_TOKEN. */
import { normalizeBaseUrl, signIn } from "../../../client/sign-in.ts";
import { createClient, type Client } from "../../../client/create-client.ts";
import { ApiError } from "../../../client/http/errors.ts";
import { UsageError } from "./flags.ts";

/** Polite and patient: no screen waits for the answers. */
const LIMITS = { attempts: 6, totalMs: 300_000, longestRetryAfter: 300 };

/** Signs in. `signal` is aborted when the command is interrupted. */
export async function openDeployment(
  source: string,
): Promise<{ readonly client: Client; readonly signal: AbortSignal }> {
  const base = normalizeBaseUrl(source);
  if (!base.ok) {
    throw new UsageError("--from-api must be an http(s) address without user and password.");
  }
  const pasted = process.env["EARSHOT_TOKEN"];
  if (pasted === undefined || pasted.trim() === "") {
    throw new UsageError("--from-api needs an access token in EARSHOT_TOKEN.");
  }
  const ending = new AbortController();
  process.once("SIGINT", () => ending.abort());
  const { signal } = ending;
  const signed = await signIn(base.baseUrl, pasted, { signal }, { limits: LIMITS });
  if (!signed.ok) throw new Error(`${base.baseUrl} can't be read: ${new ApiError(signed.error).message}`);
  const credentials = { baseUrl: base.baseUrl, token: signed.token, scheme: signed.scheme };
  return { client: createClient(credentials, { limits: LIMITS }), signal };
}
