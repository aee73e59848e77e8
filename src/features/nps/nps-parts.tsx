import { useDeferredValue } from "react";
import type { FilterOptions } from "../../filters/bar/options.ts";
import type { Screen } from "../../filters/use-screen.ts";
import { Breakdowns } from "./breakdowns/breakdowns.tsx";
import { CommentsPanel } from "./comments/comments-panel.tsx";
import { DistributionFigure } from "./distribution-figure.tsx";
import type { Sources } from "./downloads/provenance.ts";
import { HeatMap } from "./heat-map.tsx";
import type { NpsView } from "./nps-view.ts";
import type { ReadingInView } from "./reading/use-reading.ts";
import { TrendFigure } from "./trend-figure.tsx";
import type { DraggedDays } from "./use-dragged-days.ts";
import { VersusPanel } from "./versus/versus-panel.tsx";

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
  const later = useDeferredValue(view); // further down, a frame later will do
  return (
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
        onDragging={drag}
        onDuring={pick}
      />
      <Breakdowns
        screen={screen}
        view={later}
        columns={columns}
        options={options}
        loading={phase === "reading"}
        onMetadata={lacksMetadata ? onMetadata : undefined}
      />
      {phase === "complete" ? <CommentsPanel screen={screen} columns={columns} /> : null}
      <HeatMap hours={later.hours} zone={zone} />
      <VersusPanel view={later} versus={values.versus ?? []} onVersus={(versus) => change({ versus })} />
    </>
  );
}
