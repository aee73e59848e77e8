/** A number that tells texts apart well enough where telling them apart wrongly does no harm. */

/** One step of FNV-1a, 32 bits: `hash` with another byte or code unit taken in. */
export const hashStep = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);

/** FNV-1a over UTF-16 code units. */
export function textHash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = hashStep(value, text.charCodeAt(at));
  return value >>> 0;
}
