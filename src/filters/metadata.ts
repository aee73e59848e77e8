import type { MetadataTerm } from "../analysis/slice/row-mask.ts";
import { sliceable } from "../analysis/columns/sliceable.ts";
import type { Condition } from "./filter.ts";

/** `key=value` taken apart: what is before the first sign is the key. */
export function metadataTerm(text: string): MetadataTerm {
  const sign = text.indexOf("=");
  return { key: text.slice(0, sign), value: text.slice(sign + 1) };
}

/** For each key named, one of the values named with it. */
export function metadataConditions(texts: readonly string[]): readonly Condition[] {
  const wanted = Map.groupBy(texts.map(metadataTerm), ({ key }) => key);
  return [...wanted].map(([key, terms]) => ({
    of: `metadata ${key}`,
    textOf: ({ metadata }) => (Object.hasOwn(metadata, key) ? (sliceable(metadata[key]) ?? "") : ""),
    accepts: (given) => terms.some(({ value }) => value === given),
  }));
}
