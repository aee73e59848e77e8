/** Words too common to tell anything, by language: the lists of the library `stopword`, loaded when first needed. */

const LISTS = { ar: "ara", de: "deu", en: "eng", es: "spa", fi: "fin", fr: "fra", sv: "swe" } as const;
type Listed = keyof typeof LISTS;

const isListed = (language: string): language is Listed => Object.hasOwn(LISTS, language);

/** The stop words of a language code (`sv`, `sv-FI`), in lower case; none for a language without a list. */
export async function stopWords(language: string): Promise<ReadonlySet<string>> {
  const [base = ""] = language.toLowerCase().split("-");
  if (!isListed(base)) return new Set();
  const lists = await import("stopword");
  return new Set(lists[LISTS[base]].map((word) => word.toLowerCase()));
}
