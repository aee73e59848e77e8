import { metadataTerm } from "../analysis/slice/terms.ts";
import { sliceable } from "../analysis/columns/sliceable.ts";
import type { Condition } from "./filter.ts";

/** For each key named, one of the values named with it. */
export function metadataConditions(texts: readonly string[]): readonly Condition[] {
  const wanted = Map.groupBy(texts.map(metadataTerm), ({ key }) => key);
  return [...wanted].map(([key, terms]) => ({
    of: `metadata ${key}`,
    textOf: ({ metadata }) => (Object.hasOwn(metadata, key) ? (sliceable(metadata[key]) ?? "") : ""),
    accepts: (given) => terms.some(({ value }) => value === given),
  }));
}
