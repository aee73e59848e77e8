/** A part of a count as a percentage. */
import { formatShare, NONE } from "./format-number.ts";

/** How a part is told that is less than the least, or more than the most, that its decimals can say. */
export interface NearlyTexts {
  readonly under: (share: string) => string;
  readonly over: (share: string) => string;
}

const SIGNS: NearlyTexts = { under: (share) => `<${share}`, over: (share) => `>${share}` };

/** A part of a count (0 to 1) as a percentage: 0% of none alone, 100% of all alone, else `<1%` and `>99%`. */
export function formatPart(part: number | undefined, locale: string, digits = 0, nearly = SIGNS): string {
  const written = (share: number) => formatShare(share, locale, digits);
  if (part === undefined) return NONE;
  const step = 10 ** (-digits - 2);
  if (part > 0 && part < step && written(part) === written(0)) return nearly.under(written(step));
  if (part < 1 && part > 1 - step && written(part) === written(1)) return nearly.over(written(1 - step));
  return written(part);
}
