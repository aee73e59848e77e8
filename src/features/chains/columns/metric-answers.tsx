import { useLingui } from "@lingui/react/macro";
import type { QueryClient } from "@tanstack/react-query";
import { ValueReader } from "../../../analysis/columns/value-reader.ts";
import { declareMetric, questionsAmong } from "../../../analysis/metric/declare.ts";
import { bucketIn, type Bucket } from "../../../analysis/metric/metric.ts";
import { DeclarationError } from "../../../analysis/metric/metric-error.ts";
import { declarationOf, type ListedMetric } from "../../../analysis/metric/metric-list.ts";
import { responseText } from "../../../analysis/texts/answer-text.ts";
import { coveredResponse } from "../../../analysis/texts/covered.ts";
import type { Connection } from "../../../client/connection.ts";
import { surveysQuery } from "../../../client/surveys-query.ts";
import type { ResponseChain, Survey } from "../../../contract/resources.ts";
import { choiceNames, useNamedChoices } from "../../../filters/use-named-choices.ts";
import { namedMetrics } from "../../../filters/use-named-metrics.ts";
import { useAddress } from "../../../filters/use-screen.ts";
import { keyed } from "../../../lib/text/distinct-names.ts";
import { titleOf, type ReportWords } from "../../../reports/words.ts";
import { ShortText } from "../../../ui/short-text.tsx";
import { AnswerMark } from "./nps-mark.tsx";
import { NO_SURVEYS, useSurveys, questionsScored } from "../../../filters/use-surveys.ts";

/** For each metric, what a chain answered to its questions, a choice by its title; nothing of a metric that can't be scored. */
export function useMetricAnswers(listed: readonly ListedMetric[], lang: string | undefined) {
  const surveys = useSurveys(lang).filter(({ _id }) => listed.some(({ survey }) => survey === _id));
  const asked = new Set(listed.flatMap((each) => questionsAmong(declarationOf(each), surveys).questions));
  const { of, ready } = useNamedChoices(
    surveys.map(({ _id, questions }) => ({
      _id,
      questions: questions.filter((question) => asked.has(question._id)),
    })),
  );
  return { answersOf: listed.map((metric) => answersBy(metric, surveys, of)), ready };
}

function answersBy(
  listed: ListedMetric,
  surveys: readonly Survey[],
  choicesOf: ReturnType<typeof useNamedChoices>["of"],
) {
  const metric = declared(listed, surveys);
  if (metric === undefined) return () => [];
  const questions = questionsScored(metric, surveys);
  const choices = new Map(questions.map((question) => [question._id, choicesOf(question)]));
  const reader = new ValueReader(metric, choices);
  return (chain: ResponseChain) =>
    reader.concerns(chain)
      ? reader.answers(chain).map((response) => {
          const { questionId } = response;
          const value = reader.value(response);
          const choice = choices.get(questionId)?.find(({ id, title }) => (id || title) === value);
          return {
            questionId,
            text: choice?.title ?? responseText(coveredResponse(response)),
            /** What it counts as; undefined where it does not count. */
            bucket: value === undefined ? undefined : bucketIn(metric, value),
          };
        })
      : [];
}

function declared(listed: ListedMetric, surveys: readonly Survey[]) {
  try {
    return declareMetric(declarationOf(listed), surveys);
  } catch (thrown) {
    if (thrown instanceof DeclarationError) return undefined;
    throw thrown;
  }
}

/** What answers to a metric count as, in words. */
export function useBucketNames(): (bucket: Bucket | undefined) => string {
  const { t } = useLingui();
  const names = { top: t`Top`, middle: t`Middle`, bottom: t`Bottom` };
  return (bucket) => (bucket === undefined ? t`Not counted` : names[bucket]);
}

/** A metric's name with its definition in the language of `wordsIn`; the name alone where it can't be scored. */
export function metricTitle(
  listed: ListedMetric,
  surveys: readonly Survey[],
  wordsIn: Pick<ReportWords, "of">,
): string {
  const metric = declared(listed, surveys);
  if (metric === undefined) return listed.name;
  return titleOf(metric.name, wordsIn.of({ ...metric, question: null }, choiceNames(metric, surveys)));
}

/** Metrics that have a name, each with its title in a language; those of choices as questions are in `lang`. */
export async function titledMetrics(
  connection: Connection,
  cache: QueryClient,
  language: string,
  lang: string | undefined,
) {
  const metrics = await namedMetrics(connection, cache);
  if (metrics.length === 0) return [];
  const [{ reportWordsIn }, { rows }] = await Promise.all([
    import("../../../reports/report-words.ts"),
    cache.query(surveysQuery(connection, lang)).catch(() => ({ rows: NO_SURVEYS })),
  ]);
  const words = reportWordsIn(language);
  const titled = (metric: ListedMetric) => ({ ...metric, title: metricTitle(metric, rows, words) });
  return metrics.map(titled);
}

interface MetricCellProps {
  readonly metric: ListedMetric;
  readonly chain: ResponseChain;
}

/** What was answered to the questions of a metric, each as its top, its bottom, or neither. */
export function MetricCell({ metric, chain }: MetricCellProps) {
  const { lang } = useAddress();
  const nameOf = useBucketNames();
  const [answersOf] = useMetricAnswers([metric], lang).answersOf;
  return keyed(answersOf?.(chain) ?? [], ({ questionId }) => questionId).map(({ key, item }) => (
    <AnswerMark key={key} bucket={item.bucket} name={nameOf(item.bucket)}>
      <ShortText most={60}>{item.text}</ShortText>
    </AnswerMark>
  ));
}
