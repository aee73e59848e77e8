import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useConnection } from "../../../client/connection.ts";
import { readingFor } from "./readings.ts";
import type { ReadRequest } from "./read-request.ts";
import type { ReadingState } from "./reading.ts";

export interface ReadingInView extends ReadingState {
  readonly stop: () => void;
  /** Goes on after a stop, and tries again what could not be read. */
  readonly goOn: () => void;
  /** Forgets what was read and reads it anew. */
  readonly readAgain: () => void;
}

/**
 * Everything that matches `request`, as far as it has been read. The reading runs as a query, so that it ends when
 * the screen is left or the session ends, and a token refused half-way is dealt with as everywhere.
 */
export function useReading(request: ReadRequest): ReadingInView {
  const connection = useConnection();
  const reading = readingFor(connection, request);
  const state = useSyncExternalStore(reading.subscribe, reading.get);
  const { refetch } = useQuery({
    queryKey: [connection.id, "reading", request],
    queryFn: ({ signal }) => reading.run(signal),
    enabled: state.phase !== "stopped",
    staleTime: Infinity,
    // Being offline is told by the reading itself; it goes on as soon as the network is back.
    networkMode: "always",
    refetchOnReconnect: () => (state.phase === "incomplete" ? "always" : false),
  });
  return {
    ...state,
    stop: reading.stop,
    goOn: () => void refetch(),
    readAgain: () => {
      reading.restart();
      void refetch();
    },
  };
}
