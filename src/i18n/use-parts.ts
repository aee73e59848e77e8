import { useLingui } from "@lingui/react/macro";
import { formatPart } from "../lib/format-part.ts";
import { useFormats } from "./use-formats.ts";

/** Parts of counts as the language of the interface writes them. */
export function useParts() {
  const { t } = useLingui();
  const { locale } = useFormats();
  const nearly = {
    under: (share: string) => t`under ${share}`,
    over: (share: string) => t`over ${share}`,
  };
  return {
    /** A part of a count as a percentage, `<1%` where it would round to none: for tables and charts. */
    part: (part: number | undefined, digits?: number) => formatPart(part, locale, digits),
    /** The same in sentences: `under 1%`. */
    partText: (part: number | undefined, digits?: number) => formatPart(part, locale, digits, nearly),
  };
}
