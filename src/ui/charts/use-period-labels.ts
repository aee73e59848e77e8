import { useLingui } from "@lingui/react/macro";
import type { Period, PeriodUnit } from "../../lib/time/periods.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import type { ProvenanceLine } from "../../lib/text/csv.ts";
import { addDays } from "../../lib/time/dates.ts";

export interface PeriodLabels {
  /** As short as an axis needs it. */
  readonly short: (date: string) => string;
  /** In full, for tables and tooltips. */
  readonly full: (date: string) => string;
}

/** Names periods by their first date; one that goes on beyond `until`, in unix seconds, as "so far". */
export function usePeriodLabels(
  unit: PeriodUnit,
  trend: readonly { readonly period: Period }[],
  until = Infinity,
) {
  const { t } = useLingui();
  const labels = useNames(unit, trend);
  const open = trend.find(({ period }) => period.start <= until && until < period.end)?.period.date;
  return {
    short: labels.short,
    /** What a file says of the one that has not ended, by its first date; nothing where all have. */
    lines: (open === undefined ? [] : [["so far", open]]) satisfies readonly ProvenanceLine[],
    full: (date: string) => (date === open ? t`${labels.full(date)} so far` : labels.full(date)),
  };
}

function useNames(unit: PeriodUnit, trend: readonly { readonly period: Period }[]): PeriodLabels {
  const { t } = useLingui();
  const { date: format, dateRange } = useFormats();
  const years = new Set(trend.map(({ period }) => period.date.slice(0, 4)));
  const oneYear = years.size <= 1;
  const quarter = (date: string) => {
    const number = Math.ceil(Number(date.slice(5, 7)) / 3);
    return t`Q${number} ${date.slice(0, 4)}`;
  };
  switch (unit) {
    case "quarter":
      return { short: quarter, full: quarter };
    case "month":
      return {
        short: (date) => format(date, oneYear ? { month: "short" } : { month: "short", year: "numeric" }),
        full: (date) => format(date, { month: "long", year: "numeric" }),
      };
    default:
      return {
        short: (date) =>
          format(date, { day: "numeric", month: "short", ...(!oneYear && { year: "numeric" }) }),
        full: (date) => (unit === "week" ? dateRange(date, addDays(date, 6)) : format(date)),
      };
  }
}
