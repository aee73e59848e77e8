import { useLingui } from "@lingui/react/macro";
import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { startTransition, useState } from "react";
import { useConnection, type Connection, useSeenNames } from "../../client/connection.ts";
import { offeredLanguages, offeredSurveys, offeredTeams, offeredTouchpoints } from "../offered-names.ts";
import type { FilterOption, FilterOptions, NamesRead } from "../options.ts";
import { NO_SURVEYS, useSurveyList } from "../use-surveys.ts";

/** Surveys as listed; touchpoints, teams and languages as met so far, and sought once a filter is opened. */
export function useFilterOptions(): FilterOptions {
  const { i18n } = useLingui();
  const connection = useConnection();
  const listed = useSurveyList(undefined);
  const surveys = listed.data?.rows ?? NO_SURVEYS;
  const [asked, setAsked] = useState(false);
  const sampled = useQuery({ ...sampledNamesQuery(connection), enabled: asked });
  const seen = useSeenNames();
  const teams = offeredTeams(surveys, seen);
  const languages = new Set([...surveys.flatMap((survey) => survey.languages), ...seen.languages]);
  // All fields are drawn anew by it, which the list that opens need not wait for.
  const onAsked = () => startTransition(() => setAsked(true));
  const sought = { ...namesRead(sampled), sought: { responses: sampled.data } };
  return {
    surveys: offeredSurveys(surveys),
    touchpoints: byLabel(offeredTouchpoints(seen, teams)),
    teams: byLabel(teams),
    languages: byLabel(offeredLanguages(languages, i18n.locale)),
    onAsked: { touchpoint: onAsked, team: onAsked, language: onAsked },
    names: { survey: namesRead(listed), touchpoint: sought, team: sought, language: sought },
  };
}

const namesRead = ({ isError, isFetching, refetch }: UseQueryResult): NamesRead => ({
  isUnread: isError && !isFetching,
  readAgain: refetch,
});

/** Resolves to the number of responses looked at. What looks for names comes with the first that asks for them. */
const sampledNamesQuery = (connection: Connection) =>
  queryOptions({
    queryKey: [connection.id, "names looked for"],
    queryFn: async ({ signal }) => (await import("../sampled-names.ts")).sampleNames(connection, signal),
    staleTime: Infinity,
  });

const byLabel = (options: readonly FilterOption[]): readonly FilterOption[] =>
  options.filter(({ value }) => value !== "").toSorted((a, b) => a.label.localeCompare(b.label));
