import { useQuery } from "@tanstack/react-query";
import { useConnection } from "../../client/connection.ts";
import { surveysQuery } from "../../client/surveys-query.ts";
import { useSeenNames } from "../../client/use-seen-names.ts";
import { cutText } from "../../lib/cut-text.ts";
import { languageName } from "../../lib/language-name.ts";
import type { FilterOption, FilterOptions } from "../options.ts";

/** Characters of a name that are offered. */
const LONGEST = 120;

/** Surveys as the API lists them; touchpoints, teams and languages as they were met in what has been read. */
export function useFilterOptions(): FilterOptions {
  const { data } = useQuery(surveysQuery(useConnection(), undefined));
  const seen = useSeenNames();
  const surveys = data?.rows ?? [];
  const teams = new Map([
    ...surveys.map((survey) => [survey.teamId, survey.teamName] as const),
    ...seen.teams,
  ]);
  const languages = new Set([...surveys.flatMap((survey) => survey.languages), ...seen.languages]);
  return {
    surveys: surveys.map((survey) => ({ value: survey._id, label: cutText(survey.name, LONGEST) })),
    touchpoints: named(seen.touchpoints),
    teams: named(teams),
    languages: byLabel([...languages].map((code) => ({ value: code, label: languageName(code) }))),
  };
}

const named = (names: ReadonlyMap<string, string>): readonly FilterOption[] =>
  byLabel([...names].map(([value, label]) => ({ value, label: cutText(label || value, LONGEST) })));

const byLabel = (options: readonly FilterOption[]): readonly FilterOption[] =>
  options.filter(({ value }) => value !== "").toSorted((a, b) => a.label.localeCompare(b.label));
