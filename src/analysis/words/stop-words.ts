/** Words too common to tell anything, by language: the lists of the library `stopwords-iso`, loaded when first needed. */

const LANGUAGES = ["ar", "de", "en", "es", "fi", "fr", "sv"] as const;

/** The stop words of a language code (`sv`, `sv-FI`), in lower case; none for a language without a list. */
export async function stopWords(language: string): Promise<ReadonlySet<string>> {
  const [base] = language.toLowerCase().split("-");
  const listed = LANGUAGES.find((each) => each === base);
  if (listed === undefined) return new Set();
  const lists = await import("./stop-lists.ts");
  return new Set(lists[listed].map((word) => word.toLowerCase()));
}
