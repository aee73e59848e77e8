/** HTML from parts: every text is escaped, and only what was made here is taken as it is. */

export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | readonly Markup[];

const ESCAPED: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A template whose parts are escaped, but for markup. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.reduce((text, string, at) => text + written(parts[at - 1] ?? "") + string));
}

/** What turns the text after it around, and what HTML does not allow. */
// oxlint-disable-next-line no-control-regex -- these are what is taken out
const UNWRITABLE = /[\u202A-\u202E\u2066-\u2069\0-\x08\v\f\x0E-\x1F\x7F]/g;

function written(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === "object") return part.map(({ text }) => text).join("");
  return String(part)
    .replaceAll(UNWRITABLE, "")
    .replaceAll(/[&<>"']/g, (character) => ESCAPED[character] ?? "");
}

export const NOTHING = new Markup("");
