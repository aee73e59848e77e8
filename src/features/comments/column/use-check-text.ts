import { useLingui } from "@lingui/react/macro";
import type { CodeCheck } from "../../../analysis/comments/codes.ts";
import { scoreInterval } from "../../../analysis/interval.ts";
import { useFormats } from "../../../i18n/use-formats.ts";

/** Of shares, 0 to 1; undefined for none of none. */
function limits(found: number, all: number): { readonly low: number; readonly high: number } | undefined {
  const interval = scoreInterval({ top: found, middle: 0, bottom: all - found, isShare: true });
  return interval && { low: interval.low / 100, high: interval.high / 100 };
}

/** "27 of 30 fit (74% to 97%); of those without it 2 of 30 should have it (2% to 21%)", by Wilson's intervals. */
export function useCheckText(): (check: CodeCheck) => string {
  const { t } = useLingui();
  const { number, share } = useFormats();
  return ({ fit, of, missed, without }) => {
    const [right, left] = [limits(fit, of), limits(missed, without)];
    const parts = [
      right && t`${number(fit)} of ${number(of)} fit (${share(right.low)} to ${share(right.high)})`,
      left &&
        t`of those without it ${number(missed)} of ${number(without)} should have it (${share(left.low)} to ${share(left.high)})`,
    ];
    return parts.filter((part) => part !== undefined).join("; ");
  };
}
