import { hashKey, type QueryKey } from "@tanstack/react-query";
import type { Columns } from "../../../analysis/columns/columns.ts";

/** What columns hold of a reading, by its number of chains: the same as long as only others are added to them. */
export const holdingOf = (
  { metadata, answers }: Columns,
  chains: number,
): readonly (number | undefined)[] => [chains, metadata.length, answers?.columns.length];

/**
 * As `placeholderData`: a former answer stands while the same is asked of columns in which other days have been added,
 * which change nothing of it. Keys are the same from the place `from` on.
 */
export const keptFrom =
  (from: number, key: QueryKey) =>
  <Answer>(
    former: Answer | undefined,
    query: { readonly queryKey: QueryKey } | undefined,
  ): Answer | undefined =>
    query !== undefined && hashKey(query.queryKey.slice(from)) === hashKey(key.slice(from))
      ? former
      : undefined;
