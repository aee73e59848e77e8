/** Where the members of a JSON object are in its bytes, found without parsing what they say. */

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];

/** What ends the key of a member, and the member itself. */
export const [COLON, COMMA] = [0x3a, 0x2c] as const;

/** Where the members of the object from `start` up to `end` end. Throws a `SyntaxError` where that is no object. */
export function membersEnd(bytes: Uint8Array, start: number, end: number): number {
  if (bytes[start] !== OPEN_OBJECT || bytes[end - 1] !== CLOSE_OBJECT || end - start < 2)
    throw new SyntaxError("expected a JSON object");
  return end - 1;
}

/** Where the key of the member at `from` ends. Throws a `SyntaxError` where no value comes behind it. */
export function keyEnd(bytes: Uint8Array, from: number, last: number): number {
  const end = partEnd(bytes, from, last, COLON);
  if (end === last) throw new SyntaxError("expected a value behind its key");
  return end;
}

/** Where the value at `from` ends; what is no JSON within it, whoever parses it will find. */
export const valueEnd = (bytes: Uint8Array, from: number, last: number): number =>
  partEnd(bytes, from, last, COMMA);

/** The next `mark` that is neither within a text nor within a list or an object, at most `last`. */
function partEnd(bytes: Uint8Array, from: number, last: number, mark: number): number {
  let depth = 0;
  for (let at = from; at < last; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) at = textEnd(bytes, at + 1, last);
    else if (byte === mark && depth === 0) return at;
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) depth += 1;
    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) depth -= 1;
  }
  return last;
}

/** The quote that ends a text. */
function textEnd(bytes: Uint8Array, from: number, last: number): number {
  for (let at = from; at < last; at += 1) {
    if (bytes[at] === BACKSLASH) at += 1;
    else if (bytes[at] === QUOTE) return at;
  }
  return last;
}
