/** A sentence as HTML: what its language sets apart, so that it turns nothing around, is set apart by an element. */
import { markup, Markup, NOTHING } from "./markup.ts";

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
