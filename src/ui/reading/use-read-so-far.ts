import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../i18n/use-formats.ts";

/** How many responses there are; undefined while nobody knows, an estimate unless `exact`. */
interface Expectation {
  readonly expected: number | undefined;
  readonly exact: boolean;
}

/** "1,200 of 8,214 responses read so far", in words; without the end while nobody knows it. */
export function useReadSoFar(): (read: number, expectation: Expectation | undefined) => string {
  const { t } = useLingui();
  const { number } = useFormats();
  return (read, expectation) => {
    if (expectation?.expected === undefined)
      return t`${plural(read, { one: "# response", other: "# responses" })} read so far`;
    const { expected, exact } = expectation;
    const all = t`${plural(expected, { one: "# response", other: "# responses" })}`;
    return exact ? t`${number(read)} of ${all} read so far` : t`${number(read)} of about ${all} read so far`;
  };
}
