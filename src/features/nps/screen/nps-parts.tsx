import { lazy } from "react";
import { AfterFirstContent } from "../../../ui/first-content.tsx";
import { PARTS } from "../insights/sentence.ts";
import { TrendFigure } from "../sections/trend-figure.tsx";
import { toggled, BUCKET_SCORES } from "../data/view/picks.ts";
import { useInTurn } from "../../../ui/use-turns.ts";
import type { NpsPartsProps } from "./lower-parts.tsx";
import classes from "./nps-screen.module.css";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { sharesOf } from "../../../analysis/score.ts";
import type { Tally } from "../../../analysis/slice/tally.ts";
import { provenance, type Sources } from "../../../filters/provenance.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { LatePart } from "../../../ui/late-part.tsx";
import { ChartFigure } from "../../../ui/charts/chart-figure.tsx";
import chartsClasses from "../sections/charts/charts.module.css";
import { distributionTable, type ScoreRow, sourcesWithout } from "../sections/charts/chart-tables.ts";
import chartPicksClasses from "../sections/charts/chart-picks.module.css";

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

const DistributionChart = lazy(async () => ({
  default: (await import("../sections/charts/distribution-chart.tsx")).DistributionChart,
}));

const NONE: readonly number[] = [];

interface DistributionFigureProps {
  readonly tally: Tally;
  readonly picked: readonly number[] | undefined;
  readonly sources: () => Sources;
  /** Scores that were picked already are taken back. */
  readonly onPick: (scores: readonly number[]) => void;
}

/** How often each score from 0 to 10 was given; a click on a score or a bucket narrows everything else to it. */
function DistributionFigure({ tally, picked = NONE, sources, onPick }: DistributionFigureProps) {
  const { t } = useLingui();
  const { share } = useFormats();
  const parts = sharesOf(tally);
  const rows = tally.scores.map((count, score) => ({
    score,
    count,
    share: tally.answers === 0 ? undefined : count / tally.answers,
  }));
  const most = rows.toSorted((a, b) => b.count - a.count)[0];
  const count = t`${plural(tally.answers, { one: "# answer", other: "# answers" })}`;
  const sentence =
    most === undefined || tally.answers === 0
      ? undefined
      : t`The most frequent score is ${most.score}: ${share(most.share)} of all. ${count}, ${share(parts?.top)} promoters, ${share(parts?.middle)} passives, ${share(parts?.bottom)} detractors.`;
  return (
    <ChartFigure
      title={t`NPS distribution`}
      sentence={sentence}
      tableAtHand
      download={{
        fileName: "nps-distribution",
        table: () => distributionTable(rows),
        lines: () => provenance(sources()),
      }}
      chart={
        <div className={chartsClasses["distribution"]}>
          <LatePart>
            <DistributionChart rows={rows} picked={picked} onPick={onPick} />
          </LatePart>
          <ScorePicks rows={rows} picked={picked} onPick={onPick} />
        </div>
      }
      table={<ScoreTable rows={rows} />}
    />
  );
}

/** The distribution in numbers: a row for each score. */
function ScoreTable({ rows }: { readonly rows: readonly ScoreRow[] }) {
  const { t } = useLingui();
  const { number, share } = useFormats();
  return (
    <table className={chartsClasses["table"]} aria-label={t`Answers by score`}>
      <thead>
        <tr>
          <th scope="col">{t`Score`}</th>
          <th scope="col">{t`Answers`}</th>
          <th scope="col">{t`Share`}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.score}>
            <th scope="row">{number(row.score)}</th>
            <td>{number(row.count)}</td>
            <td>{share(row.share, 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ScorePicksProps {
  readonly rows: readonly ScoreRow[];
  readonly picked: readonly number[];
  readonly onPick: (scores: readonly number[]) => void;
}

const rangeOf = (bucket: keyof typeof BUCKET_SCORES): string =>
  `${BUCKET_SCORES[bucket][0]}–${BUCKET_SCORES[bucket].at(-1)}`;

/** The scores below their bars and the buckets below these: buttons that narrow everything else to them. */
function ScorePicks({ rows, picked, onPick }: ScorePicksProps) {
  const { t } = useLingui();
  const { number, share } = useFormats();
  const isPicked = (scores: readonly number[]) => String(scores) === String(picked);
  const names = {
    detractors: t`Detractors`,
    passives: t`Passives`,
    promoters: t`Promoters`,
  };
  return (
    <>
      <div className={chartPicksClasses["axis"]} aria-hidden>
        {rows.map(({ score }) => (
          <span key={score}>{number(score)}</span>
        ))}
      </div>
      <div role="group" aria-label={t`Narrow to a score`} className={chartPicksClasses["scores"]}>
        {rows.map(({ score, count, share: part }) => {
          const answers = t`${plural(count, { one: "# answer", other: "# answers" })}`;
          return (
            <button
              key={score}
              type="button"
              aria-pressed={picked.includes(score)}
              aria-label={t`Score ${score}: ${answers}, ${share(part, 1)}`}
              onClick={() => onPick([score])}
            >
              {number(score)}
            </button>
          );
        })}
      </div>
      <div role="group" aria-label={t`Narrow to a kind of answer`} className={chartPicksClasses["buckets"]}>
        {(["detractors", "passives", "promoters"] as const).map((bucket) => (
          <button
            key={bucket}
            type="button"
            data-bucket={bucket}
            aria-pressed={isPicked(BUCKET_SCORES[bucket])}
            aria-label={`${names[bucket]} ${rangeOf(bucket)}`}
            onClick={() => onPick(BUCKET_SCORES[bucket])}
          >
            <span className={chartPicksClasses["name"]}>{names[bucket]}</span>
            <span className={chartPicksClasses["range"]}>{rangeOf(bucket)}</span>
          </button>
        ))}
      </div>
    </>
  );
}
