import { useLingui } from "@lingui/react/macro";
import { formatPart } from "../lib/format-part.ts";
import { useFormats } from "./use-formats.ts";

interface PartFormats {
  /** A part of a count as a percentage, `<1%` where it would round to none: for tables and charts. */
  readonly part: (part: number | undefined, digits?: number) => string;
  /** The same in sentences: `under 1%`. */
  readonly partText: (part: number | undefined, digits?: number) => string;
}

/** Parts of counts as the language of the interface writes them. */
export function useParts(): PartFormats {
  const { t } = useLingui();
  const { locale } = useFormats();
  const nearly = {
    under: (share: string) => t`under ${share}`,
    over: (share: string) => t`over ${share}`,
  };
  return {
    part: (part, digits) => formatPart(part, locale, digits),
    partText: (part, digits) => formatPart(part, locale, digits, nearly),
  };
}
