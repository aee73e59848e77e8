import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@tanstack/react-store";
import { lazy, useState } from "react";
import type { Columns } from "../../../analysis/columns/columns.ts";
import { listEstimate } from "../../../analysis/estimate/list-estimate.ts";
import { isNamed } from "../../../contract/question-key.ts";
import { useConnection } from "../../../client/connection.ts";
import { FilterBar } from "../../../filters/bar/filter-bar.tsx";
import { UnusableNotice } from "../../../filters/bar/unusable-notice.tsx";
import { useFilterOptions } from "../../../filters/bar/use-filter-options.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { LatePart } from "../../../ui/late-part.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Completeness, NothingToShow } from "./completeness.tsx";
import { Headline } from "../sections/headline.tsx";
import { NpsParts } from "./nps-parts.tsx";
import { readRequest } from "../data/read-request.ts";
import { useColumnsReading, type ColumnsInView } from "../data/use-columns-reading.ts";
import { usePeriodBefore } from "../data/view/use-period-before.ts";
import { useDraggedDays } from "../data/view/use-dragged-days.ts";
import type { ChangesInView } from "../insights/changes-in-view.ts";
import { presentPace } from "../sections/pace.ts";
import type { KnownPeriods } from "../sections/usual-difference.ts";
import { isPicked } from "../data/view/picks.ts";
import { useSaid, type Said } from "../insights/use-said.ts";
import { WhatNumbersSay } from "../insights/what-numbers-say.tsx";
import { sliceFilter, type NpsView } from "../data/view/nps-view.ts";
import { useNpsView } from "../data/view/use-nps-view.ts";
import { ReadingProblem } from "../../../ui/reading/reading-problem.tsx";
import { AfterFirstContent } from "../../../ui/first-content.tsx";
import type { QuestionSelectProps } from "./question-select.tsx";
import { useQuery } from "@tanstack/react-query";
import { answeredQuestions } from "../../../analysis/slice/questions.ts";
import { surveysQuery } from "../../../client/surveys-query.ts";
import type { ScreenValues } from "../../../filters/fields.ts";
import { npsQuestions, type NpsQuestion } from "./nps-questions.ts";
import { chainsThatName } from "../../../analysis/columns/bare-columns.ts";

const NothingStandsOut = lazy(async () => ({
  default: (await import("../insights/nothing-stands-out.tsx")).NothingStandsOut,
}));

/** What the NPS answers add up to, over every response chain that matches. */
export function NpsScreen({ screen }: { readonly screen: Screen }) {
  const { t } = useLingui();
  const { zone, unusable, change } = screen;
  const days = useDraggedDays(screen.values, change);
  const { values } = days;
  const [metadata, setMetadata] = useState(false);
  const [answers, setAnswers] = useState(false);
  const request = readRequest(values, zone, { metadata, answers });
  // Once they are there they stay, for what goes with the score and why it moved.
  if (request.answers && !answers) setAnswers(true);
  const reading = useColumnsReading(request);
  const view = useNpsView(reading.columns, screen.values, days, zone);
  const against = usePeriodBefore(screen.values, zone, reading, { answers });
  const questions = useNpsQuestions(values, reading.columns);
  const options = useFilterOptions();
  const complete = reading.phase === "complete";
  const ofPages = useSelector(reading.progress, (progress) => progress?.pages);
  useMissingNames(reading.columns, complete);
  const { readAt, readUntil } = reading;
  const apiAddress = useConnection().baseUrl;
  const sources = { values, zone, apiAddress, chains: view.chains, complete, readAt, readUntil };
  const said = useSaid(reading, screen, { against, options, questions });
  const isEmpty = complete && hasNothing(view);
  return (
    <>
      <PageHeader
        title={t`NPS`}
        choice={
          <LateQuestionSelect
            questions={questions}
            value={values.question}
            onChange={(question) => change({ question })}
          />
        }
        filters={<FilterBar screen={screen} options={options} />}
      />
      <UnusableNotice unusable={unusable} />
      <ColumnsProblem reading={reading} />
      <Headline
        tally={view.total}
        estimate={complete ? undefined : listEstimate(reading.columns, ofPages, sliceFilter(values, zone))}
        reading={reading}
        questions={countQuestions(view, values.question)}
        unlike={said.sentences?.[0]?.kind === "unlike"}
        complete={complete}
        compared={values.from !== undefined}
        against={against}
        moving={days.isDragging}
        known={knownPeriods(view, said.changes, values.during, zone)}
        pace={complete ? presentPace(view.trend, readUntil ?? 0) : undefined}
      >
        {isEmpty ? null : <SaysPart screen={screen} said={said} columns={reading.columns} />}
      </Headline>
      <Completeness
        screen={screen}
        reading={reading}
        matching={view.chains}
        notCounted={view.total.notCounted}
      />
      {isEmpty ? (
        <NothingToShow screen={screen} chains={view.chains} />
      ) : (
        <NpsParts
          screen={screen}
          days={days}
          view={view}
          said={said}
          reading={reading}
          options={options}
          sources={sources}
          onMetadata={() => setMetadata(true)}
          onAnswers={() => setAnswers(true)}
        />
      )}
    </>
  );
}

interface SaysPartProps {
  readonly screen: Screen;
  readonly said: Said;
  readonly columns: Columns;
}

const SaysPart = ({ screen, said, columns }: SaysPartProps) => (
  <WhatNumbersSay
    sentences={said.sentences}
    isSettled={said.isSettled}
    failure={said.failure}
    names={said.names}
    searchOf={({ shows }) => shows && screen.searchWith(shows)}
  >
    <LatePart>
      <NothingStandsOut screen={screen} said={said} columns={columns} />
    </LatePart>
  </WhatNumbersSay>
);

/** What the trend tells of usual ups and downs: its periods since the newest change. */
function knownPeriods(
  { trend }: NpsView,
  changes: ChangesInView | undefined,
  during: string | undefined,
  zone: string,
): KnownPeriods | undefined {
  const start = changes?.segments.at(-1)?.first.start;
  if (start === undefined) return undefined;
  const answered = trend.filter(({ tally }) => tally.answers > 0);
  return {
    level: answered.filter(({ period }) => period.start >= start).map(({ tally }) => tally),
    inView: answered.filter(({ period }) => during === undefined || isPicked(period, during, zone)).length,
  };
}

/** How many questions are taken together: an id alone may be that of several. */
const countQuestions = ({ by }: NpsView, named: string | undefined): number =>
  by.question.filter(
    ({ surveyId, questionId }) => named === undefined || isNamed(named, { surveyId, _id: questionId }),
  ).length;

/** Nothing here, and nothing that a pick in a chart could be taken back from. */
const hasNothing = ({ distribution, trend }: NpsView): boolean =>
  distribution.answers === 0 && trend.every(({ tally }) => tally.answers === 0);

/** What could not be read, where something could not. */
function ColumnsProblem({ reading }: { readonly reading: ColumnsInView }) {
  const { phase, result, columns, goOn } = reading;
  if (phase !== "incomplete" || result === undefined) return null;
  return <ReadingProblem result={result} nothing={columns.chains === 0} onRetry={goOn} />;
}

const QuestionSelect = lazy(async () => ({
  default: (await import("./question-select.tsx")).QuestionSelect,
}));

/** Comes with the kit's lists, which the charts need not wait for. */
const LateQuestionSelect = (props: QuestionSelectProps) => (
  <AfterFirstContent>
    <QuestionSelect {...props} />
  </AfterFirstContent>
);

/** The NPS questions to choose from, in the question language. */
function useNpsQuestions({ lang, survey, question }: ScreenValues, columns: Columns): readonly NpsQuestion[] {
  const { data } = useQuery(surveysQuery(useConnection(), lang));
  if (data === undefined) return [];
  return npsQuestions(data.rows, answeredQuestions(columns).entries, survey ?? [], question);
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
