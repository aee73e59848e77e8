/** The surveys as a report needs them: in the language asked for, and in every language that their questions have. */
import type { Survey } from "../contract/resources.ts";
import type { Client } from "./create-client.ts";

/** Without a `language` each question is asked for in its own first one. Throws an `ApiError`. */
export async function surveysInLanguages(
  client: Pick<Client, "allSurveys">,
  language: string | undefined,
  signal: AbortSignal,
) {
  const read = (preferredLanguage?: string) => {
    const query = preferredLanguage === undefined ? {} : { preferredLanguage };
    return client.allSurveys(query, { signal });
  };
  const { rows: asked, complete, unreadable } = await read(language);
  const languages = asked.flatMap(({ questions }) => questions.flatMap((one) => one.languages));
  const versions: (readonly Survey[])[] = [];
  for (const each of new Set(languages)) versions.push((await read(each)).rows);
  /** `complete` where every survey is among those. */
  return { complete: complete && unreadable.length === 0, asked, versions };
}
