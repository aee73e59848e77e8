import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@tanstack/react-store";
import { useConnection } from "../../../client/connection.ts";
import type { ReadingState } from "../../../reading/reading.ts";
import type { SurveyContent } from "./reader-words.ts";
import { readingFor } from "./survey-readings.ts";
import type { SurveyRequest } from "./survey-request.ts";

/** What was read so long ago is read again when somebody comes back, in milliseconds. */
const STALE_AFTER = 600_000;

export interface SurveyInView extends ReadingState<SurveyContent | undefined> {
  readonly stop: () => void;
  /** Goes on after a stop, and tries again what could not be read. */
  readonly goOn: () => void;
  readonly readAgain: () => void;
}

/**
 * What the questions of a survey add up to, as far as its chains have been read. Read while somebody looks. The reading runs as a query, so that it ends when the screen is left or the session
 * ends, and a token refused half-way is dealt with as everywhere.
 */
export function useSurveyReading(request: SurveyRequest): SurveyInView {
  const connection = useConnection();
  const { id } = connection;
  const reading = readingFor(connection, request);
  const state = useSelector(reading.store);
  const { refetch } = useQuery({
    queryKey: [id, "survey-reading", reading.name],
    queryFn: ({ signal }) => reading.run(signal),
    enabled: state.phase !== "stopped",
    staleTime: STALE_AFTER,
    refetchOnMount: ({ state: { data } }) => (data === "complete" ? true : "always"),
    refetchOnReconnect: () => (state.phase === "incomplete" ? "always" : false),
  });
  return {
    ...state,
    stop: reading.stop,
    goOn: () => void refetch(),
    readAgain: () => {
      reading.beginAnew();
      void refetch();
    },
  };
}
