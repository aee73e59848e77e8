import { useDeferredValue, useMemo, useState } from "react";
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
    name: reading.name,
    columns: withNames(state.columns, useSeenNames()),
    progress: reading.progress,
    stop: reading.stop,
    goOn: () => void refetch(),
    readAgain: () => forgetEverything(connection),
  };
}

/** Of more chains than these, answers to other questions and comments are read when they are asked for. */
const MOST_BY_ITSELF = 50_000;

/**
 * What `request` asks for and then, where that came as one stream, the same with answers to other questions, and then comments:
 * findings rest on them as those of a report do. Devices do not keep them, and are not read again for them.
 */
export function useReadingWithAnswers(request: ReadRequest) {
  const connection = useConnection();
  const device = useSelector(deviceOf(connection).store);
  const first = useColumnsReading(request);
  const { phase, streamed, chains } = first;
  const isStreamed = phase === "complete" && streamed && chains > 0 && chains <= MOST_BY_ITSELF;
  const isReadFurther = isStreamed && device.phase === "off";
  const isFollowed = isReadFurther && !request.answers;
  const withAnswers = { ...request, answers: true };
  const second = useColumnsReading(withAnswers, isFollowed);
  // Once it was whole it stays in view, also while it looks for what is new.
  const [whole, setWhole] = useState<number>();
  if (isFollowed && second.phase === "complete" && whole !== second.name) setWhole(second.name);
  const isWhole = whole === second.name;
  const isReadingAnswers = !isWhole && isFollowed && second.phase === "reading";
  return {
    request: isWhole ? withAnswers : request,
    whole: isWhole ? second : first,
    /** True while what is in view is to be followed by the same with answers to other questions. */
    isReadingAnswers,
    /** True where comments are to be read, too. */
    isReadingComments: isReadFurther && !isReadingAnswers,
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
