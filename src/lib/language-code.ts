/** Whether `code` has the form of a language's: a tag of BCP 47, such as `fi` or `pt-BR`. */
export function isLanguageCode(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length === 1;
  } catch {
    return false;
  }
}
