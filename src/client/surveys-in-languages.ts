/** The surveys as a report needs them: in the language asked for, and in every language that their questions have. */
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
  const languages = new Set(asked.flatMap(({ questions }) => questions.flatMap((one) => one.languages)));
  const versions = await Promise.all([...languages].map(async (each) => (await read(each)).rows));
  /** `complete` where every survey is among those. */
  return { complete: complete && unreadable.length === 0, asked, versions };
}
