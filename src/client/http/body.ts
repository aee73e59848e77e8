/** A response body as text: capped in size, strictly UTF-8, a byte order mark accepted. */
import { ApiError } from "./errors.ts";

/** What came of reading a body: its text, or the knowledge that it broke off inside a character. */
export type BodyText = { readonly text: string } | { readonly broken: true };

/**
 * Reads all of `response`. Throws `too-large` above `cap` bytes (counted after decompression, while they come) and
 * `not-utf8`; passes on whatever the stream itself throws.
 */
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
