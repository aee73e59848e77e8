import { useQuery } from "@tanstack/react-query";
import { useConnection } from "../../../client/connection.ts";
import type { Unusable } from "../../../filters/search.ts";
import { nothingRead } from "./columns/column-store.ts";
import type { ReadRequest } from "./read-request.ts";
import type { ColumnsInView } from "./use-columns-reading.ts";

const loadCodedChains = () => import("./coded-chains.ts");

/** The chains that have codes, by `names` or all; undefined until they are known. Loaded where they are asked for. */
export function useCodedChains(
  { range, facts }: Pick<ReadRequest, "range" | "facts">,
  names: readonly string[] | undefined,
  enabled: boolean,
) {
  const connection = useConnection();
  return useQuery({
    queryKey: [connection.id, "coded chains", range, facts, names],
    queryFn: async ({ signal, client }) =>
      (await loadCodedChains()).codedChains(connection, client, { range, facts }, names, signal),
    enabled,
    staleTime: Infinity,
    // Codes may have been changed on their own screen.
    refetchOnMount: "always",
    gcTime: 0,
    structuralSharing: false,
  });
}

interface Coded {
  readonly reading: ColumnsInView;
  /** Names that no codebook has: they narrow nothing. */
  readonly unusable: readonly Unusable[];
}

/** What of a reading has one of the codes that are named. */
export function useCoded(
  reading: ColumnsInView,
  request: ReadRequest,
  code: readonly string[] | undefined,
): Coded {
  const { data, error } = useCodedChains(request, code, code !== undefined);
  if (code === undefined) return { reading, unusable: [] };
  const unknown =
    data === undefined ? [] : code.filter((name) => data.codes.every((each) => each.name !== name));
  const columns = data === undefined ? nothingRead : data.narrow(reading.columns);
  const phase = data === undefined ? (error === null ? "reading" : "incomplete") : data.phase;
  return {
    reading: {
      ...reading,
      columns,
      chains: columns.chains,
      ...(reading.phase === "complete" && phase !== "complete" && { phase, result: data?.result }),
    },
    unusable: unknown.length === 0 ? [] : [{ name: "code", texts: unknown }],
  };
}
