import { useLingui } from "@lingui/react/macro";
import type { DatePreset } from "../lib/time/date-presets.ts";

export function usePresetNames(): Readonly<Record<DatePreset, string>> {
  const { t } = useLingui();
  return {
    all: t`All time`,
    today: t`Today`,
    last7Days: t`Last 7 days`,
    last28Days: t`Last 28 days`,
    last90Days: t`Last 90 days`,
    thisMonth: t`This month`,
    lastMonth: t`Last month`,
    thisYear: t`This year`,
  };
}
