import { createStore } from "@tanstack/react-store";
import { useState, type ReactNode } from "react";
import type { Metric } from "../../../analysis/metric/metric.ts";
import { FilterBar } from "../../../filters/bar/filter-bar.tsx";
import { UnusableNotice } from "../../../filters/bar/unusable-notice.tsx";
import type { Screen } from "../../../filters/use-screen.ts";
import { Offered, type OfferedDownloads } from "../../../ui/downloads/offered.ts";
import { latePart, partAfterFirst } from "../../../ui/schedule/late-part.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { ReadingProblem } from "../../../ui/reading/reading-problem.tsx";
import { useInTurn } from "../../../ui/schedule/use-turns.ts";
import type { NpsView } from "../data/view/use-nps-view.ts";
import { PARTS } from "../insights/sentence.ts";
import { WhatNumbersSay } from "../sections/findings/what-numbers-say.tsx";
import { Distribution } from "../sections/distribution.tsx";
import { Headline } from "../sections/headline.tsx";
import { Trend } from "../sections/trend-figure.tsx";
import { useTrendEvents } from "../sections/use-trend-events.ts";
import { withAllWords } from "../../../i18n/interface-language.ts";
import { Completeness } from "./completeness.tsx";
import { useShownScore } from "../data/view/shown-score.ts";
import { useNpsScreen, type NpsModel } from "../model/use-nps-screen.ts";
import classes from "./nps-screen.module.css";

const QuestionSelect = partAfterFirst(async () => (await import("./question-select.tsx")).QuestionSelect);
const NothingToShow = latePart(
  async () => (await withAllWords(import("./nothing-to-show.tsx"))).NothingToShow,
);

// Comes with what it lists: charts and tables offer themselves once they are drawn.
const TakeAway = partAfterFirst(async () => (await import("../../../ui/downloads/take-away.tsx")).TakeAway);
const TrendEvents = latePart(async () => (await import("../sections/trend-events.tsx")).TrendEvents);
const LowerParts = partAfterFirst(async () => (await import("./lower-parts.tsx")).LowerParts);

interface NpsScreenProps {
  readonly screen: Screen;
  /** What is scored, where it is not NPS. */
  readonly scored?: {
    readonly metric: Metric;
    /** The screen as the address has it. */
    readonly asked: Screen;
    /** What the metric is. */
    readonly about: ReactNode;
    /** What it is made of, while that is changed. */
    readonly below: ReactNode;
  };
}

/** What the NPS answers add up to, or those of a metric, over every response chain that matches. */
export function NpsScreen({ screen, scored }: NpsScreenProps) {
  const model = useNpsScreen(screen, scored?.metric);
  const { name } = useShownScore();
  const { questions, isAsked, options, complete, view, reading } = model;
  const isEmpty = !isAsked || (complete && hasNothing(view));
  const isUnscored = isEmpty && (view.chains > 0 || !isAsked);
  const nothing = <NothingToShow {...model} />;
  const isNothing = reading.columns.chains === 0;
  const isFailed = isNothing && reading.phase === "incomplete";
  const [offered] = useState(() => createStore<OfferedDownloads>(new Map()));
  return (
    <Offered value={offered}>
      <PageHeader
        title={name}
        subtitle={scored?.about}
        choice={
          // Comes with the kit's lists, which the charts need not wait for.
          scored === undefined ? <QuestionSelect screen={screen} questions={questions} /> : undefined
        }
        actions={
          isEmpty || isFailed ? undefined : (
            <span className={classes["takeAway"]}>
              <TakeAway />
            </span>
          )
        }
        filters={
          <FilterBar
            screen={scored?.asked ?? screen}
            options={options}
            matching={complete && isAsked ? view.chains : undefined}
          />
        }
      />
      {scored?.below}
      <UnusableNotice unusable={model.unusable} />
      <ReadingProblem reading={reading} nothing={isNothing} />
      {isUnscored && reading.phase !== "reading" ? (
        complete && <div className={classes["instead"]}>{nothing}</div>
      ) : (
        <Headline model={model}>
          <WhatNumbersSay model={model} />
        </Headline>
      )}
      <Completeness {...model} />
      {isEmpty ? complete && !isUnscored && nothing : isFailed ? null : <Parts model={model} />}
    </Offered>
  );
}

/** What is below the headline: the same answers by score, time, place and whatever else they tell. */
function Parts({ model }: { readonly model: NpsModel }) {
  const { scores, trend } = useInTurn({ scores: model, trend: model }, model.days.isDragging);
  const { below } = useInTurn({ below: trend });
  const events = useTrendEvents(trend);
  return (
    <div className={classes["parts"]}>
      <div className={classes["distribution"]}>
        <Distribution {...scores} />
      </div>
      <div className={classes["trend"]} id={PARTS.trend} tabIndex={-1}>
        <Trend {...trend} events={events} />
      </div>
      {events === undefined ? null : (
        <TrendEvents
          events={events}
          screen={trend.screen}
          unit={trend.view.unit}
          touchpoints={trend.options.touchpoints}
        />
      )}
      <LowerParts model={below} />
    </div>
  );
}

/** Nothing here, and nothing that a pick in a chart could be taken back from. */
const hasNothing = ({ distribution, trend }: NpsView): boolean =>
  distribution.answers === 0 && trend.every(({ tally }) => tally.answers === 0);
