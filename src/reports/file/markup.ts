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
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.reduce((text, string, at) => text + written(parts[at - 1] ?? "") + string));

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

/** Between a sign within a name and what follows it a line is broken first: `community.` `rstudio.` `com`. */
const SIGN_WITHIN = /(?<=\p{L}[./_@:])(?=[\p{L}\p{N}])/u;

export const nameMarkup = (name: string): Markup =>
  markup`${name.split(SIGN_WITHIN).map((part, at) => markup`${at === 0 ? NOTHING : new Markup("<wbr>")}${part}`)}`;

const percent = (share: number): string => `${Math.round(1000 * share) / 10}%`;

/** The shares from 0 to 1, one beside the other. Drawn, since the file's numbers are in no style of their own. */
export function bucketBar(parts: readonly { readonly bucket: string; readonly share: number }[]): Markup {
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, { share }) => sum + share, 0));
  return markup`<svg class="bar" aria-hidden="true">${parts.map(({ bucket, share }, at) => markup`<rect class="${bucket}" x="${percent(starts[at] ?? 0)}" width="${percent(share)}" height="100%"/>`)}</svg>`;
}

const [APART, END] = ["\u2068", "\u2069"];

/** Marks that have no partner, as a name may hold them, are dropped. */
export function sentenceMarkup(sentence: string): Markup {
  let isApart = false;
  const parts = sentence.split(/([\u2068\u2069])/).map((part) => {
    if (part !== APART && part !== END) return markup`${part}`;
    if (isApart === (part === APART)) return NOTHING;
    isApart = !isApart;
    return new Markup(isApart ? "<bdi>" : "</bdi>");
  });
  return markup`${isApart ? [...parts, new Markup("</bdi>")] : parts}`;
}
