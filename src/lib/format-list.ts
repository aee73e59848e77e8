const formatters = new Map<string, Intl.ListFormat>();

/** Texts as a locale lists them: `A, B, and C`. */
export function formatList(texts: readonly string[], locale: string): string {
  const formatter = formatters.get(locale) ?? new Intl.ListFormat(locale);
  formatters.set(locale, formatter);
  return formatter.format(texts);
}
