/** A response body as text: capped in size, strictly UTF-8, a byte order mark accepted. */
import { ApiError } from "./errors.ts";

/**
 * JSON as it comes from outside. A text that just breaks off is told apart from one that was never JSON, since the
 * first is a fault of the network. Lone surrogates and NUL in values become the replacement character.
 */

type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: "broken-off" | "empty" | "html" | "not-json" };

/** Escapes that may stand for half a surrogate pair or for NUL; a text without them cannot hold either. */
const SUSPECT_ESCAPE = /\\u(?:d[89a-f]|0000)/i;
const NUL = /\0/g;

/** Reads `text`; never throws. */
export function parseJson(text: string): ParsedJson {
  try {
    const value: unknown = JSON.parse(text);
    return { ok: true, value: SUSPECT_ESCAPE.test(text) ? cleaned(value) : value };
  } catch {
    return { ok: false, reason: whyNot(text) };
  }
}

/** `root` with its texts cleaned in place, by a list of what is left to do: recursion ends where nesting does not. */
function cleaned(root: unknown): unknown {
  const holder = { root };
  const owners: object[] = [holder];
  for (const owner of owners) {
    for (const key of Object.keys(owner)) {
      const value: unknown = Reflect.get(owner, key);
      if (typeof value === "string") Reflect.set(owner, key, value.toWellFormed().replace(NUL, "\uFFFD"));
      else if (typeof value === "object" && value !== null) owners.push(value);
    }
  }
  return holder.root;
}

function whyNot(text: string): "broken-off" | "empty" | "html" | "not-json" {
  const start = text.trimStart();
  if (start === "") return "empty";
  if (start.startsWith("<")) return "html";
  return /^[[{]/.test(start) && endsInside(start) ? "broken-off" : "not-json";
}

/** True when a bracket or a string is still open at the end of `text`. */
function endsInside(text: string): boolean {
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\[^])*(?:"|$)|[[\]{}]/g)) {
    if (token === "{" || token === "[") depth += 1;
    else if (token === "}" || token === "]") depth -= 1;
    else if (token.length < 2 || !token.endsWith('"')) return true;
    if (depth === 0) return false;
  }
  return depth > 0;
}

/** What came of reading a body: its text, or the knowledge that it broke off inside a character. */
type BodyText = { readonly text: string } | { readonly broken: true };

/** Throws `too-large` above `cap` bytes after decompression, and `not-utf8`; passes on the stream's own errors. */
export async function readBody(response: Response, cap: number): Promise<BodyText> {
  const bytes = await readBytes(response, cap);
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text: string;
  try {
    text = decoder.decode(bytes, { stream: true });
  } catch {
    throw new ApiError({ kind: "contract", reason: "not-utf8" });
  }
  try {
    return { text: text + decoder.decode() };
  } catch {
    return { broken: true };
  }
}

async function readBytes(response: Response, cap: number): Promise<Uint8Array> {
  if (response.body === null) return new Uint8Array();
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(chunks, size);
    size += value.byteLength;
    if (size > cap) {
      await reader.cancel();
      throw new ApiError({ kind: "contract", reason: "too-large", detail: `more than ${cap} bytes` });
    }
    chunks.push(value);
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const [only] = chunks;
  if (only !== undefined && chunks.length === 1) return only;
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.byteLength;
  }
  return all;
}
