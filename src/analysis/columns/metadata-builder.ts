/**
 * Gathers metadata row by row: for each key a code a row, until they are packed. Keys and values come from outside:
 * they are only ever looked up in maps. A key whose values are hardly ever the same (an order number) is given up,
 * and named. Of too many keys those are kept that come first by name, in whatever order rows come.
 */
import type { Metadata } from "../../contract/resources.ts";
import { grown } from "../../lib/growing.ts";
import type { MetadataColumn } from "./metadata-columns.ts";
import { packMetadata } from "./pack-metadata.ts";
import { sliceable } from "../texts/answer-text.ts";

/** With more different values a key is no use to slice by. */
export const METADATA_LIMITS: Limits = { values: 1000, keys: 64 };

interface OpenColumn {
  readonly places: Map<string, number>;
  codes: Uint16Array<ArrayBuffer>;
  /** Its key is given up: entries of it that are still known are noted no more. */
  isClosed: boolean;
}

/** A value as a code of the builder that made it. */
export interface MetadataEntry {
  readonly column: OpenColumn;
  readonly code: number;
}

/** How much is gathered before a key, or every further key, is given up. */
export interface Limits {
  readonly values: number;
  readonly keys: number;
}

export class MetadataBuilder {
  readonly #limits: Limits;
  readonly #open = new Map<string, OpenColumn>();
  readonly #tooVaried = new Set<string>();
  /** The first name of a key that was one too many: neither it nor one behind it is gathered again. */
  #bound: string | undefined;

  constructor(limits = METADATA_LIMITS) {
    this.#limits = limits;
  }

  get tooVaried(): readonly string[] {
    return [...this.#tooVaried];
  }

  /** Whether there were more keys than are kept. */
  get hasMore(): boolean {
    return this.#bound !== undefined;
  }

  /** Notes the metadata of one row. Values that are neither text, number nor boolean are passed over. */
  set(row: number, metadata: Metadata): void {
    for (const [key, value] of Object.entries(metadata)) {
      const text = sliceable(value);
      if (text !== undefined) this.setValue(row, key, text);
    }
  }

  setValue(row: number, key: string, text: string): void {
    const entry = this.entry(key, text);
    if (entry !== undefined) this.put(row, entry);
  }

  /** What `put` notes of a value, of any number of rows; undefined where its key is given up. */
  entry(key: string, text: string): MetadataEntry | undefined {
    const column = this.#open.get(key) ?? (this.isGivenUp(key) ? undefined : this.#start(key));
    if (column === undefined) return undefined;
    const code = column.places.get(text) ?? column.places.size + 1;
    if (code > this.#limits.values) {
      this.#close(key);
      this.#tooVaried.add(key);
      return undefined;
    }
    column.places.set(text, code);
    return { column, code };
  }

  put(row: number, { column, code }: MetadataEntry): void {
    if (column.isClosed) return;
    // Asked here: a call for each value of each row would take as long as noting it.
    if (row >= column.codes.length) column.codes = grown(column.codes, row + 1);
    column.codes[row] = code;
  }

  /** True for a key of which nothing more is gathered. */
  isGivenUp = (key: string): boolean =>
    this.#tooVaried.has(key) || (this.#bound !== undefined && key >= this.#bound);

  /** The columns of all rows, of which there are so many; by key. */
  columns(rows: number): readonly MetadataColumn[] {
    const open = [...this.#open].map(([key, { places, codes }]) => ({
      key,
      values: [...places.keys()],
      codes,
    }));
    return packMetadata(open, rows);
  }

  #start(key: string): OpenColumn | undefined {
    // One that was given up keeps its place: another could have no rows of before.
    if (this.#open.size + this.#tooVaried.size >= this.#limits.keys) {
      const last = [key, ...this.#open.keys(), ...this.#tooVaried].reduce((a, b) => (a > b ? a : b));
      this.#bound = last;
      this.#close(last);
      this.#tooVaried.delete(last);
      if (last === key) return undefined;
    }
    const column = { places: new Map<string, number>(), codes: new Uint16Array(0), isClosed: false };
    this.#open.set(key, column);
    return column;
  }

  #close(key: string): void {
    const column = this.#open.get(key);
    if (column === undefined) return;
    column.isClosed = true;
    column.codes = new Uint16Array(0);
    this.#open.delete(key);
  }
}
