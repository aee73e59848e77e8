/** Numbers as a locale writes them, and the em dash for those that do not exist. */

/** Stands where a number would be. */
export const NONE = "—";

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.NumberFormat(locale, options);
  formatters.set(key, known);
  return known;
}

/** A count or a measure with at most `digits` decimals: `8,214`. */
export const formatNumber = (value: number | undefined, locale: string, digits = 0): string =>
  value === undefined ? NONE : formatter(locale, { maximumFractionDigits: digits }).format(value);

/** With its sign and exactly `digits` decimals: `+13`, `−12.5`, `0`. */
export const formatSigned = (value: number | undefined, locale: string, digits = 0): string =>
  value === undefined
    ? NONE
    : formatter(locale, {
        signDisplay: "exceptZero",
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })
        .format(value)
        .replace("-", "−");

/** A share (0 to 1) as a percentage: `25%`, `25 %`. */
export const formatShare = (share: number | undefined, locale: string, digits = 0): string =>
  share === undefined
    ? NONE
    : formatter(locale, {
        style: "percent",
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(share);

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
