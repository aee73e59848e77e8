import { useLingui } from "@lingui/react/macro";
import { FilterBar } from "../../filters/bar/filter-bar.tsx";
import { UnusableNotice } from "../../filters/bar/unusable-notice.tsx";
import { useFilterOptions } from "../../filters/bar/use-filter-options.ts";
import { narrowingNames } from "../../filters/narrowing.ts";
import { useScreen } from "../../filters/use-screen.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Completeness } from "./completeness.tsx";
import { DistributionFigure } from "./distribution-figure.tsx";
import { Headline } from "./headline.tsx";
import { NothingToShow } from "./nothing-to-show.tsx";
import { npsView } from "./nps-view.ts";
import { QuestionSelect } from "./question-select.tsx";
import { ReadingProblem } from "./reading-problem.tsx";
import { readRequest } from "./reading/read-request.ts";
import { useReading } from "./reading/use-reading.ts";
import { TouchpointTable } from "./touchpoint-table.tsx";
import { TrendFigure } from "./trend-figure.tsx";
import { useNpsQuestions } from "./use-nps-questions.ts";
import classes from "./nps-screen.module.css";

const FIELDS = [...narrowingNames, "tz", "lang", "question", "period"] as const;

/** What the NPS answers add up to, over every response chain that matches. */
export function NpsScreen() {
  const { t } = useLingui();
  const screen = useScreen(FIELDS);
  const { values, zone, unusable, change } = screen;
  const reading = useReading(readRequest(values, zone));
  const view = npsView(reading.columns, values, zone);
  const questions = useNpsQuestions(values, reading.columns);
  const options = useFilterOptions();
  const complete = reading.phase === "complete";
  const empty = view.total.answers + view.distribution.answers === 0;
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
        >
          <Completeness reading={reading} matching={view.chains} notCounted={view.total.notCounted} />
        </Headline>
        {complete && empty ? (
          <NothingToShow screen={screen} chains={view.chains} />
        ) : (
          <>
            <DistributionFigure tally={view.distribution} />
            <TrendFigure view={view} zone={zone} onUnit={(period) => change({ period })} />
            <TouchpointTable rows={view.by.touchpoint} loading={reading.phase === "reading"} />
          </>
        )}
      </div>
    </>
  );
}
