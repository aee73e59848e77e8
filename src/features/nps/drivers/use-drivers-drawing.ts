import { useLingui } from "@lingui/react/macro";
import type { ReportDrivers } from "../../../analysis/report.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { ProvenanceLine } from "../../../ui/downloads/table-csv.ts";
import { barRowsPicture } from "../figures/bar-rows-picture.ts";

/** What goes with the score as a picture, with words and numbers as the screen has them. */
export function useDriversDrawing() {
  const { t } = useLingui();
  const { share } = useFormats();
  return ({ parts, r2, answers }: ReportDrivers, title: string, lines: readonly ProvenanceLine[]) => {
    const rows = parts.map(({ name, value, low, high }) => ({
      label: name,
      value: `${share(value)} (${t`${share(low)} to ${share(high)}`})`,
      start: 0,
      size: Math.max(0, value),
      color: "--accent" as const,
    }));
    const heads = { label: t`Linked with the score`, value: t`Part of what can be explained` };
    const own: readonly ProvenanceLine[] = [
      ["explained together (R²)", share(r2.value)],
      ["answers", answers],
    ];
    return barRowsPicture(rows, heads, title, [...own, ...lines]);
  };
}
