import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { buildReport, type BuiltReport } from "../../../analysis/report/build-report.ts";
import type { ReportDimension } from "../../../analysis/report.ts";
import { labelOf, type FilterOptions } from "../../../filters/options.ts";
import { languageName } from "../../../lib/language-name.ts";
import type { Found } from "../reading/finder-words.ts";

export interface TitledQuestion {
  readonly id: string;
  readonly label: string;
}

/** What dimensions and their values are called. */
export interface Names {
  readonly ofDimension: (dimension: ReportDimension) => string;
  readonly ofValue: (dimension: ReportDimension, id: string) => string | undefined;
}

/** What is called how on this screen. */
export function useNames(options: FilterOptions, questions: readonly TitledQuestion[]): Names {
  const { t } = useLingui();
  const questionName = (id: string) => questions.find((question) => question.id === id)?.label;
  return {
    ofDimension: (dimension) => {
      switch (dimension) {
        case "touchpoint":
          return t`Touchpoint`;
        case "survey":
          return t`Survey`;
        case "team":
          return t`Team`;
        case "language":
          return t`Language`;
        case "question":
          return t`NPS question`;
        default:
          return dimension.slice(dimension.indexOf(":") + 1);
      }
    },
    ofValue: (dimension, id) => {
      if (id === "") return t`Without a value`;
      if (dimension === "survey") return labelOf(options.surveys, id);
      if (dimension === "language") return languageName(id);
      return dimension === "question" ? questionName(id) : undefined;
    },
  };
}

/** What was found as figures, and what is said of them; undefined while nothing can be claimed. */
export function useReport(
  found: Found | undefined,
  names: Names,
  zone: string,
  readAt: number | undefined,
): BuiltReport | undefined {
  return useMemo(
    () =>
      found &&
      buildReport(
        { filters: {}, zone, readAt: (readAt ?? 0) / 1000, complete: true, names },
        { ...found, words: [] },
      ),
    [found, names, zone, readAt],
  );
}
