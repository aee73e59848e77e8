import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../i18n/use-formats.ts";
import { formatWeekday } from "../../../lib/time/format-time.ts";
import { useRangeText } from "../texts/use-range-text.ts";
import { HOURS_OF_DAY, type HourCell } from "../figures/hour-cells.ts";

interface HourText {
  /** How many answers, and how sure they make the score; empty where nobody answered. */
  readonly about: string;
  /** All of it, by itself. */
  readonly full: string;
}

/** What the hours of a week say, in words. */
export function useHourTexts(): (cells: readonly HourCell[], perCell?: number) => readonly HourText[] {
  const { t } = useLingui();
  const { locale, signed } = useFormats();
  const rangeText = useRangeText();
  return (cells, perCell = 1) =>
    cells.map(({ tally, score, interval }, place) => {
      const first = (place * perCell) % HOURS_OF_DAY;
      const hour = perCell === 1 ? `${first}` : `${first}–${first + perCell}`;
      const day = formatWeekday(Math.floor((place * perCell) / HOURS_OF_DAY) + 1, locale, "long");
      if (interval === undefined) return { about: "", full: t`${day} ${hour}:00: no answers` };
      const count = t`${plural(tally.answers, { one: "# answer", other: "# answers" })}`;
      const about = t`${count}, 95% interval ${rangeText(interval)}`;
      return { about, full: t`${day} ${hour}:00: NPS ${signed(score)}, ${about}` };
    });
}
