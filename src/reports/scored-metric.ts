/** Another metric than NPS in the words of a language: what it is called and what it is of. */
import type { MetricValue, ValueNames } from "../analysis/metric/metric.ts";
import type { ReportMetric } from "../analysis/report.ts";
import { filled } from "./figures.ts";
import type { ReportPhrases } from "./languages/phrases.ts";

/** `4–5`: numbers one after another as a range, all else by name, with commas. */
export function valuesText(values: readonly MetricValue[], names: ValueNames = new Map()): string {
  const runs: MetricValue[][] = [];
  for (const value of values) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (typeof value === "number" && typeof before === "number" && value === before + 1) last?.push(value);
    else runs.push([value]);
  }
  return runs
    .map(([first = "", ...more]) => {
      const end = more.at(-1);
      return end === undefined ? (names.get(first) ?? String(first)) : `${first}–${end}`;
    })
    .join(", ");
}

/** What a metric is of: "4–5 of 1–5". */
export function definitionOf(
  { scale, top, bottom }: Pick<ReportMetric, "scale" | "top" | "bottom">,
  { scored }: Pick<ReportPhrases, "scored">,
  names?: ValueNames,
): string {
  const told = { top: valuesText(top, names), bottom: valuesText(bottom, names) };
  if (scale === null) return bottom.length === 0 ? told.top : filled(scored.withoutScale, told);
  return filled(bottom.length === 0 ? scored.share : scored.balance, {
    ...told,
    scale: valuesText(scale, names),
  });
}

/** The phrases of a language for a metric; the very same for NPS. */
export function phrasesFor(phrases: ReportPhrases, { name, kind }: ReportMetric): ReportPhrases {
  if (kind === "nps" && name === phrases.labels.score) return phrases;
  const { scored, labels, findings } = phrases;
  const trend = filled(scored.trend, { metric: name });
  if (kind === "nps") return { ...phrases, labels: { ...labels, title: name, score: name, trend } };
  return {
    ...phrases,
    labels: { ...labels, title: name, score: name, trend },
    dimensions: { ...phrases.dimensions, question: scored.question },
    values: { ...phrases.values, question: scored.questions },
    findings: {
      ...findings,
      unlike: scored.unlike,
      none: { ...findings.none, noAnswers: scored.noAnswers },
    },
  };
}
