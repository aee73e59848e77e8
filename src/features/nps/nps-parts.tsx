import { lazy } from "react";
import { AfterFirstContent } from "../../ui/first-content.tsx";
import { DistributionFigure } from "./distribution/distribution-figure.tsx";
import { sourcesWithout } from "./downloads/figure-sources.ts";
import { PARTS } from "./says/sentence.ts";
import { TrendFigure } from "./trend/trend-figure.tsx";
import { toggled } from "./view/picks.ts";
import { useInTurn } from "./view/use-in-turn.ts";
import type { NpsPartsProps } from "./lower-parts.tsx";
import classes from "./nps-screen.module.css";

const LowerParts = lazy(async () => ({ default: (await import("./lower-parts.tsx")).LowerParts }));

/** What is below the headline: the same answers by score, time, place and whatever else they tell. */
export function NpsParts(props: NpsPartsProps) {
  const { scores, trend } = useInTurn({ scores: props, trend: props }, props.days.isDragging);
  const { below } = useInTurn({ below: trend });
  return (
    <div className={classes["parts"]}>
      <ScoresPart {...scores} />
      <TrendPart {...trend} />
      <AfterFirstContent>
        <LowerParts {...below} />
      </AfterFirstContent>
    </div>
  );
}

function ScoresPart({ screen, days, view, reading, sources }: NpsPartsProps) {
  return (
    <div className={classes["distribution"]}>
      <DistributionFigure
        tally={view.distribution}
        picked={days.values.score}
        sources={() => sourcesWithout("score", sources, reading.columns)}
        onPick={(scores) => screen.change(({ score }) => ({ score: toggled(score, scores) }))}
      />
    </div>
  );
}

function TrendPart({ screen, days, view, said, reading, sources }: NpsPartsProps) {
  const { zone, change } = screen;
  const { values, drag, pick, toggle } = days;
  const { columns, phase } = reading;
  return (
    <div className={classes["trend"]} id={PARTS.trend} tabIndex={-1}>
      <TrendFigure
        view={view}
        changes={said.changes}
        readUntil={reading.readUntil}
        zone={zone}
        complete={phase === "complete"}
        sources={() => sourcesWithout("during", sources, columns)}
        onUnit={(period) => change({ period })}
        during={values.during}
        onDragging={drag}
        onDuring={pick}
        onToggle={toggle}
      />
    </div>
  );
}
