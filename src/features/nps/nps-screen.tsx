import { useLingui } from "@lingui/react/macro";
import { useDeferredValue } from "react";
import { useConnection } from "../../client/connection.ts";
import { FilterBar } from "../../filters/bar/filter-bar.tsx";
import { UnusableNotice } from "../../filters/bar/unusable-notice.tsx";
import { useFilterOptions } from "../../filters/bar/use-filter-options.ts";
import { narrowingNames, pickNames } from "../../filters/narrowing.ts";
import { useScreen } from "../../filters/use-screen.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Breakdowns } from "./breakdowns/breakdowns.tsx";
import { CommentsPanel } from "./comments/comments-panel.tsx";
import { Completeness } from "./completeness.tsx";
import { DistributionFigure } from "./distribution-figure.tsx";
import { Headline } from "./headline.tsx";
import { HeatMap } from "./heat-map.tsx";
import { NothingToShow } from "./nothing-to-show.tsx";
import { npsView, type NpsView } from "./nps-view.ts";
import { QuestionSelect } from "./question-select.tsx";
import { ReadingProblem } from "./reading-problem.tsx";
import { readRequest } from "./reading/read-request.ts";
import { useReading } from "./reading/use-reading.ts";
import { TrendFigure } from "./trend-figure.tsx";
import { usePeriodBefore } from "./use-period-before.ts";
import { useDraggedDays } from "./use-dragged-days.ts";
import { useNpsQuestions } from "./use-nps-questions.ts";
import { VersusPanel } from "./versus/versus-panel.tsx";
import classes from "./nps-screen.module.css";

const FIELDS = [...narrowingNames, ...pickNames, "tz", "lang", "question", "by", "versus", "period"] as const;

/** What the NPS answers add up to, over every response chain that matches. */
export function NpsScreen() {
  const { t } = useLingui();
  const screen = useScreen(FIELDS);
  const { zone, unusable, change } = screen;
  const { values, ...days } = useDraggedDays(screen.values, change);
  const reading = useReading(readRequest(values, zone));
  const view = npsView(reading.columns, values, zone);
  const later = useDeferredValue(view); // further down, a frame later will do
  const against = usePeriodBefore(screen.values, zone, reading);
  const questions = useNpsQuestions(values, reading.columns);
  const options = useFilterOptions();
  const complete = reading.phase === "complete";
  const sources = {
    values,
    zone,
    apiAddress: useConnection().baseUrl,
    chains: view.chains,
    complete,
    readAt: reading.readAt,
  };
  return (
    <>
      <PageHeader title={t`NPS`} />
      <UnusableNotice unusable={unusable} />
      <FilterBar screen={screen} options={options} />
      <ReadingProblem reading={reading} />
      <QuestionSelect
        questions={questions}
        value={values.question}
        onChange={(question) => change({ question })}
      />
      <div className={classes["parts"]}>
        <Headline
          tally={view.total}
          questions={values.question === undefined ? view.by.question.length : 1}
          complete={complete}
          against={against}
          moving={days.isDragging}
        >
          <Completeness reading={reading} matching={view.chains} notCounted={view.total.notCounted} />
        </Headline>
        {complete && hasNothing(view) ? (
          <NothingToShow screen={screen} chains={view.chains} />
        ) : (
          <>
            <DistributionFigure
              tally={view.distribution}
              picked={values.score}
              sources={sources}
              onPick={(score) => change({ score })}
            />
            <TrendFigure
              view={view}
              zone={zone}
              sources={sources}
              onUnit={(period) => change({ period })}
              during={values.during}
              onDragging={days.drag}
              onDuring={days.pick}
            />
            <Breakdowns
              screen={screen}
              view={later}
              columns={reading.columns}
              options={options}
              loading={reading.phase === "reading"}
            />
            {complete ? <CommentsPanel screen={screen} columns={reading.columns} /> : null}
            <HeatMap hours={later.hours} zone={zone} />
            <VersusPanel
              view={later}
              versus={values.versus ?? []}
              onVersus={(versus) => change({ versus })}
            />
          </>
        )}
      </div>
    </>
  );
}

/** Nothing here, and nothing that a pick in a chart or a table could be taken back from. */
const hasNothing = ({ distribution, trend, by }: NpsView): boolean =>
  distribution.answers === 0 && trend.length === 0 && by.touchpoint.length === 0;
