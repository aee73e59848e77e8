import { queryOptions, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { useSelector } from "@tanstack/react-store";
import { surveyFigures } from "../../../analysis/slice/survey-figures.ts";
import { type Connection, useConnection } from "../../../client/connection.ts";
import { surveysQuery } from "../../../client/surveys-query.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { useRestsOn } from "../../../ui/reading/reading-texts.ts";
import { readRequest } from "./read-request.ts";
import { useColumnsReading } from "./use-columns-reading.ts";

/** Whether all answers are streamed; where no page of chains has told so far, an empty one is asked for. */
const streamedQuery = ({ id, client }: Connection) =>
  queryOptions({
    queryKey: [id, "streamed"],
    queryFn: async ({ signal }) => {
      if (!client.answers.isAnnounced()) await client.chains({ createdFrom: 0, createdTo: 0 }, { signal });
      return client.answers.isAnnounced();
    },
    staleTime: Infinity,
  });

/**
 * The figures of all surveys, from the reading that the NPS screen shows without filters. It begins by itself where it
 * is one request, and goes on where it had begun; elsewhere it waits to be asked for.
 * The surveys come first.
 */
export function useSurveyFigures({ values, zone }: Pick<Screen, "values" | "zone">) {
  const connection = useConnection();
  const { isSuccess: areListed } = useQuery(surveysQuery(connection, values.lang));
  const [isAsked, setAsked] = useState(false);
  const { data: isStreamed = false, isPending } = useQuery(streamedQuery(connection));
  const isBegun = isAsked || isStreamed;
  const reading = useColumnsReading(readRequest({}, zone), areListed && isBegun);
  const { columns, phase, chains: read, unreadable } = reading;
  const newest = useDeferredValue(columns);
  // One pass over all answers: not for every step of the progress.
  const figures = useMemo(() => surveyFigures(newest, zone), [newest, zone]);
  const progress = useSelector(reading.progress);
  const restsOn = useRestsOn({ phase, read, progress, responses: columns.chains, unreadable });
  const isThere = columns.chains > 0 || phase === "complete";
  return {
    /** By survey id; undefined before anything was read. */
    figures: isThere ? figures : undefined,
    /** The reading of all responses; undefined until it is asked for, where it takes many requests. */
    reading: isBegun || isThere ? reading : undefined,
    /** Whether it is known how many requests it takes. */
    isKnown: !isPending,
    /** What the figures rest on, in words. */
    restsOn,
    /** Begins the reading. */
    read: () => setAsked(true),
  };
}
