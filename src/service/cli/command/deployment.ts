/** Another deployment of the API, as a command reads it with `--from-api` and the token in EARSHOT_TOKEN. */
import { normalizeBaseUrl, signIn } from "../../../client/sign-in.ts";
import { createClient, type Client } from "../../../client/create-client.ts";
import { ApiError, type ClientError } from "../../../client/http/errors.ts";
import type { Page } from "../../../client/page.ts";
import type { FetchPage, WalkProgress, WalkResult } from "../../../client/walk/types.ts";
import { createWalk } from "../../../client/walk/walk.ts";
import type { ChainsQuery } from "../../../contract/queries.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { counted } from "./progress.ts";
import { UsageError } from "./flags.ts";

/** Polite and patient: no screen waits for the answers. */
const LIMITS = { attempts: 6, totalMs: 300_000, longestRetryAfter: 300 };

/** `signal` is aborted when the command is interrupted. */
interface Deployment {
  readonly client: Client;
  readonly signal: AbortSignal;
}

/** The deployment of `--from-api`, signed in to. */
export async function openDeployment(source: string): Promise<Deployment> {
  const base = normalizeBaseUrl(source);
  if (!base.ok) throw new UsageError("--from-api must be an http(s) address without user and password.");
  const pasted = process.env["EARSHOT_TOKEN"];
  if (pasted === undefined || pasted.trim() === "")
    throw new UsageError("--from-api needs an access token in EARSHOT_TOKEN.");
  return signedIn(base.baseUrl, pasted);
}

export async function signedIn(baseUrl: string, pasted: string): Promise<Deployment> {
  const ending = new AbortController();
  process.once("SIGINT", () => ending.abort());
  const { signal } = ending;
  const signed = await signIn(baseUrl, pasted, { signal }, { limits: LIMITS });
  if (!signed.ok)
    throw new Error(`${baseUrl} can't be read: ${new ApiError(signed.error).message}${hintAt(signed.error)}`);
  const { token, scheme } = signed;
  return { client: createClient({ baseUrl, token, scheme }, { limits: LIMITS }), signal };
}

const hintAt = (fault: ClientError): string =>
  fault.kind === "http" && fault.status === 404
    ? ". The address may lack what stands before the version in its path, such as /api"
    : "";

/** Walks, and once more for what could not be read: called again, a walk reads what is missing. */
export async function walkTwice(
  walk: { readonly run: (signal: AbortSignal) => Promise<WalkResult> },
  signal: AbortSignal,
): Promise<WalkResult> {
  const result = await walk.run(signal);
  return result.complete || signal.aborted ? result : walk.run(signal);
}

/** Which fields of a page's rows were not as the API has them, for `unreadOf`. */
export class UnreadFields {
  readonly names = new Set<string>();

  note = <Read extends Pick<Page<unknown>, "unreadable">>(page: Read): Read => {
    for (const { field } of page.unreadable)
      this.names.add(field === "" ? "the row itself" : field.replace(/\.\d+(?=\.|$)/g, "[]"));
    return page;
  };
}

const MOST_FIELDS = 5;

/** What a walk could not read, and why as far as that is known, as sentences. */
export function unreadOf(result: WalkResult, { names }: UnreadFields): string {
  const { unreadable, complete } = result;
  const fields = [...names].toSorted();
  const told = fields.slice(0, MOST_FIELDS).concat(fields.length > MOST_FIELDS ? "…" : []);
  return [
    unreadable === 0
      ? ""
      : ` ${counted(unreadable, "row")} could not be read as the API has them: missing or wrong ${told.join(", ")}.`,
    complete ? "" : ` Of the list ${unreadParts(result)}.`,
  ].join("");
}

/** The pages that a walk could not read, and why. */
export function unreadParts({ gaps, stopped, error }: WalkResult): string {
  const pages = gaps.map(({ firstPage, lastPage = "the end" }) =>
    firstPage === lastPage ? `${firstPage}` : `${firstPage} to ${lastPage}`,
  );
  const where = pages.length === 0 ? "a part" : `page${pages.length > 1 ? "s" : ""} ${pages.join(", ")}`;
  const why = error === undefined ? (stopped?.reason ?? "unknown") : new ApiError(error).message;
  return `${where} could not be read (${why})`;
}

interface Chains {
  readonly client: Client;
  readonly query: ChainsQuery;
  readonly onPage: (chains: readonly ResponseChain[]) => void | Promise<void>;
  readonly onProgress: (progress: WalkProgress) => void;
}

/**
 * Walks the chains until `readAt`, in unix seconds, so that those that come meanwhile push none along; then those of the
 * future, which a wrong clock or another unit made and which count as in a database.
 */
export async function walkChainsUntil(
  readAt: number,
  { client, query, onPage, onProgress }: Chains,
  signal: AbortSignal,
) {
  const { createdFrom = 0, createdTo = Infinity } = query;
  const walked = async (part: ChainsQuery) => {
    const fields = new UnreadFields();
    const fetchPage: FetchPage<ResponseChain> = async (skip, options) =>
      fields.note(await client.chains({ ...part, skip }, options));
    const walk = createWalk({ fetchPage, onPage, onProgress });
    const result = await walkTwice(walk, signal);
    return {
      complete: result.complete && result.unreadable === 0,
      /** What could not be read, in words with a space before them. */
      unread: unreadOf(result, fields),
      /** The query of each walk that found something. */
      parts: result.chains === 0 ? [] : [part],
    };
  };
  const past = await walked({ ...query, createdTo: Math.min(createdTo, readAt) });
  const now = Math.floor(Date.now() / 1000);
  if (createdTo <= now) return past;
  const future = await walked({ ...query, createdFrom: Math.max(createdFrom, now + 1) });
  return {
    complete: past.complete && future.complete,
    unread: past.unread + future.unread,
    parts: [...past.parts, ...future.parts],
  };
}
