import { useLingui } from "@lingui/react/macro";
import { checkLimits, type CodeCheck } from "../../../analysis/comments/codes.ts";
import { joinList } from "../../../lib/text/sentence.ts";
import { useFormats } from "../../../i18n/use-formats.ts";

/** "27 of 30 fit (74% to 97%); of those without it 2 of 30 should have it (2% to 21%)", by Wilson's intervals. */
export function useCheckText(): (check: CodeCheck) => string {
  const { t } = useLingui();
  const { locale, number, share } = useFormats();
  return ({ fit, of, missed, without }) => {
    const [right, left] = [checkLimits(fit, of), checkLimits(missed, without)];
    const parts = [
      right && t`${number(fit)} of ${number(of)} fit (${share(right.low)} to ${share(right.high)})`,
      left &&
        t`of those without it ${number(missed)} of ${number(without)} should have it (${share(left.low)} to ${share(left.high)})`,
    ];
    return joinList(
      parts.filter((part) => part !== undefined),
      locale,
      ";",
    );
  };
}
