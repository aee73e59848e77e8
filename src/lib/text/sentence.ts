/** What sentences are put together from: lists as a language writes them, a capital letter to begin with, and what keeps its place. */
const formatters = new Map<string, Intl.ListFormat>();

/** As in a sentence: `A, B and C`, in English as in the other languages without a comma before the last. */
export function formatList(texts: readonly string[], locale: string): string {
  const formatter = formatters.get(locale) ?? new Intl.ListFormat(locale === "en" ? "en-GB" : locale);
  formatters.set(locale, formatter);
  return formatter.format(texts);
}

const ARABIC = { ",": "،", ";": "؛" } as const;

/** With a mark alone between them: `A, B, C`. */
export const joinList = (
  texts: readonly (string | number)[],
  locale: string,
  mark: "," | ";" = ",",
): string => texts.join(`${locale.startsWith("ar") ? ARABIC[mark] : mark} `);

/** A text that begins with a capital letter, as far as its script has such. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const [FIRST_STRONG, END] = ["\u2068", "\u2069"];

/** A text that keeps its place in a sentence from right to left. */
export const isolated = (text: string): string => `${FIRST_STRONG}${text}${END}`;
