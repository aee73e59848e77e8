/** Words too common to tell anything, by language: the lists of the library `stopwords-iso`, loaded when first needed. */

const LANGUAGES = ["ar", "de", "en", "es", "fi", "fr", "sv"] as const;

/** The list for a language code (`sv`, `sv-FI`); undefined for a language without one. */
export function listedLanguage(language: string): (typeof LANGUAGES)[number] | undefined {
  const [base] = language.toLowerCase().split("-");
  return LANGUAGES.find((each) => each === base);
}

/** The stop words of a language code, in lower case; none for a language without a list. */
export async function stopWords(language: string): Promise<ReadonlySet<string>> {
  const listed = listedLanguage(language);
  if (listed === undefined) return new Set();
  const lists = await import("./stop-lists.ts");
  return new Set(lists[listed].map((word) => word.toLowerCase()));
}

/** The stop words of each of some languages, read by `load`; of another one there are none. */
export async function stopWordsOf(
  languages: Iterable<string>,
  load = stopWords,
): Promise<(language: string) => ReadonlySet<string>> {
  const lists = new Map<string, ReadonlySet<string>>();
  for (const language of languages) lists.set(language, await load(language));
  return (language) => lists.get(language) ?? new Set();
}
