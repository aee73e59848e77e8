import { useDeferredValue, useMemo } from "react";
import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@tanstack/react-store";
import { useConnection, useSeenNames } from "../../../client/connection.ts";
import { withNames } from "../../../analysis/columns/bare-columns.ts";
import { deviceOf, forgetEverything, generationOf, readingFor } from "./readings.ts";
import type { ReadRequest } from "./read-request.ts";
import type { ColumnsState } from "./columns-reading.ts";

export type ColumnsInView = ReturnType<typeof useColumnsReading>;

/**
 * Everything that matches `request`, as far as it has been read. The reading runs as a query, so that it ends when
 * the screen is left or the session ends, and a token refused half-way is dealt with as everywhere.
 */
export function useColumnsReading(request: ReadRequest, enabled = true) {
  const connection = useConnection();
  const reading = readingFor(connection, useSelector(generationOf(connection)), request);
  const newest = useSelector(reading.state);
  const { phase } = useSelector(deviceOf(connection).store);
  const { refetch } = useQuery({
    // The reading's own name: a query that was answered for a former reading says nothing about this one.
    queryKey: [connection.id, "reading", request, reading.name],
    queryFn: ({ signal, client, queryKey }) =>
      reading.run(signal, client.getQueryData(queryKey) === "complete"),
    enabled: enabled && newest.phase !== "stopped" && phase !== "loading",
    staleTime: Infinity,
    refetchOnMount: "always",
    refetchOnReconnect: () => (newest.phase === "incomplete" ? "always" : false),
  });
  const state = useInBackground(reading.name, newest);
  return {
    ...state,
    columns: withNames(state.columns, useSeenNames()),
    progress: reading.progress,
    stop: reading.stop,
    goOn: () => void refetch(),
    readAgain: () => forgetEverything(connection),
  };
}

/**
 * The newest state of a reading once everything that rests on it has been worked out, piece by piece: a key or a click
 * comes in between. What another reading has read is never shown.
 */
function useInBackground(name: number, newest: ColumnsState): ColumnsState {
  // Asked for by name: a value made anew each time would never be arrived at.
  const named = useMemo(() => ({ name, state: newest }), [name, newest]);
  const shown = useDeferredValue(named);
  return shown.name === name ? shown.state : newest;
}
