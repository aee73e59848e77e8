/**
 * Gathers metadata that comes as JSON in bytes: each value is parsed when it is first met, and found by its bytes from
 * then on.
 */
import { ByteTexts } from "../../lib/byte-texts.ts";
import { jsonMembers } from "../../lib/json-members.ts";
import type { MetadataBuilder, MetadataEntry } from "./metadata-builder.ts";
import { sliceable } from "./sliceable.ts";

/** Texts that are remembered of keys, and of the values of each key; then it begins anew. */
const MOST_KNOWN = 4_096;

interface KnownKey {
  readonly key: string;
  /** True once it has too many values. */
  isGivenUp: boolean;
  values: ByteTexts;
  /** By number of a value. */
  entries: (MetadataEntry | undefined)[];
}

// A byte order mark at the front of a text would be part of it.
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

export class MetadataTexts {
  readonly #builder: MetadataBuilder;
  #keys = new ByteTexts();
  #known: KnownKey[] = [];
  #row = 0;

  constructor(builder: MetadataBuilder) {
    this.#builder = builder;
  }

  /** Notes the metadata of one row, the JSON object from `start` up to `end`. Throws where it is none. */
  put(row: number, bytes: Uint8Array, start: number, end: number): void {
    this.#row = row;
    jsonMembers(bytes, start, end, this.#note);
  }

  #note = (bytes: Uint8Array, start: number, keyEnd: number, valueStart: number, end: number): void => {
    const number = this.#keys.number(bytes, start, keyEnd);
    const known = this.#known[number] ?? this.#addKey(number, bytes, start, keyEnd);
    if (known.isGivenUp) return;
    const value = known.values.number(bytes, valueStart, end);
    if (value === known.entries.length) known.entries.push(this.#entry(known, bytes, valueStart, end));
    const entry = known.entries[value];
    if (entry !== undefined) this.#builder.put(this.#row, entry);
    if (value >= MOST_KNOWN) [known.values, known.entries] = [new ByteTexts(), []];
  };

  #entry(known: KnownKey, bytes: Uint8Array, start: number, end: number): MetadataEntry | undefined {
    const text = sliceable(parsed(bytes, start, end));
    const entry = text === undefined ? undefined : this.#builder.entry(known.key, text);
    known.isGivenUp = this.#builder.isTooVaried(known.key);
    return entry;
  }

  #addKey(number: number, bytes: Uint8Array, start: number, end: number): KnownKey {
    const key = String(parsed(bytes, start, end));
    const known = { key, isGivenUp: false, values: new ByteTexts(), entries: [] };
    this.#known[number] = known;
    if (number >= MOST_KNOWN) [this.#keys, this.#known] = [new ByteTexts(), []];
    return known;
  }
}

const parsed = (bytes: Uint8Array, start: number, end: number): unknown =>
  JSON.parse(decoder.decode(bytes.subarray(start, end)));
