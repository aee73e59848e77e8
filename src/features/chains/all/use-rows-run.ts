import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@tanstack/react-store";
import { useConnection } from "../../../client/connection.ts";
import type { ChainsQuery } from "../../../contract/queries.ts";
import type { AllRows } from "./all-rows.ts";
import { rowsGeneration } from "./kept-rows.ts";

/**
 * Reads on while `enabled`, as a query: it ends when the screen is left, and a token refused half-way is dealt with as
 * everywhere. Gives what goes on after a stop, and tries again what could not be read.
 */
export function useRowsRun(all: AllRows, query: ChainsQuery, enabled = true): () => void {
  const connection = useConnection();
  const generation = useSelector(rowsGeneration(connection));
  const { phase } = useSelector(all.store);
  const { refetch } = useQuery({
    queryKey: [connection.id, "all-rows", query, generation],
    queryFn: ({ signal }) => all.run(signal),
    enabled,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: "always",
    refetchOnReconnect: () => (phase === "incomplete" ? "always" : false),
  });
  return () => void refetch();
}
