import { useLingui } from "@lingui/react/macro";
import { createContext, use } from "react";
import {
  ascending,
  NPS,
  type Bucket,
  type Metric,
  type MetricValue,
  type ValueNames,
} from "../../../../analysis/metric/metric.ts";
import type { Interval } from "../../../../analysis/score.ts";
import { useFormats } from "../../../../i18n/use-formats.ts";
import { useParts } from "../../../../i18n/use-parts.ts";
import { cutText } from "../../../../lib/text/fit-text.ts";
import { NONE } from "../../../../lib/format-number.ts";
import { titleOf, type ReportWords } from "../../../../reports/words.ts";

/** A metric other than NPS that the screen is of, and how it is told. */
export interface ShownMetric {
  readonly metric: Metric;
  readonly words: ReportWords;
  /** What choices are called that are values of it, in the order of their question. */
  readonly choices: ValueNames;
}

/** Absent where the screen is of NPS. */
export const Shown = createContext<ShownMetric | undefined>(undefined);

/** What the score is called, and how it is written. */
export type ShownScore = ReturnType<typeof useShownScore>;

/** Characters. */
const SHORT = 12;

export function useShownScore() {
  const { t } = useLingui();
  const { signed, number } = useFormats();
  const { part } = useParts();
  const shown = use(Shown);
  const { metric = NPS, words, choices } = shown ?? {};
  const places = [...(choices?.keys() ?? [])];
  const isShare = metric.kind === "share";
  /** A share as a part of a count is written, any other score with its sign. */
  const score = (value: number | undefined, digits?: number) =>
    isShare ? part(value === undefined ? undefined : value / 100, digits) : signed(value, digits);
  const range = (interval: Interval | undefined, digits?: number) =>
    interval === undefined ? NONE : t`${score(interval.low, digits)} to ${score(interval.high, digits)}`;
  const isNps = metric.kind === "nps";
  const name = isNps && words === undefined ? t`NPS` : metric.name;
  /** In the order of the scale; a share has no bottom. */
  const buckets: readonly Bucket[] = isShare ? ["middle", "top"] : ["bottom", "middle", "top"];
  return {
    metric,
    /** True where answers are promoters, passives and detractors. */
    isNps,
    /** True of a metric that was declared, which may be NPS by another name. */
    isDeclared: words !== undefined,
    name,
    /** The name where there is little room for it. */
    short: cutText(name, SHORT),
    /** The name with its definition, "Satisfied (4–5 of 1–5)": NPS needs none. */
    title: words === undefined ? name : titleOf(name, words),
    /** What files are called after. */
    fileName: words === undefined ? "nps" : "score",
    buckets,
    /** What some answers count as, by its name, and which values they are where the name does not tell. */
    bucket: isNps
      ? {
          bottom: { name: t`Detractors`, range: "0–6" },
          middle: { name: t`Passives`, range: "7–8" },
          top: { name: t`Promoters`, range: "9–10" },
        }
      : {
          bottom: { name: words?.valueList(metric.bottom) ?? "", range: "" },
          middle: { name: words?.labels.others ?? "", range: "" },
          top: { name: words?.valueList(metric.top) ?? "", range: "" },
        },
    value: (value: MetricValue) =>
      typeof value === "number" ? number(value, 6) : (words?.value(value) ?? value),
    /** Values in the order of the question's choices, numbers ascending. */
    inOrder: (one: MetricValue, other: MetricValue) =>
      places.indexOf(one) - places.indexOf(other) || ascending(one, other),
    score,
    range,
  };
}
