/** How the numbers of a report were made, from what was read and what the surveys say. */
import { questionKey } from "../../contract/question-key.ts";
import { compareByCodePoint } from "../../lib/text/code-point-order.ts";
import { UNTOLD, type ToldMethod, type ToldQuestion } from "../report-beside.ts";
import type { MetricReport, ReportRow } from "../report.ts";
import type { ChainFacts, MethodTally } from "./method-tally.ts";
import { publishedMethods } from "./published-methods.ts";

/** A question as the surveys have it. */
export type SurveyedQuestion = Omit<ToldQuestion, "languages" | "scale"> & {
  readonly titles: readonly { readonly language: string; readonly title: string }[];
};

export interface MethodOn {
  /** Of every survey. */
  readonly questions: readonly SurveyedQuestion[];
  readonly tally: MethodTally;
  /** Undefined where they are not known. */
  readonly facts: ChainFacts | undefined;
  /** Of Earshot. */
  readonly version: string;
  /** A moment in the zone of the report. */
  readonly moment: (unix: number) => NonNullable<ToldMethod["first"]>;
}

/** Rows of fewer answers are not told from the rest. */
const FEWEST = 10;

export function tellMethod(
  report: Omit<MetricReport, "method" | "findings" | "says">,
  { questions, tally, facts, version, moment }: MethodOn,
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
      heldBack(dimension, rows),
    ),
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

function heldBack(dimension: string, rows: readonly ReportRow[]): ToldMethod["heldBack"] {
  const small = rows.filter(({ answers }) => answers < FEWEST);
  if (small.length === 0) return [];
  return [{ dimension, rows: small.length, answers: small.reduce((sum, { answers }) => sum + answers, 0) }];
}
