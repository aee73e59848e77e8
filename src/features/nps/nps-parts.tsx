import { lazy, useDeferredValue, useState } from "react";
import type { FilterOptions } from "../../filters/options.ts";
import type { Sources } from "../../filters/provenance.ts";
import type { Screen } from "../../filters/use-screen.ts";
import { LatePart } from "../../ui/late-part.tsx";
import { breakdownBy } from "./breakdowns/breakdown-name.ts";
import { Breakdowns } from "./breakdowns/breakdowns.tsx";
import { CommentsPanel } from "./comments/comments-panel.tsx";
import { DistributionFigure } from "./distribution/distribution-figure.tsx";
import { sourcesWithout } from "./downloads/figure-sources.ts";
import { HeatMap } from "./hours/heat-map.tsx";
import type { NpsView } from "./view/nps-view.ts";
import type { ReadingInView } from "./reading/use-reading.ts";
import { goToPart, PARTS } from "./says/sentence.ts";
import type { Said } from "./says/use-said.ts";
import { TrendFigure } from "./trend/trend-figure.tsx";
import type { DraggedDays } from "./view/use-dragged-days.ts";
import { sliceFilter } from "./view/nps-view.ts";
import { usePaced } from "./view/use-paced.ts";
import { VersusPanel } from "./versus/versus-panel.tsx";
import classes from "./nps-screen.module.css";

// Shown once everything has been read and looked into.
const WhyPanel = lazy(async () => ({ default: (await import("./why/why-panel.tsx")).WhyPanel }));

const DriversPanel = lazy(async () => ({
  default: (await import("./drivers/drivers-panel.tsx")).DriversPanel,
}));

const NONE: readonly string[] = [];

interface NpsPartsProps {
  readonly screen: Screen;
  readonly days: DraggedDays;
  readonly view: NpsView;
  /** What the numbers say; undefined while nothing can be claimed. */
  readonly said: Said;
  readonly reading: ReadingInView;
  readonly options: FilterOptions;
  readonly sources: Sources;
  /** Reads the metadata that this device does not keep. */
  readonly onMetadata: () => void;
  /** Reads answers to other questions. */
  readonly onAnswers: () => void;
}

/** What is below the headline: the same answers by score, time, place and whatever else they tell. */
export function NpsParts(props: NpsPartsProps) {
  const { screen, days, view, said, reading, options, sources, onMetadata } = props;
  const { zone, change } = screen;
  const { values, drag, pick } = days;
  const { columns, phase, lacksMetadata } = reading;
  const [scores, trend, breakdowns, hours, sides] = usePacedParts(view, columns);
  const { difference, names } = said;
  return (
    <div className={classes["parts"]}>
      <div className={classes["distribution"]}>
        <DistributionFigure
          tally={scores.distribution}
          picked={values.score}
          sources={() => sourcesWithout("score", sources, columns)}
          onPick={(score) => change({ score })}
        />
      </div>
      <div className={classes["trend"]} id={PARTS.trend}>
        <TrendFigure
          view={trend}
          changes={said.changes}
          zone={zone}
          complete={phase === "complete"}
          sources={() => sourcesWithout("during", sources, columns)}
          explained={difference !== undefined && difference.explanations.length > 0}
          onSince={(from) => {
            change({ from });
            goToPart(PARTS.comments);
          }}
          onUnit={(period) => change({ period })}
          during={values.during}
          onDragging={drag}
          onDuring={pick}
        />
      </div>
      <WhyPart {...props} />
      <div className={classes["breakdown"]} id={PARTS.breakdown}>
        <Breakdowns
          screen={screen}
          view={breakdowns}
          columns={columns}
          options={options}
          sources={sources}
          names={names}
          loading={phase === "reading"}
          onMetadata={lacksMetadata ? onMetadata : undefined}
        />
      </div>
      {phase === "reading" ? null : (
        // Comments are read for themselves: never while all the rest is.
        <div className={classes["comments"]} id={PARTS.comments}>
          <CommentsPanel
            screen={screen}
            columns={columns}
            complete={phase === "complete"}
            sources={sources}
          />
        </div>
      )}
      <GoesWithPart {...props} />
      <HeatMap hours={hours.hours} zone={zone} sources={sources} />
      <VersusPanel
        view={sides}
        columns={columns}
        filter={sliceFilter(values, zone)}
        names={names}
        sources={sources}
        options={options}
        complete={phase === "complete"}
        versus={values.versus ?? NONE}
        onVersus={(versus) => change({ versus })}
      />
    </div>
  );
}

/** Why the score moved, once that is known. */
function WhyPart({ screen, said, reading, sources }: NpsPartsProps) {
  const { difference, names } = said;
  if (difference === undefined) return null;
  return (
    <div id={PARTS.why}>
      <LatePart>
        <WhyPanel
          columns={reading.columns}
          difference={difference}
          names={names}
          zone={screen.zone}
          sources={sources}
        />
      </LatePart>
    </div>
  );
}

/** What goes with the score, once that is known. */
function GoesWithPart({ screen, said, reading, sources, onAnswers }: NpsPartsProps) {
  const [shown, setShown] = useState(false);
  // Once somebody looks at it, it stays while it is looked for anew.
  if (said.drivers === undefined && !shown) return null;
  return (
    <div id={PARTS.drivers}>
      <LatePart>
        <DriversPanel
          drivers={said.drivers}
          shown={shown}
          onShown={setShown}
          sources={sources}
          onDimension={(dimension) => {
            screen.change(breakdownBy(dimension));
            goToPart(PARTS.breakdown);
          }}
          onAnswers={reading.columns.answers === undefined ? onAnswers : undefined}
        />
      </LatePart>
    </div>
  );
}

/** The view for each part, one after the other. */
function usePacedParts(view: NpsView, columns: ReadingInView["columns"]) {
  // Further down, a frame later will do.
  const later = useDeferredValue(view);
  return [
    usePaced(view, columns, 1),
    usePaced(view, columns, 2),
    usePaced(later, columns, 3),
    usePaced(later, columns, 4),
    usePaced(later, columns, 5),
  ] as const;
}
