/** Answers that may hold personal data: JSON that no cache keeps, under an entity tag for who asks again. */

const encoder = new TextEncoder();

/** The bytes of a JSON answer and their entity tag. */
export interface JsonBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** `text` must be JSON. The tag is weak: bytes differ by content coding, what they say does not. */
export async function jsonBody(text: string): Promise<JsonBody> {
  const bytes = encoder.encode(text);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes), 0, 16);
  return { bytes, etag: `W/"${btoa(String.fromCharCode(...digest))}"` };
}

/** 200 with the body, or 304 where `ifNoneMatch`, a header as it came, names its tag. */
export function jsonResponse(body: JsonBody, ifNoneMatch: string | undefined): Response {
  const headers = { "cache-control": "no-store, private", etag: body.etag };
  if (ifNoneMatch !== undefined && namesTag(ifNoneMatch, body.etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body.bytes, {
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
  });
}

const bare = (tag: string): string => tag.trim().replace(/^W\//, "");

/** RFC 9110, 13.1.2: a list of tags compared weakly, or `*`. */
function namesTag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((tag) => bare(tag) === bare(etag));
}
