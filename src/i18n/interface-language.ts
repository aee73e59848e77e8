/** The words of the interface: loaded in the language that is spoken, those of the first screens first. */
import { i18n, type Messages } from "@lingui/core";
import { messages } from "./locales/en.po";
import { isInterfaceLanguage, writeDocumentIn, type InterfaceLanguage } from "./preferred-language.ts";

type Load = () => Promise<{ messages: Messages }>;

const firstWords: Record<InterfaceLanguage, Load> = {
  en: async () => ({ messages }),
  fi: () => import("./locales/fi.po"),
  sv: () => import("./locales/sv.po"),
  de: () => import("./locales/de.po"),
  es: () => import("./locales/es.po"),
  fr: () => import("./locales/fr.po"),
  ar: () => import("./locales/ar.po"),
};

const laterWords: Record<InterfaceLanguage, Load> = {
  en: () => import("./locales/later/en.po"),
  fi: () => import("./locales/later/fi.po"),
  sv: () => import("./locales/later/sv.po"),
  de: () => import("./locales/later/de.po"),
  es: () => import("./locales/later/es.po"),
  fr: () => import("./locales/later/fr.po"),
  ar: () => import("./locales/later/ar.po"),
};

/** Whether the later words were asked for, and so go along with every change of the language. */
let allAsked = false;
let all: Promise<void> | undefined;
let areAllThere = false;

/** Milliseconds until words that could not be loaded are asked for again. */
const PAUSE = 1000;

/** Switches the interface to `language` once its catalog is loaded. */
export async function activateInterfaceLanguage(language: InterfaceLanguage): Promise<void> {
  const first = await firstWords[language]();
  const later = allAsked ? await laterWords[language]() : undefined;
  const locales = [...regionsOf(language), language];
  i18n.loadAndActivate({ locale: language, locales, messages: { ...first.messages, ...later?.messages } });
  writeDocumentIn(language);
}

/**
 * Resolves once the words of all screens are there, beyond those of the first ones. The same promise for everybody;
 * rejects where they can't be loaded, and a call some time later tries again.
 */
export function allWords(): Promise<void> {
  allAsked = true;
  all ??= addLaterWords().catch((error: unknown) => {
    // Not at once: who draws on being refused, and asks again by drawing, would never stop.
    setTimeout(() => (all = undefined), PAUSE);
    throw error;
  });
  return all;
}

/** Until they are those of the language that is active by then. */
async function addLaterWords(): Promise<void> {
  const language = i18n.locale;
  if (!isInterfaceLanguage(language)) return;
  const later = await laterWords[language]();
  if (i18n.locale !== language) return addLaterWords();
  i18n.load(language, later.messages);
  areAllThere = true;
}

/** Once they are there, they come along with every change of the language. */
export const hasAllWords = (): boolean => areAllThere;

/** The browser's own regions of a language, so that "en-GB" keeps its dates. */
const regionsOf = (language: InterfaceLanguage): readonly string[] =>
  navigator.languages.filter((tag) => tag.startsWith(`${language}-`));
