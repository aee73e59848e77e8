import { lazy, useState } from "react";
import { LatePart } from "../../ui/late-part.tsx";
import { breakdownBy } from "./breakdowns/breakdown-name.ts";
import { Breakdowns } from "./breakdowns/breakdowns.tsx";
import { CommentsPanel } from "./comments/comments-panel.tsx";
import { HeatMap } from "./hours/heat-map.tsx";
import type { NpsPartsProps } from "./nps-parts.tsx";
import { goToPart, PARTS } from "./says/sentence.ts";
import { sliceFilter } from "./view/nps-view.ts";
import { useInTurn } from "./view/use-in-turn.ts";
import { useTurns } from "../../ui/use-turns.ts";
import { VersusPanel } from "./versus/versus-panel.tsx";
import classes from "./nps-screen.module.css";

// Shown once everything has been read and looked into.
const WhyPanel = lazy(async () => ({ default: (await import("./why/why-panel.tsx")).WhyPanel }));

const DriversPanel = lazy(async () => ({
  default: (await import("./drivers/drivers-panel.tsx")).DriversPanel,
}));

const NONE: readonly string[] = [];

/** What is below the first view: the same answers by place, hour and whatever else they tell. */
export function LowerParts(props: NpsPartsProps) {
  const { why, breakdown, comments, drivers, hours, sides } = useInTurn({
    why: props,
    breakdown: props,
    comments: props,
    drivers: props,
    hours: props,
    sides: props,
  });
  const turn = useTurns(3);
  return (
    <>
      <WhyPart {...why} />
      <BreakdownPart {...breakdown} />
      <CommentsPart {...comments} />
      <GoesWithPart {...drivers} />
      {turn < 2 ? null : (
        <HeatMap hours={hours.view.hours} zone={hours.screen.zone} sources={hours.sources} />
      )}
      {turn < 3 ? null : <SidesPart {...sides} />}
    </>
  );
}

function BreakdownPart({ screen, view, said, reading, options, sources, onMetadata }: NpsPartsProps) {
  return (
    <div className={classes["breakdown"]} id={PARTS.breakdown} tabIndex={-1}>
      <Breakdowns
        screen={screen}
        view={view}
        columns={reading.columns}
        options={options}
        sources={sources}
        names={said.names}
        loading={reading.phase === "reading"}
        onMetadata={reading.lacksMetadata ? onMetadata : undefined}
      />
    </div>
  );
}

/** Comments are read for themselves: never while all the rest is. */
function CommentsPart({ screen, reading, sources }: NpsPartsProps) {
  const { columns, phase } = reading;
  if (phase === "reading") return null;
  return (
    <div className={classes["comments"]} id={PARTS.comments} tabIndex={-1}>
      <CommentsPanel screen={screen} columns={columns} complete={phase === "complete"} sources={sources} />
    </div>
  );
}

function SidesPart({ screen, days, view, said, reading, options, sources }: NpsPartsProps) {
  return (
    <VersusPanel
      view={view}
      columns={reading.columns}
      filter={sliceFilter(days.values, screen.zone)}
      names={said.names}
      sources={sources}
      options={options}
      complete={reading.phase === "complete"}
      versus={days.values.versus ?? NONE}
      onVersus={(versus) => screen.change({ versus })}
    />
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

/** What goes with the score, once that is known. Each time that its sentence is followed it opens. */
function GoesWithPart({ screen, said, reading, sources, driversAsked, onAnswers }: NpsPartsProps) {
  const [last, setLast] = useState({ shown: false, asked: 0 });
  const shown = last.asked === driversAsked ? last.shown : true;
  // Once somebody looks at it, it stays while it is looked for anew.
  if (said.drivers === undefined && !shown) return null;
  return (
    <div id={PARTS.drivers}>
      <LatePart>
        <DriversPanel
          drivers={said.drivers}
          shown={shown}
          onShown={(next) => setLast({ shown: next, asked: driversAsked })}
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
