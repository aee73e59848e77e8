import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { ProvenanceLine } from "../../../ui/downloads/table-csv.ts";
import { barRowsPicture } from "../figures/bar-rows-picture.ts";
import { waterfallBars, type WaterfallStep } from "./waterfall.ts";

type NameOf = (id: string, name: string) => string;

/** The waterfall as a picture, with words and numbers as the screen has them. */
export function useWaterfallDrawing() {
  const { t } = useLingui();
  const { signed } = useFormats();
  return (steps: readonly WaterfallStep[], head: string, nameOf: NameOf) =>
    (title: string, lines: readonly ProvenanceLine[]): SVGSVGElement => {
      const bars = waterfallBars(steps);
      const rows = steps.map(({ part: { id, name }, whole }, place) => ({
        label: id === undefined ? t`All others` : nameOf(id, name),
        value: signed(whole, 1),
        start: bars[place]?.start ?? 0,
        size: bars[place]?.size ?? 0,
        color: whole < 0 ? ("--detractor" as const) : ("--promoter" as const),
      }));
      return barRowsPicture(rows, { label: head, value: t`Together` }, title, lines);
    };
}
