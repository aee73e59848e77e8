/** How the numbers of a report were made, from what was read and what the surveys say. */
import { questionKey } from "../../contract/question-key.ts";
import type { Code } from "../comments/codes.ts";
import { compareByCodePoint } from "../../lib/text/code-point-order.ts";
import { UNTOLD, type ToldMethod, type ToldQuestion, type PublishedMethod } from "../report-beside.ts";
import type { MetricReport, ReportRow } from "../report.ts";
import { FEWEST_ANSWERS, FEWEST_PERIODS } from "../score.ts";
import type { ChainFacts, MethodTally } from "./method-tally.ts";

/** A question as the surveys have it. */
export type SurveyedQuestion = Omit<ToldQuestion, "languages" | "scale"> & {
  readonly titles: readonly { readonly language: string; readonly title: string }[];
};

export interface MethodOn {
  /** Of every survey. */
  readonly questions: readonly SurveyedQuestion[];
  readonly tally: MethodTally;
  readonly facts: ChainFacts | undefined;
  readonly codes?: readonly Code[];
  /** Different answers of the codes that are held back: one may have several. */
  readonly heldBackOfCodes?: number;
  readonly version: string;
  /** A moment in the zone of the report. */
  readonly moment: (unix: number) => NonNullable<ToldMethod["first"]>;
}

export function tellMethod(
  report: Omit<MetricReport, "method" | "findings" | "says">,
  { questions, tally, facts, codes = [], heldBackOfCodes, version, moment }: MethodOn,
): ToldMethod {
  const { first, last, chains } = tally;
  return {
    questions: questionsOf(questions, tally, report.metric.scale),
    languages: (report.breakdowns.language ?? []).map(({ id, answers }) => ({ language: id, answers })),
    first: first === undefined ? null : moment(first),
    last: last === undefined ? null : moment(last),
    versions: Array.from(facts?.versions ?? [], ([of, responses]) => ({ version: of, responses }))
      .filter(({ responses }) => responses > 0)
      .toSorted((one, other) => one.version - other.version),
    closed: facts === undefined ? null : chains - facts.open,
    open: facts?.open ?? null,
    notCounted: report.notCounted === 0 ? [] : [{ reason: "outside the scale", answers: report.notCounted }],
    heldBack: Object.entries(report.breakdowns).flatMap(([dimension, rows = []]) =>
      heldBack(dimension, rows, dimension === "code" ? heldBackOfCodes : undefined),
    ),
    ...(codes.length > 0 && {
      codes: codes.map(({ name, find, check = null }) => ({ name, find, check })),
    }),
    weighting: "none",
    methods: publishedMethods(report),
    software: { name: "Earshot", version },
    untold: UNTOLD,
  };
}

function questionsOf(
  surveyed: readonly SurveyedQuestion[],
  { answers }: MethodTally,
  scale: ToldQuestion["scale"],
): readonly ToldQuestion[] {
  return surveyed
    .flatMap(({ titles, ...question }) => {
      const counted = answers.get(questionKey({ surveyId: question.survey, _id: question.id }));
      if (counted === undefined) return [];
      const { survey, id, type, title, language, place } = question;
      const languages = titles.map((each) => ({
        language: each.language,
        title: each.title,
        answers: counted.get(each.language) ?? 0,
      }));
      return [{ survey, id, type, title, language, languages, scale, place }];
    })
    .toSorted(
      (one, other) =>
        compareByCodePoint(one.survey, other.survey) ||
        one.place - other.place ||
        compareByCodePoint(one.id, other.id),
    );
}

/** `different` answers where rows overlap, else their sum. */
function heldBack(
  dimension: string,
  rows: readonly ReportRow[],
  different: number | undefined,
): ToldMethod["heldBack"] {
  const small = rows.filter(({ answers }) => answers < FEWEST_ANSWERS);
  if (small.length === 0) return [];
  const sum = () => small.reduce((all, { answers }) => all + answers, 0);
  return [{ dimension, rows: small.length, answers: different ?? sum() }];
}

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
    [periods >= FEWEST_PERIODS, "Binary segmentation", "Scott and Knott 1974; Vostrikova 1981"],
    [periods >= FEWEST_PERIODS, "Permutation test", "Fisher 1935"],
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
