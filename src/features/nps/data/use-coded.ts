import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@tanstack/react-store";
import { useMemo } from "react";
import { useConnection } from "../../../client/connection.ts";
import type { CodedChains } from "./coded-chains.ts";
import { nothingRead } from "./column-store.ts";
import type { ReadRequest } from "./read-request.ts";
import { generationOf } from "./readings.ts";
import type { ColumnsInView } from "./use-columns-reading.ts";

const loadCodedChains = () => import("./coded-chains.ts");

/** The chains that have codes, by `names` or all; undefined until they are known. Loaded where they are asked for. */
export function useCodedChains(
  { range, facts }: Pick<ReadRequest, "range" | "facts">,
  names: readonly string[] | undefined,
  enabled: boolean,
) {
  const connection = useConnection();
  const generation = useSelector(generationOf(connection));
  return useQuery({
    queryKey: [connection.id, "coded chains", generation, range, facts, names],
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

/** What of a reading has one of the codes that are named, in its own range or in that of `others`. */
export function useCoded(
  reading: ColumnsInView,
  request: ReadRequest,
  code: readonly string[] | undefined,
  others?: CodedChains,
) {
  const connection = useConnection();
  const { data, error, refetch } = useCodedChains(request, code, code !== undefined);
  const whole = reading.columns;
  // Asked for by name: what is found in columns is kept by their identity.
  const columns = useMemo(() => data?.narrow(whole, others) ?? nothingRead, [data, whole, others]);
  const forget = async () => (await loadCodedChains()).forgetComments(connection);
  // The codes of what is read anew are those of its comments as they are then.
  const readAgain = () => void forget().then(reading.readAgain, reading.readAgain);
  if (code === undefined) return { reading: { ...reading, readAgain }, unusable: [], coded: undefined };
  const unknown =
    data === undefined ? [] : code.filter((name) => data.codes.every((each) => each.name !== name));
  const phase = data === undefined ? (error === null ? "reading" : "incomplete") : data.phase;
  const goOn = async () => {
    reading.goOn();
    // Everything had been read: there are new responses.
    if (reading.phase === "complete" && phase === "complete") await forget();
    await refetch();
  };
  return {
    reading: {
      ...reading,
      readAgain,
      goOn: () => void goOn(),
      columns,
      chains: columns.chains,
      ...(reading.phase === "complete" && phase !== "complete" && { phase, result: data?.result }),
    },
    /** Names that no codebook has: they narrow nothing. */
    unusable: unknown.length === 0 ? [] : [{ name: "code", texts: unknown }],
    /** The chains that have the codes; undefined without codes, and until they are known. */
    coded: data,
  };
}
