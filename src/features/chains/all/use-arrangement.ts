import { useEffect } from "react";
import { appliedHere } from "../../../filters/conditions.ts";
import type { FilterOption } from "../../../filters/options.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { AllRows } from "./all-rows.ts";
import { readOrder } from "./row-order.ts";

/** Tells those who keep the rows what is wanted of them. */
export function useArrangement(all: AllRows, { values }: Screen, surveys: readonly FilterOption[]): void {
  const { locale } = useFormats();
  useEffect(() => {
    all.arrange({
      localFilters: appliedHere(values),
      order: readOrder(values.sort),
      group: values.group,
      locale,
      surveys: new Map(surveys.map(({ value, label }) => [value, label])),
    });
  }, [all, values, surveys, locale]);
}
