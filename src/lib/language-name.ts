/** Languages by name, in a language of the reader's. */

/** Making what knows the names takes long enough to be felt on thousands of rows. */
const namesIn = new Map<string, Intl.DisplayNames>();

/** "Finnish" for `fi` in English, "suomi" in Finnish; its own name without a locale, the code where nobody knows it. */
export function languageName(code: string, locale = code): string {
  try {
    const names =
      namesIn.get(locale) ?? new Intl.DisplayNames([locale], { type: "language", fallback: "code" });
    namesIn.set(locale, names);
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
