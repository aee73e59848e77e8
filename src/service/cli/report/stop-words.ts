import { createRequire } from "node:module";
import { listedLanguage } from "../../../analysis/words/stop-words.ts";

/** The stop words that the dashboard knows, from the library `stopwords-iso`, whose lists Node takes as one file. */
export async function stopWords(language: string): Promise<ReadonlySet<string>> {
  const listed = listedLanguage(language);
  if (listed === undefined) return new Set();
  const lists: unknown = createRequire(import.meta.url)("stopwords-iso");
  const list: unknown = typeof lists === "object" && lists !== null ? Reflect.get(lists, listed) : undefined;
  const words: readonly unknown[] = Array.isArray(list) ? list : [];
  return new Set(words.filter((word) => typeof word === "string").map((word) => word.toLowerCase()));
}
