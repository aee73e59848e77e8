/** Answers that may hold personal data: JSON that no cache keeps, under an entity tag for repeated requests. */

import type { Answer } from "./coded-pages.ts";
import { textHash } from "../../lib/text/text-hash.ts";

/**
 * `stamp` names the state of the data, `key` what was asked and by whom. Only the hash of both is told: how much is written
 * is not for everyone who may read a part of it. Two hashes, as one of 32 bits would name two states alike too often.
 */
export const entityTag = (stamp: string, key: string): string =>
  `W/"${["a", "b"].map((part) => textHash(`${part} ${stamp} ${key}`).toString(36)).join("-")}"`;

const bare = (tag: string): string => tag.trim().replace(/^W\//, "");

/** RFC 9110, 13.1.2: whether a list of tags, compared weakly, or `*` names `etag`. */
export function namesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((tag) => bare(tag) === bare(etag));
}

/** JSON in UTF-8, and the tag that names what it says. */
interface JsonBody extends Answer {
  readonly etag: string;
}

/** Headers of all answers that may hold personal data. */
export const PERSONAL = { "cache-control": "no-store, private" };

/** 200 with the body, or 304 where `ifNoneMatch`, a header as it came, names its tag. */
export function jsonResponse({ bytes, coding, etag }: JsonBody, ifNoneMatch: string | undefined): Response {
  const headers = { ...PERSONAL, etag };
  if (namesTag(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
  const coded = coding === undefined ? {} : { "content-encoding": coding, vary: "Accept-Encoding" };
  const described = { "content-type": "application/json; charset=utf-8", ...headers, ...coded };
  return new Response(bytes, { headers: described });
}
