/** The languages of the interface, and how one is chosen, loaded and kept. */
import { i18n, type Messages } from "@lingui/core";
import { messages } from "./locales/en.po";

export const interfaceLanguages = { en: "English", fi: "Suomi", de: "Deutsch" } as const;
export type InterfaceLanguage = keyof typeof interfaceLanguages;

const catalogs: Record<InterfaceLanguage, () => Promise<{ messages: Messages }>> = {
  en: async () => ({ messages }),
  fi: () => import("./locales/fi.po"),
  de: () => import("./locales/de.po"),
};

const KEY = "earshot.interface-language";

export const isInterfaceLanguage = (text: string): text is InterfaceLanguage =>
  Object.hasOwn(interfaceLanguages, text);

/** The language chosen on this device, else the first of the browser's that we speak, else English. */
export function preferredInterfaceLanguage(): InterfaceLanguage {
  const asked = [stored(), ...navigator.languages.map((tag) => tag.split("-", 1)[0] ?? "")];
  return asked.find((tag) => tag !== undefined && isInterfaceLanguage(tag)) ?? "en";
}

/** Switches the interface to `language` once its catalog is loaded. */
export async function activateInterfaceLanguage(language: InterfaceLanguage): Promise<void> {
  const catalog = await catalogs[language]();
  const locales = [...regionsOf(language), language];
  i18n.loadAndActivate({ locale: language, locales, messages: catalog.messages });
  document.documentElement.lang = language;
}

/** Keeps the choice on this device, where that is allowed. */
export function rememberInterfaceLanguage(language: InterfaceLanguage): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage is refused: the choice lasts until the page is reloaded.
  }
}

function stored(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The browser's own regions of a language, so that "en-GB" keeps its dates. */
const regionsOf = (language: InterfaceLanguage): readonly string[] =>
  navigator.languages.filter((tag) => tag.startsWith(`${language}-`));
