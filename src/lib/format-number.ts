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
    : formatter(locale, { style: "percent", minimumFractionDigits: digits }).format(share);
