/** The published methods that a report used, by what it tells: each with the source that defines it. */
import type { PublishedMethod } from "../report-beside.ts";
import type { MetricReport } from "../report.ts";

type Used = Pick<
  MetricReport,
  "metric" | "score" | "changes" | "trend" | "explained" | "breakdowns" | "words" | "drivers" | "events"
>;

/** In the order in which a report tells what they gave. */
export function publishedMethods(report: Used): readonly PublishedMethod[] {
  const { metric, score, trend, explained, breakdowns, words, drivers, events } = report;
  const rows = Object.values(breakdowns).flatMap((each) => each ?? []);
  const isShare = metric.kind === "share";
  const isCompared =
    rows.some(({ differs }) => differs !== null) || events.some(({ difference }) => difference !== null);
  const periods = trend.filter(({ answers }) => answers > 0).length;
  const used: readonly (readonly [isUsed: boolean, name: string, source: string])[] = [
    [metric.kind === "nps", "Net Promoter Score", "Reichheld 2003"],
    [score !== null && !isShare, "Adjusted Wald interval", "Rocks 2016"],
    [score !== null && isShare, "Wilson score interval", "Wilson 1927"],
    [isCompared && isShare, "Agresti–Caffo interval", "Agresti and Caffo 2000"],
    [periods >= FEWEST_UNITS, "Binary segmentation", "Scott and Knott 1974; Vostrikova 1981"],
    [periods >= FEWEST_UNITS, "Permutation test", "Fisher 1935"],
    [explained !== null, "Kitagawa decomposition", "Kitagawa 1955"],
    [explained !== null || drivers !== null, "Bootstrap", "Efron 1979"],
    [rows.some(({ verdict }) => verdict !== null), "Funnel plot with over-dispersion", "Spiegelhalter 2005"],
    [isCompared, "Benjamini–Hochberg procedure", "Benjamini and Hochberg 1995"],
    [words.length > 0, "Log-odds ratio with informative Dirichlet prior", "Monroe, Colaresi and Quinn 2008"],
    [drivers !== null, "LMG", "Lindeman, Merenda and Gold 1980"],
    [
      events.some(({ difference }) => difference !== null),
      "DerSimonian–Laird estimator",
      "DerSimonian and Laird 1986",
    ],
  ];
  return used.flatMap(([isUsed, name, source]) => (isUsed ? [{ name, source }] : []));
}

/** Periods with answers below which no change is looked for. */
const FEWEST_UNITS = 8;
