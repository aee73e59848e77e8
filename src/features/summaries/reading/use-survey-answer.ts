import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useConnection } from "../../../client/connection.ts";
import type { SurveyAnswer, SurveyQuery } from "./reader-words.ts";
import { readingFor, type SurveyInView } from "./use-survey-reading.ts";
import type { SurveyRequest } from "./survey-request.ts";

type AnswerTo<Kind extends SurveyQuery["kind"]> = Extract<SurveyAnswer, { kind: Kind }>;

interface Asked<Kind extends SurveyQuery["kind"]> {
  readonly request: SurveyRequest;
  readonly reading: Pick<SurveyInView, "phase" | "readAt" | "restsOn">;
  readonly query: Extract<SurveyQuery, { kind: Kind }>;
}

export interface SurveyAnswerInView<Kind extends SurveyQuery["kind"]> {
  /** Undefined while reading is under way, and where it failed. */
  readonly data: AnswerTo<Kind> | undefined;
  /** Null where nothing failed. */
  readonly error: Error | null;
  readonly retry: () => void;
}

/**
 * Asks what was read for more than it was shown as. Not while reading is under way: undefined until then, and the answer
 * of before where it is read anew.
 */
export function useSurveyAnswer<Kind extends SurveyQuery["kind"]>(
  kind: Kind,
  { request, reading: { phase, readAt, restsOn }, query }: Asked<Kind>,
): SurveyAnswerInView<Kind> {
  const connection = useConnection();
  const reading = readingFor(connection, request);
  const { data, error, refetch } = useQuery({
    queryKey: [connection.id, "survey answer", reading.name, query, readAt, restsOn],
    queryFn: async ({ signal }) => (await reading.ask(query, signal)) ?? null,
    enabled: phase !== "reading",
    staleTime: Infinity,
    gcTime: 60_000,
    placeholderData: (former, formerQuery) =>
      formerQuery?.queryKey[2] === reading.name ? keepPreviousData(former) : undefined,
  });
  return { data: isOf(kind, data) ? data : undefined, error, retry: () => void refetch() };
}

const isOf = <Kind extends SurveyQuery["kind"]>(
  kind: Kind,
  answer: SurveyAnswer | null | undefined,
): answer is AnswerTo<Kind> => answer?.kind === kind;
