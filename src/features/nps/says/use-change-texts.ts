import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Segment } from "../../../analysis/changes/changes.ts";
import type { PeriodUnit } from "../../../lib/time/periods.ts";
import type { ReportChange } from "../../../analysis/report.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { PeriodLabels } from "../../../ui/charts/use-period-labels.ts";
import { useRangeText } from "../texts/use-range-text.ts";

/** The lasting changes of a trend that has enough periods to tell. */
export interface ChangesInView {
  /** Periods with answers. */
  readonly units: number;
  readonly found: readonly ReportChange[];
  readonly segments: readonly Segment[];
}

/** What is said of lasting changes. */
export function useChangeTexts(labels: PeriodLabels) {
  const { t } = useLingui();
  const { number, signed } = useFormats();
  const rangeText = useRangeText();
  const change = ({ since, before, after, difference, chance }: ReportChange): string => {
    const when = labels.full(since.iso.slice(0, 10));
    const [now, then, by] = [after.score, before.score, difference.value].map((score) => signed(score));
    const range = rangeText(difference);
    const answers = t`${plural(after.answers, { one: "# answer", other: "# answers" })}`;
    const told =
      difference.value < 0
        ? t`Lower since ${when}: ${now}, before ${then} (${by}, 95% interval ${range}; ${answers}).`
        : t`Higher since ${when}: ${now}, before ${then} (${by}, 95% interval ${range}; ${answers}).`;
    const times = number(Math.round(1 / chance));
    return t`${told} Unchanged data would look like this about 1 time in ${times}.`;
  };
  const none = (units: number, unit: PeriodUnit): string => {
    const counted = {
      day: () => t`${plural(units, { one: "# day", other: "# days" })}`,
      week: () => t`${plural(units, { one: "# week", other: "# weeks" })}`,
      month: () => t`${plural(units, { one: "# month", other: "# months" })}`,
      quarter: () => t`${plural(units, { one: "# quarter", other: "# quarters" })}`,
    };
    return t`No lasting change in these ${counted[unit]()}: the ups and downs are what chance gives.`;
  };
  return { change, none };
}
