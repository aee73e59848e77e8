import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { lazy } from "react";
import { sharesOf } from "../../../analysis/score.ts";
import { provenance } from "../../../filters/provenance.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { ChartFigure } from "../../../ui/charts/chart-figure.tsx";
import { LatePart } from "../../../ui/schedule/late-part.tsx";
import { BUCKET_SCORES, toggled } from "../data/view/picks.ts";
import type { NpsModel } from "../model/use-nps-screen.ts";
import { distributionTable, sourcesWithout, type ScoreRow } from "./charts/chart-tables.ts";
import chartPicksClasses from "./charts/chart-picks.module.css";
import chartsClasses from "./charts/charts.module.css";

const DistributionChart = lazy(async () => ({
  default: (await import("./charts/distribution-chart.tsx")).DistributionChart,
}));

const NONE: readonly number[] = [];

/** How often each score from 0 to 10 was given; a click on a score or a bucket narrows everything else to it. */
export function Distribution({ screen, days, view, reading, sources }: NpsModel) {
  const { t } = useLingui();
  const tally = view.distribution;
  const picked = days.values.score ?? NONE;
  const onPick = (scores: readonly number[]) =>
    screen.change(({ score }) => ({ score: toggled(score, scores) }));
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
        lines: () => provenance(sourcesWithout("score", sources, reading.columns)),
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
      <div
        role="group"
        aria-label={t`Narrow to a score`}
        className={chartPicksClasses["scores"]}
        data-columns
      >
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
