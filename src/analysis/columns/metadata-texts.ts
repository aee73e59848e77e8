/**
 * Gathers metadata that comes as JSON in bytes: each value is parsed when it is first met, and found by its bytes from
 * then on. Rows are much like each other: what came in this place before is looked for first.
 */
import { ByteTexts, type ByteText } from "../../lib/byte-texts.ts";
import type { RowTexts } from "./answer-rows.ts";
import type { MetadataBuilder, MetadataEntry } from "./metadata-builder.ts";
import { sliceable } from "../texts/answer-text.ts";

/** Texts that are remembered of keys, or of the values of a key; then it begins anew. */
const MOST_KNOWN = 4_096;

/** What a key comes behind. */
interface Place {
  /** The keys that came here last and before that. */
  last: KnownKey | undefined;
  before: KnownKey | undefined;
}

interface KnownKey {
  readonly key: string;
  /** The key as JSON, with the colon. */
  readonly text: ByteText;
  /** What comes behind it. */
  readonly behind: Place;
  /** True once it has too many values. */
  isGivenUp: boolean;
  readonly values: KnownTexts<KnownValue>;
  /** The values that came last and before that. */
  last: KnownValue | undefined;
  before: KnownValue | undefined;
}

interface KnownValue {
  /** As JSON. */
  readonly text: ByteText;
  /** What is noted of it. */
  readonly entry: MetadataEntry | undefined;
}

/** The rows under way. */
interface Source {
  readonly bytes: Uint8Array;
  readonly view: DataView;
}

// A byte order mark at the front of a text would be part of it.
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** What is known of texts, found by their bytes. */
class KnownTexts<Known> {
  #texts = new ByteTexts();
  /** By number of a text. */
  #known: Known[] = [];

  /** Of the text from `start` up to `end`; `made` of it where that is new. */
  of({ view }: Source, start: number, end: number, made: (text: ByteText) => Known): Known {
    const number = this.#texts.number(view, start, end);
    const known = this.#known[number] ?? made(this.#texts.text(number));
    this.#known[number] = known;
    if (number >= MOST_KNOWN) [this.#texts, this.#known] = [new ByteTexts(), []];
    return known;
  }
}

export class MetadataTexts {
  readonly #builder: MetadataBuilder;
  readonly #front: Place = { last: undefined, before: undefined };
  readonly #keys = new KnownTexts<KnownKey>();

  constructor(builder: MetadataBuilder) {
    this.#builder = builder;
  }

  /** Notes the metadata of `rows` rows from number `first` on, a JSON object each. Throws where one is none. */
  put(first: number, rows: number, { offsets, bytes }: RowTexts): void {
    const source = { bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
    for (let at = 0; at < rows; at += 1)
      this.#putRow(first + at, source, offsets[at] ?? 0, offsets[at + 1] ?? 0);
  }

  #putRow(row: number, source: Source, start: number, end: number): void {
    const last = membersEnd(source.bytes, start, end);
    let place = this.#front;
    for (let at = start + 1; at < last;) {
      const key = this.#keyAt(place, source, at, last);
      place = key.behind;
      at += key.text.length;
      if (key.isGivenUp) {
        at = valueEnd(source.bytes, at, last) + 1;
        continue;
      }
      const { text, entry } = this.#valueAt(key, source, at, last);
      at += text.length + 1;
      if (entry !== undefined) this.#builder.put(row, entry);
    }
  }

  #keyAt(place: Place, source: Source, at: number, last: number): KnownKey {
    const former = place.last;
    if (former !== undefined && isKeyAt(former, source, at, last)) return former;
    const { before } = place;
    const isAgain = before !== undefined && isKeyAt(before, source, at, last);
    const key = isAgain ? before : this.#keys.of(source, at, keyEnd(source.bytes, at, last) + 1, newKey);
    place.before = former;
    place.last = key;
    return key;
  }

  #valueAt(key: KnownKey, source: Source, at: number, last: number): KnownValue {
    const former = key.last;
    if (former !== undefined && isValueAt(former, source, at, last)) return former;
    const { before } = key;
    const isAgain = before !== undefined && isValueAt(before, source, at, last);
    const value = isAgain ? before : this.#knownValue(key, source, at, last);
    key.before = former;
    key.last = value;
    return value;
  }

  #knownValue(key: KnownKey, source: Source, at: number, last: number): KnownValue {
    return key.values.of(source, at, valueEnd(source.bytes, at, last), (text) => {
      const value = sliceable(parsed(text.bytes));
      const entry = value === undefined ? undefined : this.#builder.entry(key.key, value);
      key.isGivenUp = this.#builder.isGivenUp(key.key);
      return { text, entry };
    });
  }
}

const newKey = (text: ByteText): KnownKey => ({
  key: String(parsed(text.bytes.subarray(0, text.bytes.lastIndexOf(COLON)))),
  text,
  behind: { last: undefined, before: undefined },
  isGivenUp: false,
  values: new KnownTexts(),
  last: undefined,
  before: undefined,
});

const isKeyAt = ({ text }: KnownKey, { view }: Source, at: number, last: number): boolean =>
  at + text.length <= last && text.isAt(view, at);

/** A value ends where its member does. */
function isValueAt({ text }: KnownValue, { bytes, view }: Source, at: number, last: number): boolean {
  const end = at + text.length;
  return (end === last || (end < last && bytes[end] === COMMA)) && text.isAt(view, at);
}

const parsed = (json: Uint8Array): unknown => JSON.parse(decoder.decode(json));

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];
/** What ends the key of a member, and the member itself. */
const [COLON, COMMA] = [0x3a, 0x2c] as const;

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

/** Where the value at `from` ends; JSON within it that is broken is found on parsing. */
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
