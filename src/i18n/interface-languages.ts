import type { InterfaceLanguage } from "./preferred-language.ts";
import { isInterfaceLanguage, rememberInterfaceLanguage } from "./preferred-language.ts";
import { activateInterfaceLanguage } from "./interface-language.ts";

/** The languages of the interface, each under its own name. */
export const interfaceLanguages: Readonly<Record<InterfaceLanguage, string>> = {
  en: "English",
  fi: "Suomi",
  sv: "Svenska",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  ar: "العربية",
};

/** Speaks `language` from here on, on this device. */
export function chooseInterfaceLanguage(language: string): void {
  if (!isInterfaceLanguage(language)) return;
  rememberInterfaceLanguage(language);
  void activateInterfaceLanguage(language);
}
