import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { lazy } from "react";
import { npsShares } from "../../../analysis/nps.ts";
import type { Tally } from "../../../analysis/slice/tally.ts";
import { provenance, type Sources } from "../../../filters/provenance.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { LatePart } from "../../../ui/late-part.tsx";
import { ChartFigure } from "../../../ui/charts/chart-figure.tsx";
import classes from "../charts/charts.module.css";
import { distributionTable } from "../downloads/chart-tables.ts";
import { ScorePicks } from "./score-picks.tsx";
import type { ScoreRow } from "../figures/score-row.ts";

const DistributionChart = lazy(async () => ({
  default: (await import("../charts/distribution-chart.tsx")).DistributionChart,
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
export function DistributionFigure({ tally, picked = NONE, sources, onPick }: DistributionFigureProps) {
  const { t } = useLingui();
  const { share } = useFormats();
  const parts = npsShares(tally);
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
      : t`The most frequent score is ${most.score}: ${share(most.share)} of all. ${count}, ${share(parts?.promoters)} promoters, ${share(parts?.passives)} passives, ${share(parts?.detractors)} detractors.`;
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
        <div className={classes["distribution"]}>
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
    <table className={classes["table"]} aria-label={t`Answers by score`}>
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
