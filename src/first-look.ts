// Before anything is painted: the colours that were chosen on this device, and the way that its language is read. The bar
// with the name stands in index.html; in other colours, or on the other side, it would flash when the screen is drawn.
// And before anything is asked for: the language of the questions, which the address holds.
import { preferredInterfaceLanguage, writeDocumentIn } from "./i18n/preferred-language.ts";
import { addQuestionLanguage } from "./i18n/question-language.ts";
import { keptOnDevice } from "./lib/kept-on-device.ts";

// Where the kit keeps the choice, which follows the system until it is made.
const chosen = keptOnDevice("mantine-color-scheme-value");
const isDark =
  chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);

document.documentElement.dataset["mantineColorScheme"] = isDark ? "dark" : "light";
writeDocumentIn(preferredInterfaceLanguage());
addQuestionLanguage();
