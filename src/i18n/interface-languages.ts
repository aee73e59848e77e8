import type { InterfaceLanguage } from "./preferred-language.ts";

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
