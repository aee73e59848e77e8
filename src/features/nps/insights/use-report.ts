import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useMemo, use } from "react";
import type { BuiltReport, ReportHead, ReportParts } from "../../../analysis/report/build-report.ts";
import { distinctChoices } from "../../../analysis/columns/choice-names.ts";
import type { Findings } from "../../../analysis/findings/find.ts";
import { keyOf, kindOf } from "../../../analysis/report-values.ts";
import type { Unread } from "../../../analysis/report/statement.ts";
import type { ReportDimension, ReportWord } from "../../../analysis/report.ts";
import { knownLabel, labelOf, type FilterOptions } from "../../../filters/options.ts";
import type { Survey } from "../../../contract/resources.ts";
import type { AnswerTerm } from "../../../analysis/slice/row-mask.ts";
import { cutText } from "../../../lib/text/fit-text.ts";
import { distinctNames } from "../../../lib/text/distinct-names.ts";
import { useShownScore, Shown } from "../data/view/shown-score.ts";
import { languageName } from "../../../lib/language-name.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { ReportWords } from "../../../reports/words.ts";
import { useSurveys } from "../../../filters/use-surveys.ts";

const NONE: readonly ReportWord[] = [];

/** What is loaded once it is `needed`; undefined until it has come. */
export const useLoaded = <Code>(name: string, load: () => Promise<Code>, needed: boolean) =>
  useQuery({ queryKey: [name], queryFn: load, staleTime: Infinity, enabled: needed }).data;

/** Reports are built once everything has been read: what builds them comes late. */
const loadBuilder = async () => (await import("../../../analysis/report/build-report.ts")).buildReport;

export interface TitledQuestion {
  readonly id: string;
  readonly label: string;
}

/** What dimensions and their values are called. */
export interface Names {
  readonly ofDimension: (dimension: ReportDimension) => string;
  readonly ofValue: (dimension: ReportDimension, id: string) => string | undefined;
}

/** Characters of a question that are told. */
const LONGEST = 80;

const questionIn = (surveys: readonly Survey[], id: string) =>
  surveys.flatMap(({ questions }) => questions).find(({ _id }) => _id === id);

/** What an answer is called: the title of its choice, itself where it is a number or the title of several. */
const valueName = (surveys: readonly Survey[], { question, value }: AnswerTerm): string =>
  distinctChoices(questionIn(surveys, question)?.choices ?? []).get(value) || value;

/** The same after its question. */
export const answerName = (surveys: readonly Survey[], term: AnswerTerm): string =>
  `${cutText(questionIn(surveys, term.question)?.title || term.question, LONGEST)}: ${valueName(surveys, term)}`;

/** The titles of all questions by id, those of the same title with their survey. */
const questionTitles = (surveys: readonly Survey[]) =>
  distinctNames(
    surveys.flatMap(({ name, questions }) =>
      questions.map(({ _id, title }) => ({ id: _id, name: title, owner: name })),
    ),
  );

/** What is called how on this screen. */
export function useNames(
  options: FilterOptions,
  questions: readonly TitledQuestion[],
  lang: string | undefined,
): Names {
  const { t, i18n } = useLingui();
  const surveys = useSurveys(lang);
  const isNps = useShownScore().isNps;
  const titles = questionTitles(surveys);
  const known = new Map<ReportDimension, string>([
    ["touchpoint", t`Touchpoint`],
    ["survey", t`Survey`],
    ["team", t`Team`],
    ["language", t`Language`],
    ["question", isNps ? t`NPS question` : t`Question`],
  ]);
  const questionName = (id: string) => questions.find((question) => question.id === id)?.label;
  return {
    ofDimension: (dimension) => {
      const key = keyOf(dimension);
      return known.get(dimension) ?? (kindOf(dimension) === "answer" ? (titles.get(key) ?? key) : key);
    },
    ofValue: (dimension, id) => {
      if (id === "") return t`Without a value`;
      if (dimension === "touchpoint") return knownLabel(options.touchpoints, id);
      if (dimension === "team") return knownLabel(options.teams, id);
      if (dimension === "survey") return labelOf(options.surveys, id);
      if (dimension === "language") return knownLabel(options.languages, id) ?? languageName(id, i18n.locale);
      if (kindOf(dimension) === "answer")
        return valueName(surveys, { question: keyOf(dimension), value: id });
      return dimension === "question" ? questionName(id) : undefined;
    },
  };
}

interface Read extends Pick<ReportHead, "zone"> {
  readonly readAt: number | undefined;
  readonly lacksMetadata: boolean;
  readonly lacksAnswers: boolean;
  /** What happened, of what concerns the selection; undefined until that is known. */
  readonly happened: ReportParts["happened"] | undefined;
  /** False while what goes with the score, or words, are still looked for. */
  readonly isSettled: boolean;
}

/** What was found as figures, and what is said of them; undefined while nothing can be claimed. */
export function useReport(
  findings: Findings | undefined,
  drivers: ReportParts["drivers"],
  words: readonly ReportWord[] | undefined,
  names: Names,
  { zone, readAt, lacksMetadata, lacksAnswers, happened, isSettled }: Read,
): BuiltReport | undefined {
  const build = useLoaded("report builder", loadBuilder, findings !== undefined);
  return useMemo(
    () =>
      findings &&
      build?.(
        {
          filters: {},
          zone,
          readAt: (readAt ?? 0) / 1000,
          complete: true,
          names,
          unread: unreadOf(lacksMetadata, lacksAnswers),
          isSettled,
        },
        { findings, drivers, words: words ?? NONE, happened },
      ),
    [build, findings, drivers, words, names, zone, readAt, lacksMetadata, lacksAnswers, happened, isSettled],
  );
}

/** What responses tell that was not read. */
export const unreadOf = (lacksMetadata: boolean, lacksAnswers: boolean): readonly Unread[] => [
  ...(lacksMetadata ? (["metadata"] as const) : []),
  ...(lacksAnswers ? (["answers"] as const) : []),
];

/** Sentences are said once everything has been read: they come late. */
const loadWords = async () => (await import("../../../reports/report-words.ts")).reportWordsIn;

/** The sentences of a report about the score that is shown, in the language of the interface; undefined until they are `needed` and have come. */
export function useReportWords(needed: boolean): ReportWords | undefined {
  const { i18n } = useLingui();
  const { locale } = useFormats();
  const shown = use(Shown);
  const wordsIn = useLoaded("report words", loadWords, needed && shown === undefined);
  return shown?.words ?? wordsIn?.(i18n.locale, locale);
}
