/** Texts made to fit a line, whatever stands in them. */

/** The first `most` UTF-16 units of `text` and an ellipsis in place of the rest, never half a character. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

/** Marks and joiners in a row that no language needs, but that a line can't be broken between. */
const STACKED = /([\p{M}\u200C\u200D]{8})[\p{M}\u200C\u200D]+/gu;
/** Emoji joined to one: the longest that are drawn as one have four parts. */
const CHAINED = /(?:\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}]*\u200D){9}/gu;

/** True where a line has to be broken within a word. */
export const hasLongWord = (text: string): boolean => /\S{25}/.test(text);

/** `text` with at most eight marks on a letter and ten emoji in one, so that no character is wider than a line. */
export const drawableText = (text: string): string =>
  text.replace(STACKED, "$1").replace(CHAINED, (chain) => chain.slice(0, -1));
