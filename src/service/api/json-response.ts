/** Answers that may hold personal data: JSON that no cache keeps, under an entity tag for who asks again. */

import type { Answer } from "./coded-pages.ts";
import { namesTag } from "./entity-tag.ts";

/** JSON in UTF-8, and the tag that names what it says. */
export interface JsonBody extends Answer {
  readonly etag: string;
}

/** Headers of all answers that may hold personal data. */
export const PERSONAL = { "cache-control": "no-store, private" };

/** 200 with the body, or 304 where `ifNoneMatch`, a header as it came, names its tag. */
export function jsonResponse({ bytes, coding, etag }: JsonBody, ifNoneMatch: string | undefined): Response {
  const headers = { ...PERSONAL, etag };
  if (namesTag(ifNoneMatch, etag)) {
    return new Response(null, { status: 304, headers });
  }
  const coded = coding === undefined ? {} : { "content-encoding": coding, vary: "Accept-Encoding" };
  const described = { "content-type": "application/json; charset=utf-8", ...headers, ...coded };
  return new Response(bytes, { headers: described });
}
