import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../i18n/use-formats.ts";

/** "1,200 of 8,214 responses read so far", in words; without the end while nobody knows it. */
export function useReadSoFar(): (read: number, expected: number | undefined) => string {
  const { t } = useLingui();
  const { number } = useFormats();
  return (read, expected) => {
    if (expected === undefined)
      return t`${plural(read, { one: "# response", other: "# responses" })} read so far`;
    const all = t`${plural(expected, { one: "# response", other: "# responses" })}`;
    return t`${number(read)} of ${all} read so far`;
  };
}
