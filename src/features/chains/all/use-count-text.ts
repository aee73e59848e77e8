import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../i18n/use-formats.ts";
import { useReadSoFar } from "../../../ui/reading/reading-texts.ts";
import type { AllRowsState } from "./all-rows.ts";

/** "All 8,214 responses", "12 of the 8,214 responses", and what is known while they are read. */
export function useCountText({ phase, progress, arranged, result }: AllRowsState): string {
  const { t } = useLingui();
  const { number } = useFormats();
  const readSoFar = useReadSoFar();
  const read = Math.max(arranged?.read ?? 0, progress?.read ?? 0);
  const shown = arranged?.rows.length ?? 0;
  const all = number(read);
  if (phase === "complete") {
    if (shown < read) return t`${number(shown)} of the ${all} responses`;
    return (result?.unreadable ?? 0) === 0
      ? t`${plural(read, { one: "The only response", other: "All # responses" })}`
      : t`${plural(read, {
          one: "The only response that could be read",
          other: "All # responses that could be read",
        })}`;
  }
  const sofar = readSoFar(read, progress);
  return shown < (arranged?.read ?? 0) ? t`${sofar}, ${number(shown)} shown` : sofar;
}
