import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { startTransition, useState } from "react";
import { useConnection, type Connection, useSeenNames } from "../../client/connection.ts";
import { offeredLanguages, offeredSurveys, offeredTeams, offeredTouchpoints } from "../offered-names.ts";
import type { FilterOption, FilterOptions, NoneFound } from "../options.ts";
import { useSurveys } from "../use-surveys.ts";

/** Surveys as listed; touchpoints, teams and languages as met so far, and sought once a filter is opened. */
export function useFilterOptions(): FilterOptions {
  const { t, i18n } = useLingui();
  const connection = useConnection();
  const surveys = useSurveys(undefined);
  const [asked, setAsked] = useState(false);
  const {
    data: looked,
    isError,
    isFetching,
    refetch,
  } = useQuery({ ...sampledNamesQuery(connection), enabled: asked });
  const seen = useSeenNames();
  const teams = offeredTeams(surveys, seen);
  const languages = new Set([...surveys.flatMap((survey) => survey.languages), ...seen.languages]);
  // All fields are drawn anew by it, which the list that opens need not wait for.
  const onAsked = () => startTransition(() => setAsked(true));
  // Put into words when it is said: they come after the first rows.
  const none = (): NoneFound => {
    if (isError && !isFetching)
      return { text: t`More names could not be read.`, onRetry: () => void refetch() };
    return {
      text:
        looked === undefined
          ? t`Looking for more names…`
          : t`${plural(looked, { one: "None in the only response checked", other: "None in the # responses checked so far" })}`,
    };
  };
  return {
    surveys: offeredSurveys(surveys),
    touchpoints: byLabel(offeredTouchpoints(seen, teams)),
    teams: byLabel(teams),
    languages: byLabel(offeredLanguages(languages, i18n.locale)),
    onAsked: { touchpoint: onAsked, team: onAsked, language: onAsked },
    noneFound: { touchpoint: none, team: none, language: none },
  };
}

/** Resolves to the number of responses looked at. What looks for names comes with the first that asks for them. */
const sampledNamesQuery = (connection: Connection) =>
  queryOptions({
    queryKey: [connection.id, "names looked for"],
    queryFn: async ({ signal }) => (await import("../sampled-names.ts")).sampleNames(connection, signal),
    staleTime: Infinity,
  });

const byLabel = (options: readonly FilterOption[]): readonly FilterOption[] =>
  options.filter(({ value }) => value !== "").toSorted((a, b) => a.label.localeCompare(b.label));
