/** The words of the interface: loaded in the language that is spoken, those of the first screens first. */
import { i18n } from "@lingui/core";
import { messages } from "./locales/en.po";
import { beyond, writeDocumentIn, type InterfaceLanguage, type LoadWords } from "./preferred-language.ts";

const firstWords: Record<InterfaceLanguage, LoadWords> = {
  en: async () => ({ messages }),
  fi: () => import("./locales/fi.po"),
  sv: () => import("./locales/sv.po"),
  de: () => import("./locales/de.po"),
  es: () => import("./locales/es.po"),
  fr: () => import("./locales/fr.po"),
  ar: () => import("./locales/ar.po"),
};

let areAllThere = false;

/** Switches the interface to `language` once its catalogs are loaded. */
export async function activateInterfaceLanguage(language: InterfaceLanguage): Promise<void> {
  const parts = beyond.size;
  const loads = [firstWords[language](), ...[...beyond].map((load) => load(language))];
  const words = (await Promise.all(loads)).reduce((all, part) => ({
    messages: { ...all.messages, ...part.messages },
  }));
  // More was asked for meanwhile, in the language until now.
  if (beyond.size > parts) return activateInterfaceLanguage(language);
  const locales = [...regionsOf(language), language];
  i18n.loadAndActivate({ locale: language, locales, ...words });
  writeDocumentIn(language);
}

/** Resolves once the words of all screens are there; rejects where they can't be loaded. */
export async function allWords(): Promise<void> {
  await (await import("./later-words.ts")).laterWords();
  areAllThere = true;
}

/** Once they are there, they come along with every change of the language. */
export const hasAllWords = (): boolean => areAllThere;

/** A part's code once the words are there that it draws. */
export const withAllWords = async <Code>(code: Promise<Code>): Promise<Code> =>
  (await Promise.all([code, allWords()]))[0];

/** The browser's own regions of a language, so that "en-GB" keeps its dates. */
const regionsOf = (language: InterfaceLanguage): readonly string[] =>
  navigator.languages.filter((tag) => tag.startsWith(`${language}-`));
