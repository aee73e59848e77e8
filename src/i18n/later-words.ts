/** The words of the interface beyond those of the first screens: loaded when they are needed. */
import { i18n } from "@lingui/core";
import { beyond, isInterfaceLanguage, type InterfaceLanguage, type LoadWords } from "./preferred-language.ts";

const ofCharts: Record<InterfaceLanguage, LoadWords> = {
  en: () => import("./locales/charts/en.po"),
  fi: () => import("./locales/charts/fi.po"),
  sv: () => import("./locales/charts/sv.po"),
  de: () => import("./locales/charts/de.po"),
  es: () => import("./locales/charts/es.po"),
  fr: () => import("./locales/charts/fr.po"),
  ar: () => import("./locales/charts/ar.po"),
};

const ofAllScreens: Record<InterfaceLanguage, LoadWords> = {
  en: () => import("./locales/later/en.po"),
  fi: () => import("./locales/later/fi.po"),
  sv: () => import("./locales/later/sv.po"),
  de: () => import("./locales/later/de.po"),
  es: () => import("./locales/later/es.po"),
  fr: () => import("./locales/later/fr.po"),
  ar: () => import("./locales/later/ar.po"),
};

/** Milliseconds until words that could not be loaded are asked for again. */
const PAUSE = 1000;

function asked(load: Record<InterfaceLanguage, LoadWords>): () => Promise<void> {
  let coming: Promise<void> | undefined;
  const along = (language: InterfaceLanguage) => load[language]();

  /** Until they are those of the language that is active by then. */
  async function add(): Promise<void> {
    const language = i18n.locale;
    if (!isInterfaceLanguage(language)) return;
    const { messages } = await load[language]();
    if (i18n.locale !== language) return add();
    i18n.load(language, messages);
  }

  return () => {
    beyond.add(along);
    return (coming ??= add().catch((error: unknown) => {
      // Not at once: a component that is drawn anew when it is refused, and asks as it is drawn, would never stop.
      setTimeout(() => (coming = undefined), PAUSE);
      throw error;
    }));
  };
}

/** Resolves once the words for NPS are there, one promise for all. Rejects where they fail; later calls retry. */
export const chartWords = asked(ofCharts);

const otherWords = asked(ofAllScreens);

/** The same for the words of all screens. */
export const laterWords = async (): Promise<void> => void (await Promise.all([chartWords(), otherWords()]));
