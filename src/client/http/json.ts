/**
 * JSON as it comes from outside. A text that just breaks off is told apart from one that was never JSON, since the
 * first is a fault of the network. Lone surrogates and NUL in values become the replacement character.
 */

export type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: "broken-off" | "empty" | "html" | "not-json" };

/** Escapes that may stand for half a surrogate pair or for NUL; a text without them cannot hold either. */
const SUSPECT_ESCAPE = /\\u(?:d[89a-f]|0000)/i;
const NUL = /\0/g;

/** Reads `text`; never throws. */
export function parseJson(text: string): ParsedJson {
  try {
    const value: unknown = SUSPECT_ESCAPE.test(text) ? JSON.parse(text, cleaned) : JSON.parse(text);
    return { ok: true, value };
  } catch {
    return { ok: false, reason: whyNot(text) };
  }
}

const cleaned = (_key: string, value: unknown): unknown =>
  typeof value === "string" ? value.toWellFormed().replace(NUL, "\uFFFD") : value;

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
