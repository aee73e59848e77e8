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
  // Named one by one, so that a build leaves out those of fifty other languages.
  const { ar, de, en, es, fi, fr, sv } = await import("stopwords-iso");
  return new Set({ ar, de, en, es, fi, fr, sv }[listed].map((word) => word.toLowerCase()));
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
