/** Answers that may hold personal data: JSON that no cache keeps, under an entity tag for who asks again. */

import type { Answer } from "./coded-pages.ts";

/** JSON in UTF-8, and the tag that names what it says. */
export interface JsonBody extends Answer {
  readonly etag: string;
}

/** 200 with the body, or 304 where `ifNoneMatch`, a header as it came, names its tag. */
export function jsonResponse({ bytes, coding, etag }: JsonBody, ifNoneMatch: string | undefined): Response {
  const headers = { "cache-control": "no-store, private", etag };
  if (ifNoneMatch !== undefined && namesTag(ifNoneMatch, etag)) {
    return new Response(null, { status: 304, headers });
  }
  const coded = coding === undefined ? {} : { "content-encoding": coding, vary: "Accept-Encoding" };
  const described = { "content-type": "application/json; charset=utf-8", ...headers, ...coded };
  return new Response(bytes, { headers: described });
}

const bare = (tag: string): string => tag.trim().replace(/^W\//, "");

/** RFC 9110, 13.1.2: a list of tags compared weakly, or `*`. */
function namesTag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((tag) => bare(tag) === bare(etag));
}
