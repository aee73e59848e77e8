/**
 * Gathers metadata that comes as JSON in bytes: each value is parsed when it is first met, and found by its bytes from
 * then on. Rows are much like each other: what came in this place last is looked for first.
 */
import { ByteTexts } from "../../lib/byte-texts.ts";
import { COLON, COMMA, keyEnd, membersEnd, valueEnd } from "../../lib/json-members.ts";
import { standsAt } from "../../lib/stands-at.ts";
import type { MetadataBuilder, MetadataEntry } from "./metadata-builder.ts";
import { sliceable } from "./sliceable.ts";

/** Texts that are remembered of keys, and of the values of each key; then it begins anew. */
const MOST_KNOWN = 4_096;

/** What a key comes behind. */
interface Place {
  /** The key that came here last. */
  next: KnownKey | undefined;
}

interface KnownKey extends Place {
  readonly key: string;
  /** The key as JSON, with the colon. */
  readonly text: Uint8Array;
  /** True once it has too many values. */
  isGivenUp: boolean;
  values: ByteTexts;
  /** By number of a value. */
  entries: (MetadataEntry | undefined)[];
  /** The value that came last, as JSON, and what is noted of it. */
  value: Uint8Array | undefined;
  entry: MetadataEntry | undefined;
}

// A byte order mark at the front of a text would be part of it.
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

export class MetadataTexts {
  readonly #builder: MetadataBuilder;
  readonly #front: Place = { next: undefined };
  #keys = new ByteTexts();
  #known: KnownKey[] = [];

  constructor(builder: MetadataBuilder) {
    this.#builder = builder;
  }

  /** Notes the metadata of one row, the JSON object from `start` up to `end`. Throws where it is none. */
  put(row: number, bytes: Uint8Array, start: number, end: number): void {
    const last = membersEnd(bytes, start, end);
    let place = this.#front;
    for (let at = start + 1; at < last;) {
      const known = this.#keyAt(place, bytes, at, last);
      place.next = known;
      place = known;
      at = this.#valueAt(known, bytes, at + known.text.length, last) + 1;
      if (known.entry !== undefined) this.#builder.put(row, known.entry);
    }
  }

  #keyAt({ next }: Place, bytes: Uint8Array, start: number, last: number): KnownKey {
    if (next !== undefined) {
      const end = start + next.text.length;
      if (end <= last && standsAt(next.text, bytes, start, end)) return next;
    }
    const end = keyEnd(bytes, start, last) + 1;
    const number = this.#keys.number(bytes, start, end);
    return this.#known[number] ?? this.#addKey(number);
  }

  /** Takes the value that begins at `start`, and returns where it ends. */
  #valueAt(known: KnownKey, bytes: Uint8Array, start: number, last: number): number {
    if (known.value !== undefined) {
      const end = start + known.value.length;
      const mayEnd = end === last || (end < last && bytes[end] === COMMA);
      if (mayEnd && standsAt(known.value, bytes, start, end)) return end;
    }
    const end = valueEnd(bytes, start, last);
    if (known.isGivenUp) return end;
    const value = known.values.number(bytes, start, end);
    const json = known.values.text(value);
    if (value === known.entries.length) known.entries.push(this.#newEntry(known, json));
    known.value = json;
    known.entry = known.entries[value];
    if (value >= MOST_KNOWN) [known.values, known.entries] = [new ByteTexts(), []];
    return end;
  }

  #newEntry(known: KnownKey, json: Uint8Array): MetadataEntry | undefined {
    const text = sliceable(parsed(json));
    const entry = text === undefined ? undefined : this.#builder.entry(known.key, text);
    known.isGivenUp = this.#builder.isTooVaried(known.key);
    return entry;
  }

  #addKey(number: number): KnownKey {
    const text = this.#keys.text(number);
    const known: KnownKey = {
      key: String(parsed(text.subarray(0, text.lastIndexOf(COLON)))),
      text,
      next: undefined,
      isGivenUp: false,
      values: new ByteTexts(),
      entries: [],
      value: undefined,
      entry: undefined,
    };
    this.#known[number] = known;
    if (number >= MOST_KNOWN) [this.#keys, this.#known] = [new ByteTexts(), []];
    return known;
  }
}

const parsed = (json: Uint8Array): unknown => JSON.parse(decoder.decode(json));
