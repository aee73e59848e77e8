/** Languages by their own names. */

/** Looking a name up takes long enough to be felt on thousands of rows. */
const names = new Map<string, string>();

/** "suomi" for `fi`: the language's name in itself, the code where nobody knows it. */
export function languageName(code: string): string {
  const name = names.get(code) ?? lookedUp(code);
  names.set(code, name);
  return name;
}

function lookedUp(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: "language", fallback: "code" }).of(code) ?? code;
  } catch {
    return code;
  }
}
