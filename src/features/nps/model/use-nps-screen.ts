import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { chainsThatName } from "../../../analysis/columns/bare-columns.ts";
import type { Columns } from "../../../analysis/columns/columns.ts";
import { writtenQuestions, type Metric } from "../../../analysis/metric/metric.ts";
import { answeredQuestions } from "../../../analysis/slice/questions.ts";
import { useConnection } from "../../../client/connection.ts";
import { surveysQuery } from "../../../client/surveys-query.ts";
import { useFilterOptions } from "../../../filters/bar/use-filter-options.ts";
import { answerName } from "../insights/use-report.ts";
import type { FilterOptions } from "../../../filters/options.ts";
import type { ScreenValues } from "../../../filters/fields.ts";
import type { Sources } from "../../../filters/provenance.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { readRequest } from "../data/read-request.ts";
import { useCoded } from "../data/use-coded.ts";
import { useReadingWithAnswers } from "../data/use-columns-reading.ts";
import { useDraggedDays, useNpsView } from "../data/view/use-nps-view.ts";
import { useShownScore } from "../data/view/shown-score.ts";
import { usePeriodBefore } from "../data/view/use-period-before.ts";
import { useInsights } from "../insights/use-insights.ts";
import { npsQuestions, type NpsQuestion } from "./nps-questions.ts";
import { hasNpsQuestion, useSurveys, questionsScored } from "../../../filters/use-surveys.ts";

/** Everything that the sections of the NPS screen show, and what they can ask for. Each takes of it what it needs. */
export type NpsModel = ReturnType<typeof useNpsScreen>;

/** Reads what the address asks for, slices it, and finds what it says, of `metric` where that is not NPS. */
export function useNpsScreen(screen: Screen, metric?: Metric) {
  const { zone, change } = screen;
  const days = useDraggedDays(screen.values, change);
  const { values } = days;
  const [metadata, setMetadata] = useState(false);
  const [answers, setAnswers] = useState(false);
  // Answers that are choices are known by all that they are called.
  const needsAnswers = answers || metric?.top.some((value) => typeof value === "string") === true;
  // What it is called changes nothing of what is read.
  const counted = metric && { ...metric, name: "" };
  const asked = readRequest(values, zone, { metadata, answers: needsAnswers, metric: counted });
  // Once they were asked for they stay, for what the score is linked with and why it moved.
  if (asked.answers && !answers) setAnswers(true);
  const { request, whole, isReadingAnswers, isReadingComments } = useReadingWithAnswers(asked);
  const { reading, unusable, coded } = useCoded(whole, request, values.code);
  const { readAt, readUntil, unreadable } = reading;
  const complete = reading.phase === "complete";
  const view = useNpsView(reading.columns, screen.values, days, zone);
  const readOptions = { answers: request.answers, metric: counted };
  const against = usePeriodBefore(screen.values, zone, reading, readOptions, coded);
  const { questions, isAsked } = useNpsQuestions(values, reading.columns, metric);
  const surveys = useSurveys(undefined);
  // What filters offer and are called, answers to questions too.
  const options: FilterOptions = { ...useFilterOptions(), answers: (term) => answerName(surveys, term) };
  const apiAddress = useConnection().baseUrl;
  const { title } = useShownScore();
  const scored = metric && `${title}: ${writtenQuestions(metric)}`;
  const sources: Sources = {
    values,
    zone,
    apiAddress,
    scored,
    chains: view.chains,
    complete,
    unreadable,
    readAt,
    readUntil,
  };
  const around = { against, options, questions, isReadingAnswers, isReadingComments };
  const insights = useInsights(reading, screen, around);
  useMissingNames(reading.columns, complete);
  return {
    screen,
    days,
    view,
    insights,
    reading,
    unusable: [...screen.unusable, ...unusable],
    /** What codes would narrow. */
    whole: whole.columns,
    request,
    complete,
    against,
    options,
    questions,
    /** False where no survey has an NPS question, as soon as that is known. */
    isAsked,
    sources,
    /** Reads the metadata that this device does not keep. */
    readMetadata: () => setMetadata(true),
    /** Reads answers to other questions; undefined where they are there, or on their way. */
    readAnswers: request.answers || isReadingAnswers ? undefined : () => setAnswers(true),
  };
}

/** The NPS questions to choose from, in the question language; those of `metric` where it is not NPS. */
function useNpsQuestions({ lang, survey, question }: ScreenValues, columns: Columns, metric?: Metric) {
  const { data } = useQuery(surveysQuery(useConnection(), lang));
  if (metric !== undefined) {
    const scored = questionsScored(metric, data?.rows ?? []);
    return { questions: scored.map(({ _id, title }) => ({ id: _id, label: title || _id })), isAsked: true };
  }
  const questions: readonly NpsQuestion[] =
    data === undefined
      ? []
      : npsQuestions(data.rows, answeredQuestions(columns).entries, survey ?? [], question);
  return { questions, isAsked: data === undefined || questions.length > 0 || hasNpsQuestion(data.rows) };
}

/** More touchpoints than this are called by their ids until one of their chains is read. */
const MOST = 100;

/** So many at once. Loaded here: not many have a device that keeps anything. */
const few = async () => (await import("p-limit")).default(4);

/** Looks up what touchpoints and teams are called that come from this device, which keeps no names. */
function useMissingNames(columns: Columns, enabled: boolean): void {
  const { id: connection, client, seen } = useConnection();
  const chains = enabled ? chainsThatName(columns, seen.get(), MOST) : [];
  useQuery({
    queryKey: [connection, "names", chains],
    queryFn: async ({ signal }) => {
      const limit = await few();
      const readings = chains.map((id) => limit(() => client.chain(id, {}, { signal })));
      const read = await Promise.allSettled(readings);
      seen.note(read.flatMap((each) => (each.status === "fulfilled" ? [each.value] : [])));
      return read.length;
    },
    enabled: chains.length > 0,
    staleTime: Infinity,
  });
}
