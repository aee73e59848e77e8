import { useQuery } from "@tanstack/react-query";
import type { Columns } from "../../../analysis/columns/columns.ts";
import type { Drivers } from "../../../analysis/drivers/find-drivers.ts";
import type { SliceFilter } from "../../../analysis/slice/slice-filter.ts";
import { useConnection } from "../../../client/connection.ts";
import { serialOf } from "./columns-serial.ts";
import { askOf, failureOf, type Failure } from "./finder.ts";
import { holdingOf, keptFrom } from "./kept-answer.ts";

interface DriversInView {
  /** Null where nothing clearly goes with the score; undefined while nobody knows. */
  readonly drivers: Drivers | null | undefined;
  readonly isLooking: boolean;
  /** Undefined where nothing failed. */
  readonly failure: Failure | undefined;
}

/** What goes with the score of what a filter selects of so many chains, looked for once it is `enabled`. */
export function useDrivers(
  columns: Columns,
  chains: number,
  filter: SliceFilter,
  enabled: boolean,
): DriversInView {
  const connection = useConnection();
  const queryKey = [connection.id, "drivers", serialOf(columns), filter, holdingOf(columns, chains)] as const;
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await askOf(connection, columns, { kind: "drivers", filter }, signal)).drivers ?? null,
    enabled,
    placeholderData: keptFrom(3, queryKey),
    staleTime: Infinity,
    gcTime: 60_000,
  });
  return {
    drivers: enabled ? data : undefined,
    isLooking: !enabled || (data === undefined && error === null),
    failure: failureOf(error, refetch),
  };
}
