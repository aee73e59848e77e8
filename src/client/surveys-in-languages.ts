/** The surveys as a report needs them: in the language asked for, and in every language that their questions have. */
import type { Survey } from "../contract/resources.ts";
import type { Client } from "./create-client.ts";

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
