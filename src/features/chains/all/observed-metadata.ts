import { writtenMetadata } from "../../../analysis/slice/terms.ts";
import { sliceable } from "../../../analysis/texts/answer-text.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { personalKind } from "../../../lib/text/personal-kind.ts";

/** Keys met in metadata, and terms `key=value` to look for. */
export interface ObservedMetadata {
  readonly keys: readonly string[];
  readonly terms: readonly string[];
}

/** A key with more different values than this has too many to pick one from a list. */
const MOST_VALUES = 40;

/** Collects what metadata there is, for columns and filters to offer. What points at a person is not offered. */
export class MetadataObserver {
  readonly #values = new Map<string, Set<string>>();

  note(chains: readonly Pick<ResponseChain, "metadata">[]): void {
    for (const { metadata } of chains)
      for (const [key, value] of Object.entries(metadata)) this.#note(key, sliceable(value));
  }

  get all(): ObservedMetadata {
    const keys = [...this.#values.keys()].toSorted();
    const terms = keys.flatMap((key) => {
      const values = [...(this.#values.get(key) ?? [])];
      if (key === "" || values.length > MOST_VALUES) return [];
      return values.toSorted().map((value) => writtenMetadata({ key, value }));
    });
    return { keys, terms };
  }

  #note(key: string, value: string | undefined): void {
    const values = this.#values.get(key) ?? new Set();
    this.#values.set(key, values);
    if (value === undefined || values.size > MOST_VALUES || values.has(value)) return;
    if (personalKind(value, key) === undefined) values.add(value);
  }
}

export function metadataOf(chains: readonly Pick<ResponseChain, "metadata">[]): ObservedMetadata {
  const met = new MetadataObserver();
  met.note(chains);
  return met.all;
}
