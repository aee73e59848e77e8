import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@tanstack/react-store";
import { useConnection, type Connection } from "../../../client/connection.ts";
import { type ReadingState, Reading } from "../../../reading/reading.ts";
import type {
  SurveyContent,
  SurveyProtocol,
  SurveyRequest,
  SurveyAnswer,
  SurveyQuery,
} from "./reader-protocol.ts";
import { Channel } from "../../../reading/channel.ts";
import { keptPerConnection, MostRecent } from "../../../reading/kept.ts";
import type { ReadingControls } from "../../../ui/reading/reading-progress.tsx";

/** What was read so long ago is read again when its screen is opened, in milliseconds. */
const STALE_AFTER = 600_000;

export interface SurveyInView extends ReadingState<SurveyContent | undefined>, ReadingControls {}

/**
 * What the questions of a survey add up to, as far as its chains have been read. Read while it is looked at. The reading runs as a query, so that it ends when the screen is left or the session
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

type SurveyReading = Reading<SurveyProtocol>;

/** Readings that were left are kept, to be gone on with. */
const MOST_KEPT = 4;

const keptOf = keptPerConnection((connection) => ({
  channel: new Channel<SurveyProtocol>(connection, {
    startWorker: () => new Worker(new URL("reader.worker.ts", import.meta.url), { type: "module" }),
    loadWork: async () => (await import("./survey-work.ts")).beginSurveyWork,
  }),
  readings: new MostRecent<SurveyReading>(MOST_KEPT, (left) => left.close()),
}));

/** What the questions add up to for a request: the same reading for the same request. */
const readingFor = (connection: Connection, request: SurveyRequest): SurveyReading =>
  keptOf(connection).readings.get(JSON.stringify(request), () => openReading(connection, request));

/** A reading that is not shared: the caller closes it. */
export const openReading = (connection: Connection, request: SurveyRequest): SurveyReading =>
  new Reading({
    channel: keptOf(connection).channel,
    task: request,
  });

interface Asked<Query extends SurveyQuery> {
  readonly request: SurveyRequest;
  readonly reading: Pick<SurveyInView, "phase" | "readAt" | "restsOn">;
  readonly query: Query;
}

/** Asks the reading for more. Undefined while reading is under way; the former answer where it is read anew. */
export function useSurveyAnswer<Query extends SurveyQuery>({ request, reading: shown, query }: Asked<Query>) {
  const { phase, readAt, restsOn } = shown;
  const connection = useConnection();
  const reading = readingFor(connection, request);
  const { data, error, refetch } = useQuery({
    queryKey: [connection.id, "survey answer", reading.name, query, readAt, restsOn],
    queryFn: ({ signal }) => reading.ask(query, signal),
    enabled: phase !== "reading",
    staleTime: Infinity,
    gcTime: 60_000,
    placeholderData: (former, formerQuery) =>
      formerQuery?.queryKey[2] === reading.name ? former : undefined,
  });
  /** Undefined also where it failed. */
  const answer = isAnswerTo(query, data) ? data : undefined;
  return { data: answer, error, retry: () => void refetch() };
}

const isAnswerTo = <Query extends SurveyQuery>(
  { kind }: Query,
  answer: SurveyAnswer | undefined,
): answer is Extract<SurveyAnswer, Pick<Query, "kind">> => answer?.kind === kind;
