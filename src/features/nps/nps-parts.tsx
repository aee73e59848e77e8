import { useDeferredValue } from "react";
import type { FilterOptions } from "../../filters/options.ts";
import type { Sources } from "../../filters/provenance.ts";
import type { Screen } from "../../filters/use-screen.ts";
import { Breakdowns } from "./breakdowns/breakdowns.tsx";
import { CommentsPanel } from "./comments/comments-panel.tsx";
import { DistributionFigure } from "./distribution-figure.tsx";
import { sourcesWithout } from "./downloads/figure-sources.ts";
import { HeatMap } from "./hours/heat-map.tsx";
import type { NpsView } from "./nps-view.ts";
import type { ReadingInView } from "./reading/use-reading.ts";
import { TrendFigure } from "./trend/trend-figure.tsx";
import type { DraggedDays } from "./trend/use-dragged-days.ts";
import { usePaced } from "./use-paced.ts";
import { VersusPanel } from "./versus/versus-panel.tsx";

const NONE: readonly string[] = [];

interface NpsPartsProps {
  readonly screen: Screen;
  readonly days: DraggedDays;
  readonly view: NpsView;
  readonly reading: ReadingInView;
  readonly options: FilterOptions;
  readonly sources: Sources;
  /** Reads the metadata that this device does not keep. */
  readonly onMetadata: () => void;
}

/** What is below the headline: the same answers by score, time, place and whatever else they tell. */
export function NpsParts({ screen, days, view, reading, options, sources, onMetadata }: NpsPartsProps) {
  const { zone, change } = screen;
  const { values, drag, pick } = days;
  const { columns, phase, lacksMetadata } = reading;
  // Further down, a frame later will do.
  const later = useDeferredValue(view);
  const [scores, trend, breakdowns, hours, sides] = [
    usePaced(view, columns, 1),
    usePaced(view, columns, 2),
    usePaced(later, columns, 3),
    usePaced(later, columns, 4),
    usePaced(later, columns, 5),
  ];
  return (
    <>
      <DistributionFigure
        tally={scores.distribution}
        picked={values.score}
        sources={() => sourcesWithout("score", sources, columns)}
        onPick={(score) => change({ score })}
      />
      <TrendFigure
        view={trend}
        zone={zone}
        complete={phase === "complete"}
        sources={() => sourcesWithout("during", sources, columns)}
        onUnit={(period) => change({ period })}
        during={values.during}
        onDragging={drag}
        onDuring={pick}
      />
      <Breakdowns
        screen={screen}
        view={breakdowns}
        columns={columns}
        options={options}
        sources={sources}
        loading={phase === "reading"}
        onMetadata={lacksMetadata ? onMetadata : undefined}
      />
      {phase === "reading" ? null : (
        // Comments are read for themselves: never while all the rest is.
        <CommentsPanel screen={screen} columns={columns} complete={phase === "complete"} />
      )}
      <HeatMap hours={hours.hours} zone={zone} sources={sources} />
      <VersusPanel
        view={sides}
        options={options}
        complete={phase === "complete"}
        versus={values.versus ?? NONE}
        onVersus={(versus) => change({ versus })}
      />
    </>
  );
}
