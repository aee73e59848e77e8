import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useState } from "react";
import { useConnection } from "../../../client/connection.ts";
import type { FoundTexts } from "../reading/reader-words.ts";
import { openReading } from "../reading/survey-readings.ts";
import type { SurveyRequest } from "../reading/survey-request.ts";
import { useRunningReading, type SurveyInView } from "../reading/use-survey-reading.ts";

/** So many of the answers that have a text are shown, at most: whoever looks for one looks closer. */
const MOST = 50;

interface Found extends FoundTexts {
  /** What they were found by. */
  readonly searchText: string;
}

interface TextSearchState {
  /** Reads all texts, which the reader keeps for as long as the search is on the screen. */
  readonly reading: SurveyInView;
  /** Undefined until something could be looked through. */
  readonly found: Found | undefined;
  /** Null where nothing failed. */
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Looks for a text in all answers to one question; reads them first. */
export function useTextSearch(
  request: SurveyRequest,
  questionId: string,
  searchText: string,
): TextSearchState {
  const connection = useConnection();
  const [texts] = useState(() => openReading(connection, request, { kind: "texts", questionId }));
  useEffect(() => () => texts.close(), [texts]);
  const reading = useRunningReading(texts);
  const text = useDeferredValue(searchText.trim());
  const { data, error, refetch } = useQuery({
    queryKey: [connection.id, "texts", texts.name, reading.phase, text],
    queryFn: async ({ signal }): Promise<Found | null> => {
      const found = await texts.ask({ kind: "texts", text, most: MOST }, signal);
      return found?.kind === "texts" ? { ...found, searchText: text } : null;
    },
    enabled: reading.phase !== "reading",
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  return { reading, found: data ?? undefined, error, retry: () => void refetch() };
}
