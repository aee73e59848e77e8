/** A number that tells texts apart well enough where telling them apart wrongly does no harm. */

/** Where FNV-1a of 32 bits (Fowler, Noll and Vo) begins. */
export const HASH_START = 0x811c9dc5;

/** One step of it: `hash` with another byte or code unit taken in. */
export const hashStep = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);

/** FNV-1a over UTF-16 code units. */
export function textHash(text: string): number {
  let value = HASH_START;
  for (let at = 0; at < text.length; at += 1) value = hashStep(value, text.charCodeAt(at));
  return value >>> 0;
}
