/** Lets a request through with a token in force, looked up at each request: a revocation works at the next. */
import type { MiddlewareHandler } from "hono";
import type { StoredToken, TokenStore } from "../store/store.ts";
import type { ApiEnvironment } from "./environment.ts";
import { tooManyGuesses, unauthorized } from "./problems.ts";
import type { WrongTokenBrake } from "./limits.ts";

/** SHA-256 of a token in UTF-8, lower-case hexadecimal. */
export type Digest = (token: string) => string | Promise<string>;

interface AuthenticationOptions {
  readonly tokens: Pick<TokenStore, "findToken" | "touchToken">;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly brake: WrongTokenBrake;
  readonly digest: Digest;
}

/** The time of last use is kept to the minute: noting every request would make every read a write. */
const TOUCH_EVERY_MS = 60_000;
/** How often a token is looked up while one answer goes on. */
const LOOK_EVERY_MS = 5_000;

export class TokenEnded extends Error {
  override readonly name = "TokenEnded";
  override readonly message = "The access token is not in force any more.";
}

export function authentication(options: AuthenticationOptions): MiddlewareHandler<ApiEnvironment> {
  const { tokens, now, brake, digest } = options;
  /** By token: of many requests that come at once one notes its use, as each write takes long. */
  const touched = new Map<string, number>();
  return async (context, next): Promise<Response | undefined> => {
    const token = tokenOf(context.req.header("authorization"));
    if (token === undefined) return unauthorized("Send an access token in the Authorization header.");
    const digested = await digest(token);
    const stored = await inForce(digested, tokens, now());
    if (stored === undefined) {
      if (!(await brake.slow(context.env?.clientAddress))) return tooManyGuesses();
      return unauthorized("The access token is unknown, expired or revoked.", ', error="invalid_token"');
    }
    if (now() - Math.max(stored.lastUsedAt ?? 0, touched.get(stored.id) ?? 0) >= TOUCH_EVERY_MS) {
      touched.set(stored.id, now());
      await tokens.touchToken(stored.id, now());
    }
    context.set("caller", { tokenId: stored.id, scope: stored.scope });
    const look = async (at: number): Promise<void> => {
      const found = await inForce(digested, tokens, at);
      if (found?.id !== stored.id) throw new TokenEnded();
    };
    let lookedAt = now();
    let looked = Promise.resolve();
    context.set("stayInForce", () => {
      if (now() - lookedAt >= LOOK_EVERY_MS) {
        lookedAt = now();
        looked = look(lookedAt);
      }
      return looked;
    });
    await next();
    return undefined;
  };
}

async function inForce(
  digest: string,
  tokens: Pick<TokenStore, "findToken">,
  at: number,
): Promise<StoredToken | undefined> {
  const stored = await tokens.findToken(digest);
  if (stored === undefined || !sameDigest(stored.digest, digest)) return undefined;
  if (stored.revokedAt !== undefined) return undefined;
  return stored.expiresAt !== undefined && stored.expiresAt <= at ? undefined : stored;
}

/** The token of an Authorization header, bare (as the specification has it) or after `Bearer`; undefined for none. */
export function tokenOf(header: string | undefined): string | undefined {
  const token = header?.trim().replace(/^bearer(?:\s+|$)/i, "");
  return token === "" ? undefined : token;
}

/** Whether two digests are equal, in a time that tells nothing about where they differ. */
export function sameDigest(left: string, right: string): boolean {
  if (left.length !== right.length) return false;
  let difference = 0;
  for (let at = 0; at < left.length; at += 1) difference |= left.charCodeAt(at) ^ right.charCodeAt(at);
  return difference === 0;
}
