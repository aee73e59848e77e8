/** The words of a report in each language that the interface speaks. */
import { capital, isolated, joinList } from "../lib/text/sentence.ts";
import { NONE } from "../lib/format-number.ts";
import { formatDate, formatMoment } from "../lib/time/format-time.ts";
import { besideTexts } from "./beside-texts.ts";
import { figuresIn, filled } from "./figures.ts";
import { findingsOf } from "./findings.ts";
import type { MetricValue, ValueNames } from "../analysis/metric/metric.ts";
import arabic from "./languages/ar.json" with { type: "json" };
import german from "./languages/de.json" with { type: "json" };
import english from "./languages/en.json" with { type: "json" };
import spanish from "./languages/es.json" with { type: "json" };
import finnish from "./languages/fi.json" with { type: "json" };
import french from "./languages/fr.json" with { type: "json" };
import type { ReportMetric } from "../analysis/report.ts";
import type { ReportPhrases } from "./languages/phrases.ts";
import swedish from "./languages/sv.json" with { type: "json" };
import type { ReportWords } from "./words.ts";

const directionOf = ({ language }: ReportPhrases) => (language === "ar" ? "rtl" : "ltr");

/** Set apart where the language is read from right to left: signs would change sides. */
const figureIn = (phrases: ReportPhrases, figure: string): string =>
  directionOf(phrases) === "rtl" ? isolated(figure) : figure;

const languages: readonly ReportPhrases[] = [english, finnish, swedish, german, spanish, french, arabic];

/** By BCP 47 tag, in English where it is not spoken. Numbers and days as in the region of `locale`. */
export function reportWordsIn(tag: string, locale = tag): ReportWords {
  const [language] = tag.toLowerCase().split("-", 1);
  const phrases = languages.find((each) => each.language === language);
  return phrases === undefined ? wordsOf(english, english.language) : wordsOf(phrases, locale);
}

interface About {
  readonly metric: ReportMetric;
  readonly names: ValueNames | undefined;
}

function wordsOf(language: ReportPhrases, locale: string, about?: About): ReportWords {
  const phrases = about === undefined ? language : phrasesFor(language, about.metric);
  const { standings } = phrases;
  const valueList = (values: readonly MetricValue[]) => valuesText(values, language.language, about?.names);
  /** A metric that not everybody knows. */
  const declared = about?.metric.kind === "nps" ? undefined : about?.metric;
  const writing = {
    isShare: declared?.kind === "share",
    ...(declared && { top: valueList(declared.top), bottom: valueList(declared.bottom) }),
  };
  const figures = figuresIn(phrases, locale, writing);
  const { count, list, share } = figures;
  const set =
    directionOf(phrases) === "rtl" ? figuresIn(phrases, locale, { ...writing, set: isolated }) : figures;
  const moment: ReportWords["moment"] = ({ unix }, zone) => formatMoment(unix, locale, zone) ?? NONE;
  return {
    ...figures,
    of: (metric, names) => wordsOf(language, locale, { metric, names }),
    definition: declared && definitionOf(declared, phrases, valueList),
    value: (value) => about?.names?.get(value) ?? String(value),
    valueList,
    language: phrases.language,
    direction: directionOf(phrases),
    ...findingsOf(phrases, set),
    beside: besideTexts(phrases, set, locale, { moment, valueList }),
    labels: phrases.labels,
    standing: (standing) => standings[standing ?? "few"],
    range: (low, high) =>
      filled(phrases.findings.range, { low: figureIn(phrases, low), high: figureIn(phrases, high) }),
    partOf: (all) => filled(phrases.labels.part, { all: share(all) }),
    more: (rows) => filled(phrases.labels.more, { count: count(rows) }),
    filter: (phrase, values, name = "") =>
      filled(phrases.filters[phrase], { values: list(values), name: capital(name) }),
    moment,
    day: (date) => formatDate(date, locale),
    timesIn: (zone) => filled(phrases.timesIn, { zone: figureIn(phrases, zone) }),
    restsOn: (responses) => set.plural(phrases.restsOn, responses),
    newestOf: (shown, total) =>
      shown < total
        ? filled(phrases.newestOf, { shown: count(shown), total: count(total) })
        : phrases.allCovered,
  };
}

/** `4–5`: numbers one after another as a range, all else by name, with commas. */
function valuesText(values: readonly MetricValue[], language: string, names: ValueNames = new Map()): string {
  const runs: MetricValue[][] = [];
  for (const value of values) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (typeof value === "number" && typeof before === "number" && value === before + 1) last?.push(value);
    else runs.push([value]);
  }
  const texts = runs.map(([first = "", ...more]) => {
    const end = more.at(-1);
    return end === undefined ? (names.get(first) ?? String(first)) : `${first}–${end}`;
  });
  return joinList(texts, language);
}

/** What a metric is of: "4–5 of 1–5". */
function definitionOf(
  { scale, top, bottom }: Pick<ReportMetric, "scale" | "top" | "bottom">,
  { scored }: Pick<ReportPhrases, "scored">,
  listOf: (values: readonly MetricValue[]) => string,
): string {
  const told = { top: listOf(top), bottom: listOf(bottom) };
  if (scale === null) return bottom.length === 0 ? told.top : filled(scored.withoutScale, told);
  return filled(bottom.length === 0 ? scored.share : scored.balance, { ...told, scale: listOf(scale) });
}

/** The phrases of a language for a metric; the very same for NPS. */
function phrasesFor(phrases: ReportPhrases, { name, kind }: ReportMetric): ReportPhrases {
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
