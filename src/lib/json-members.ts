/** Where the members of a JSON object are in its bytes, found without parsing what they say. */

const [QUOTE, BACKSLASH, COLON, COMMA] = [0x22, 0x5c, 0x3a, 0x2c];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];

/** Takes a member: its key from `start` up to `keyEnd`, its value from `valueStart` up to `end`, both as JSON. */
export type OnMember = (
  bytes: Uint8Array,
  start: number,
  keyEnd: number,
  valueStart: number,
  end: number,
) => void;

/**
 * Tells each member of the object from `start` up to `end`. Throws a `SyntaxError` where that is no object with its
 * members; what is no JSON within one, whoever parses it will find.
 */
export function jsonMembers(bytes: Uint8Array, start: number, end: number, onMember: OnMember): void {
  if (bytes[start] !== OPEN_OBJECT || bytes[end - 1] !== CLOSE_OBJECT || end - start < 2)
    throw new SyntaxError("expected a JSON object");
  const last = end - 1;
  for (let at = start + 1; at < last;) {
    const keyEnd = valueEnd(bytes, at, last, COLON);
    if (keyEnd === last) throw new SyntaxError("expected a value behind its key");
    const next = valueEnd(bytes, keyEnd + 1, last, COMMA);
    onMember(bytes, at, keyEnd, keyEnd + 1, next);
    at = next + 1;
  }
}

/** The next `mark` that is neither within a text nor within a list or an object, at most `last`. */
function valueEnd(bytes: Uint8Array, from: number, last: number, mark: number): number {
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
