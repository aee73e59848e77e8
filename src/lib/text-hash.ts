/** A number that tells texts apart well enough where telling them apart wrongly does no harm. */

/** FNV-1a, 32 bits, over UTF-16 code units. */
export function textHash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}
