import { useLingui } from "@lingui/react/macro";
import type { NumberBand } from "../../../analysis/summaries/number-bands.ts";
import { useFormats } from "../../../i18n/use-formats.ts";

const DIGITS = 6;

/** A number, or the two that a band lies between. */
export function useNumberRange(): (band: Pick<NumberBand, "first" | "last">) => string {
  const { t } = useLingui();
  const { number } = useFormats();
  return ({ first, last }) =>
    first === last ? number(first, DIGITS) : t`${number(first, DIGITS)} to ${number(last, DIGITS)}`;
}
