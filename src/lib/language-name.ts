/** Languages by name, in a language of the reader's. */

interface Names {
  readonly known: Intl.DisplayNames;
  readonly found: Map<string, string>;
}

/** Making what knows the names, and asking it, takes long enough to be felt on thousands of rows. */
const namesIn = new Map<string, Names>();

/** "Finnish" for `fi` in English, "suomi" in Finnish; its own name without a locale, the code where the name is unknown. */
export function languageName(code: string, locale = code): string {
  try {
    const names = namesIn.get(locale) ?? namesOf(locale);
    const name = names.found.get(code) ?? names.known.of(code) ?? code;
    names.found.set(code, name);
    return name;
  } catch {
    return code;
  }
}

function namesOf(locale: string): Names {
  const known = new Intl.DisplayNames([locale], { type: "language", fallback: "code" });
  const names = { known, found: new Map<string, string>() };
  namesIn.set(locale, names);
  return names;
}

/** Whether `code` has the form of a language's: a tag of BCP 47, such as `fi` or `pt-BR`. */
export function isLanguageCode(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length === 1;
  } catch {
    return false;
  }
}
