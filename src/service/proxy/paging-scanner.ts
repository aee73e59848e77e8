/** Finds and rewrites the top-level `paging` of a JSON body that streams by; the rest passes unparsed. */

/** JSON text in, JSON text out. */
export type Rewrite = (paging: string) => string;

/** Longer than any paging object: what is larger than that is passed on as it came. */
const LONGEST = 65_536;

const [QUOTE, BACKSLASH, COLON, OPEN, CLOSE, OPEN_LIST, CLOSE_LIST] = Array.from('"\\:{}[]', (character) =>
  character.charCodeAt(0),
);
const KEY = '"paging"';

export class PagingScanner {
  readonly #rewrite: Rewrite;
  readonly #decoder = new TextDecoder();
  #depth = 0;
  #inString = false;
  #escaped = false;
  /** The newest string directly inside the outermost object, with its opening quote; no longer than needed. */
  #key = "";
  /** The bytes of the paging object so far, from its opening brace on. */
  #captured: number[] | undefined;
  #done = false;

  constructor(rewrite: Rewrite) {
    this.#rewrite = rewrite;
  }

  /** The bytes to pass on in place of `chunk`. */
  push(chunk: Uint8Array): readonly Uint8Array[] {
    const out: Uint8Array[] = [];
    let from = 0;
    for (let at = 0; at < chunk.length && !this.#done; at += 1) {
      const byte = chunk[at] ?? 0;
      const before = this.#captured;
      this.#step(byte);
      if (before === undefined && this.#captured !== undefined) {
        out.push(chunk.subarray(from, at));
      } else if (this.#done) {
        out.push(this.#finish());
        from = at + 1;
      }
    }
    if (this.#captured === undefined) out.push(chunk.subarray(from));
    return out;
  }

  /** What is left of a body that ended inside its paging object. */
  flush(): Uint8Array {
    return Uint8Array.from(this.#captured ?? []);
  }

  #finish(): Uint8Array {
    const bytes = this.flush();
    this.#captured = undefined;
    // Too long, or cut short: not for us to change.
    if (bytes.at(-1) !== CLOSE) return bytes;
    return new TextEncoder().encode(this.#rewrite(this.#decoder.decode(bytes)));
  }

  #step(byte: number): void {
    if (this.#inString) this.#insideString(byte);
    else if (byte === QUOTE) this.#openString(byte);
    else this.#structure(byte);
    this.#captured?.push(byte);
    const complete = this.#captured !== undefined && this.#depth === 1;
    if (complete || (this.#captured?.length ?? 0) > LONGEST) this.#done = true;
  }

  #openString(byte: number): void {
    this.#inString = true;
    if (this.#depth === 1) this.#key = String.fromCharCode(byte);
  }

  #insideString(byte: number): void {
    if (this.#depth === 1 && this.#key.length <= KEY.length) this.#key += String.fromCharCode(byte);
    if (this.#escaped) this.#escaped = false;
    else if (byte === BACKSLASH) this.#escaped = true;
    else if (byte === QUOTE) this.#inString = false;
  }

  #structure(byte: number): void {
    if (byte === OPEN || byte === OPEN_LIST) {
      if (byte === OPEN && this.#depth === 1 && this.#key === `${KEY}:`) this.#captured = [];
      this.#depth += 1;
    } else if (byte === CLOSE || byte === CLOSE_LIST) {
      this.#depth -= 1;
    } else if (byte === COLON && this.#depth === 1) {
      this.#key += ":";
    }
  }
}

/** The scanner as a stream. */
export function rewritingPaging(rewrite: Rewrite): TransformStream<Uint8Array, Uint8Array> {
  const scanner = new PagingScanner(rewrite);
  return new TransformStream({
    transform(chunk, controller) {
      for (const part of scanner.push(chunk)) if (part.length > 0) controller.enqueue(part);
    },
    flush(controller) {
      const rest = scanner.flush();
      if (rest.length > 0) controller.enqueue(rest);
    },
  });
}
