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
import { isolated } from "../../../../reports/figures.ts";
import type { ReportWords } from "../../../../reports/words.ts";

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
export interface ShownScore {
  readonly metric: Metric;
  /** True where answers are promoters, passives and detractors. */
  readonly isNps: boolean;
  /** True of a metric that was declared, which may be NPS by another name. */
  readonly isDeclared: boolean;
  readonly name: string;
  /** The name where there is little room for it. */
  readonly short: string;
  /** The name with its definition, "Satisfied (4–5 of 1–5)": NPS needs none. */
  readonly title: string;
  /** What files are called after. */
  readonly fileName: string;
  /** In the order of the scale; a share has no bottom. */
  readonly buckets: readonly Bucket[];
  /** What some answers count as, by its name, and which values they are where the name does not tell. */
  readonly bucket: Readonly<Record<Bucket, { readonly name: string; readonly range: string }>>;
  readonly value: (value: MetricValue) => string;
  /** Values in the order of the question's choices, numbers ascending. */
  readonly inOrder: (one: MetricValue, other: MetricValue) => number;
  /** A share as a part of a count is written, any other score with its sign. */
  readonly score: (value: number | undefined, digits?: number) => string;
  readonly range: (interval: Interval | undefined, digits?: number) => string;
}

/** Characters. */
const SHORT = 12;

export function useShownScore(): ShownScore {
  const { t } = useLingui();
  const { signed, number } = useFormats();
  const { part } = useParts();
  const shown = use(Shown);
  const { metric = NPS, words, choices } = shown ?? {};
  const places = [...(choices?.keys() ?? [])];
  const isShare = metric.kind === "share";
  const score: ShownScore["score"] = (value, digits) =>
    isShare ? part(value === undefined ? undefined : value / 100, digits) : signed(value, digits);
  const range: ShownScore["range"] = (interval, digits) =>
    interval === undefined ? NONE : t`${score(interval.low, digits)} to ${score(interval.high, digits)}`;
  const isNps = metric.kind === "nps";
  // Set apart where it is read from right to left: its numbers would change sides with the name.
  const definition =
    words?.definition && (words.direction === "rtl" ? isolated(words.definition) : words.definition);
  const name = isNps && words === undefined ? t`NPS` : metric.name;
  return {
    metric,
    isNps,
    isDeclared: words !== undefined,
    name,
    short: cutText(name, SHORT),
    title: definition === undefined ? name : `${name} (${definition})`,
    fileName: words === undefined ? "nps" : "score",
    buckets: isShare ? ["middle", "top"] : ["bottom", "middle", "top"],
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
    value: (value) => (typeof value === "number" ? number(value, 6) : (words?.value(value) ?? value)),
    inOrder: (one, other) => places.indexOf(one) - places.indexOf(other) || ascending(one, other),
    score,
    range,
  };
}
