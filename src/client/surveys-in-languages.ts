/** The surveys as a report needs them: in the language asked for, and in every language that their questions have. */
import type { Survey } from "../contract/resources.ts";
import type { Client } from "./create-client.ts";

interface SurveysInLanguages {
  /** Whether every survey is among those. */
  readonly complete: boolean;
  readonly asked: readonly Survey[];
  readonly versions: readonly (readonly Survey[])[];
}

/** Without a `language` each question is asked for in its own first one. Throws an `ApiError`. */
export async function surveysInLanguages(
  client: Pick<Client, "allSurveys">,
  language: string | undefined,
  signal: AbortSignal,
): Promise<SurveysInLanguages> {
  const read = (preferredLanguage?: string) => {
    const query = preferredLanguage === undefined ? {} : { preferredLanguage };
    return client.allSurveys(query, { signal });
  };
  const { rows: asked, complete, unreadable } = await read(language);
  const languages = asked.flatMap(({ questions }) => questions.flatMap((one) => one.languages));
  const versions: (readonly Survey[])[] = [];
  for (const each of new Set(languages)) versions.push((await read(each)).rows);
  return { complete: complete && unreadable.length === 0, asked, versions };
}
