import { useQuery } from "@tanstack/react-query";
import type { Columns } from "../../../analysis/columns/columns.ts";
import type { Compared } from "../../../analysis/findings/compare-selections.ts";
import type { Explanation } from "../../../analysis/findings/explanations.ts";
import type { MixIntervals } from "../../../analysis/mix/intervals.ts";
import type { SliceFilter } from "../../../analysis/slice/slice-filter.ts";
import { useConnection } from "../../../client/connection.ts";
import { askOf, serialOf } from "./finder.ts";

/** Two selections, the second against the first. */
export type TwoSides = readonly [one: SliceFilter, two: SliceFilter];

/** Why two selections differ; undefined while that is being looked for, and where there is nothing to compare. */
export function useCompared(columns: Columns, sides: TwoSides | undefined): Compared | undefined {
  const connection = useConnection();
  const { data } = useQuery({
    queryKey: [connection.id, "compared", serialOf(columns), sides],
    queryFn: async ({ signal }) => {
      if (sides === undefined) return null;
      const [one, two] = sides;
      return (await askOf(connection, columns, { kind: "compared", one, two }, signal)).compared ?? null;
    },
    enabled: sides !== undefined,
    staleTime: Infinity,
    gcTime: 60_000,
  });
  return data ?? undefined;
}

/** How sure the parts of an explanation are; undefined while that is being worked out. */
export function useIntervals(
  columns: Columns,
  { explanations, certain }: Pick<Compared, "explanations" | "certain">,
  explanation: Explanation | undefined,
): MixIntervals | undefined {
  const connection = useConnection();
  const isKnown = explanation === undefined || explanation === explanations[0];
  const cells = explanation?.cells ?? [];
  const { data } = useQuery({
    queryKey: [connection.id, "intervals", cells],
    queryFn: async ({ signal }) =>
      (await askOf(connection, columns, { kind: "intervals", cells }, signal)).intervals,
    enabled: !isKnown,
    staleTime: Infinity,
    gcTime: 60_000,
  });
  return isKnown ? certain : data;
}
