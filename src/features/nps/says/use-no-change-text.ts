import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { PeriodUnit } from "../../../lib/time/periods.ts";

/** What is said of a trend of so many periods with answers that has no lasting change. */
export function useNoChangeText(): (units: number, unit: PeriodUnit) => string {
  const { t } = useLingui();
  return (units, unit) => {
    const counted = {
      day: () => t`${plural(units, { one: "# day", other: "# days" })}`,
      week: () => t`${plural(units, { one: "# week", other: "# weeks" })}`,
      month: () => t`${plural(units, { one: "# month", other: "# months" })}`,
      quarter: () => t`${plural(units, { one: "# quarter", other: "# quarters" })}`,
    };
    return t`NPS has not changed for good in these ${counted[unit]()}: its ups and downs are no more than chance gives.`;
  };
}
