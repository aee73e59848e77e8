/** The first `most` UTF-16 units of `text` and an ellipsis in place of the rest, never half a character. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
