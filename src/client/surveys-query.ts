/** The surveys as a report needs them: in the language asked for, and in every language that their questions have. */
import type { Survey } from "../contract/resources.ts";
import type { Client } from "./create-client.ts";
import { queryOptions } from "@tanstack/react-query";
import type { Connection } from "./connection.ts";

/** Surveys change rarely: they are read again after ten minutes. */
const STALE_AFTER = 600_000;

/** All surveys. `lang` is a language code, or undefined for each question's own first language. */
export const surveysQuery = ({ id, client }: Pick<Connection, "id" | "client">, lang: string | undefined) =>
  queryOptions({
    queryKey: [id, "surveys", lang ?? null],
    queryFn: ({ signal }) =>
      client.allSurveys(lang === undefined ? {} : { preferredLanguage: lang }, { signal }),
    staleTime: STALE_AFTER,
  });

interface SurveysInLanguages {
  readonly asked: readonly Survey[];
  readonly versions: readonly (readonly Survey[])[];
}

/** Without a `language` each question is asked for in its own first one. Throws an `ApiError`. */
export async function surveysInLanguages(
  client: Pick<Client, "allSurveys">,
  language: string | undefined,
  signal: AbortSignal,
): Promise<SurveysInLanguages> {
  const read = async (preferredLanguage?: string) => {
    const query = preferredLanguage === undefined ? {} : { preferredLanguage };
    return (await client.allSurveys(query, { signal })).rows;
  };
  const asked = await read(language);
  const languages = asked.flatMap(({ questions }) => questions.flatMap((one) => one.languages));
  const versions: (readonly Survey[])[] = [];
  for (const each of new Set(languages)) versions.push(await read(each));
  return { asked, versions };
}
