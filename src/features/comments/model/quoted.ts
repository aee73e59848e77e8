/** Words as they are searched for: whole, one after the other. */
export const quoted = (text: string): string =>
  `"${text.replaceAll('"', " ").replaceAll(/\s+/g, " ").trim()}"`;

/** Characters of a selection that a code is made of at most. */
const MOST = 200;

/** What is selected on the page as a search; undefined for nothing. */
export function selectedWords(): string | undefined {
  const text = getSelection()?.toString().trim() ?? "";
  return text === "" || text.length > MOST ? undefined : quoted(text);
}
