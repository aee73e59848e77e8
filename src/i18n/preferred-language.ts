/** The languages of the interface, and the preferred one: as kept on this device, else as the browser says. */
import type { Messages } from "@lingui/core";
import { keepOnDevice, keptOnDevice } from "../lib/kept-on-device.ts";

const languages = ["en", "fi", "sv", "de", "es", "fr", "ar"] as const;

export type InterfaceLanguage = (typeof languages)[number];

/** Loads messages of one language. */
export type LoadWords = () => Promise<{ messages: Messages }>;

/** Loads messages beyond those of the first screens. Each that was asked for follows every change of the language. */
export const beyond = new Set<(language: InterfaceLanguage) => ReturnType<LoadWords>>();

const KEY = "earshot.interface-language";

export const isInterfaceLanguage = (text: string): text is InterfaceLanguage =>
  languages.some((language) => language === text);

/** The language chosen on this device, else the first of the browser's that we speak, else English. */
export function preferredInterfaceLanguage(): InterfaceLanguage {
  const asked = [keptOnDevice(KEY) ?? "", ...navigator.languages.map((tag) => tag.split("-", 1)[0] ?? "")];
  return asked.find(isInterfaceLanguage) ?? "en";
}

/** Where nothing can be kept, the choice lasts until the page is reloaded. */
export const rememberInterfaceLanguage = (language: InterfaceLanguage) => keepOnDevice(KEY, language);

/** Has the whole document be in `language`, and read its way. */
export function writeDocumentIn(language: InterfaceLanguage): void {
  Object.assign(document.documentElement, { lang: language, dir: language === "ar" ? "rtl" : "ltr" });
}
