import { useCodebook } from "../../use-codebook.ts";
import type { FilterName } from "../../fields.ts";
import type { FilterOptions } from "../../options.ts";

/** What filters offer, with the codes of this device and of the team. */
export function useOptionsWithCodes(options: FilterOptions): FilterOptions {
  const { all } = useCodebook();
  return { ...options, codes: all.map(({ name }) => name) };
}

/** False for codes where there are none. */
export const isOffered = (name: FilterName, { codes = [] }: FilterOptions): boolean =>
  name !== "code" || codes.length > 0;
