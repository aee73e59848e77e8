import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { barsAddUp } from "../../../analysis/adds-up.ts";
import type { Columns } from "../../../analysis/columns/columns.ts";
import { scoringIn } from "../../../analysis/columns/scored-cells.ts";
import type { MetricValue } from "../../../analysis/metric/metric.ts";
import { sharesOf } from "../../../analysis/score.ts";
import type { Tally } from "../../../analysis/slice/tally.ts";
import type { ScreenValues } from "../../../filters/fields.ts";
import { provenance } from "../../../filters/provenance.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { useParts } from "../../../i18n/use-parts.ts";
import { ChartFigure } from "../../../ui/charts/chart-figure.tsx";
import { latePart } from "../../../ui/schedule/late-part.tsx";
import { toggled } from "../data/view/picks.ts";
import type { NpsModel } from "../model/use-nps-screen.ts";
import { distributionTable, sourcesWithout, type ScoreRow } from "./charts/chart-tables.ts";
import { useShownScore, type ShownScore } from "../data/view/shown-score.ts";
import type { DistributionChartProps } from "./charts/distribution-chart.tsx";
import chartPicksClasses from "./charts/chart-picks.module.css";
import chartsClasses from "./charts/charts.module.css";

const DistributionChart = latePart(
  async () => (await import("./charts/distribution-chart.tsx")).DistributionChart,
);

const NONE: readonly MetricValue[] = [];

/** How often each value was given; a click on a value or a bucket narrows everything else to it. */
export function Distribution({ screen, days, view, reading, sources }: NpsModel) {
  const { t } = useLingui();
  const shown = useShownScore();
  // Asked for by name, as the points of the trend are: the chart would draw the same anew.
  const rows = useMemo(
    () => scoreRows(view.distribution, reading.columns, shown.inOrder),
    [view.distribution, reading.columns, shown.inOrder],
  );
  const pick = useValuePick(screen, days.values, shown.isDeclared);
  const title = shown.isNps ? t`NPS distribution` : t`Answers by score`;
  return (
    <ChartFigure
      title={title}
      sentence={useDistributionText(rows, view.distribution)}
      tableAtHand
      download={{
        fileName: `${shown.fileName}-distribution`,
        table: () => distributionTable(rows),
        lines: () => provenance(sourcesWithout(pick.name, sources, reading.columns)),
      }}
      chart={
        <div className={chartsClasses["distribution"]}>
          <DistributionChart rows={rows} picked={pick.picked} onPick={pick.onPick} />
          <ScorePicks rows={rows} picked={pick.picked} onPick={pick.onPick} />
        </div>
      }
      table={<ScoreTable rows={rows} />}
    />
  );
}

/** A row for each value of the scale; without one, for each that was answered. */
function scoreRows({ scores, answers }: Tally, columns: Columns, inOrder: ShownScore["inOrder"]) {
  const { values, buckets } = scoringIn(columns);
  const rows = values.map((value, place): ScoreRow => {
    const count = scores[place] ?? 0;
    const share = answers === 0 ? undefined : count / answers;
    return { value, bucket: buckets[place] ?? "middle", count, share };
  });
  return columns.scored?.metric.scale === null
    ? rows.filter(({ count }) => count > 0).toSorted((a, b) => inOrder(a.value, b.value))
    : rows;
}

interface ValuePick extends Omit<DistributionChartProps, "rows"> {
  /** The filter that is picked by. */
  readonly name: "score" | "value";
}

/** Scores of NPS, or values of a metric, that everything else is narrowed to. */
function useValuePick({ change }: NpsModel["screen"], values: ScreenValues, isDeclared: boolean): ValuePick {
  if (!isDeclared)
    return {
      name: "score",
      picked: values.score ?? NONE,
      onPick: (picked) => {
        const scores = picked.filter((value) => typeof value === "number");
        change(({ score }) => ({ score: toggled(score, scores) }));
      },
    };
  const { value = [] } = values;
  return {
    name: "value",
    picked: value.flatMap((text) => [text, Number(text)]),
    onPick: (picked) => change((now) => ({ value: toggled(now.value, picked.map(String)) })),
  };
}

/** What the distribution shows, in a sentence; undefined without answers. */
function useDistributionText(rows: readonly ScoreRow[], tally: Tally): string | undefined {
  const { t } = useLingui();
  const { partText } = useParts();
  const shown = useShownScore();
  const most = rows.toSorted((a, b) => b.count - a.count)[0];
  if (most === undefined || tally.answers === 0) return undefined;
  const count = t`${plural(tally.answers, { one: "# answer", other: "# answers" })}`;
  const [value, parts] = [shown.value(most.value), sharesOf(tally)];
  if (!shown.isNps) return t`The most frequent answer is ${value}: ${partText(most.share)} of all. ${count}.`;
  const told = t`The most frequent score is ${value}: ${partText(most.share)} of all. ${count}, ${partText(parts?.top)} promoters, ${partText(parts?.middle)} passives, ${partText(parts?.bottom)} detractors.`;
  return barsAddUp(rows) ? told : `${told} ${t`Shares are rounded.`}`;
}

/** The distribution in numbers: a row for each score. */
function ScoreTable({ rows }: { readonly rows: readonly ScoreRow[] }) {
  const { t } = useLingui();
  const { value } = useShownScore();
  const { number } = useFormats();
  const { part } = useParts();
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
          <tr key={row.value}>
            <th scope="row">{value(row.value)}</th>
            <td>{number(row.count)}</td>
            <td>{part(row.share, 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Of more values there is no room for a button each. */
const MOST_VALUES = 21;

/**
 * The values below their bars and the buckets below these: buttons that narrow everything else to them. Each bucket has a
 * line below its bars, wherever its name finds room.
 */
function ScorePicks({ rows, picked, onPick }: DistributionChartProps) {
  const { t } = useLingui();
  const { partText } = useParts();
  const shown = useShownScore();
  const buckets = [...Map.groupBy(rows, ({ bucket }) => bucket)];
  const runs = runsOf(rows);
  return (
    <>
      {rows.length > MOST_VALUES ? null : (
        <div
          role="group"
          aria-label={t`Narrow to a score`}
          className={chartPicksClasses["scores"]}
          style={columnsOf(rows.map(() => 1))}
          data-columns
        >
          {rows.map(({ value, count, share }) => {
            const answers = t`${plural(count, { one: "# answer", other: "# answers" })}`;
            const score = shown.value(value);
            return (
              <button
                key={value}
                type="button"
                aria-pressed={picked.includes(value)}
                aria-label={t`Score ${score}: ${answers}, ${partText(share, 1)}`}
                onClick={() => onPick([value])}
              >
                {score}
              </button>
            );
          })}
        </div>
      )}
      <div role="group" aria-label={t`Narrow to a kind of answer`} className={chartPicksClasses["buckets"]}>
        {buckets.map(([bucket, own], place) => {
          const { name, range } = shown.bucket[bucket];
          const values = own.map(({ value }) => value);
          return (
            <button
              key={bucket}
              type="button"
              style={
                place === 0 ? undefined : { minWidth: `max(44px, ${(100 * own.length) / rows.length}%)` }
              }
              aria-pressed={rows.every((row) => picked.includes(row.value) === (row.bucket === bucket))}
              aria-label={`${name} ${range}`.trim()}
              onClick={() => onPick(values)}
            >
              <span className={range === "" ? undefined : chartPicksClasses["name"]}>{name}</span>{" "}
              <span className={chartPicksClasses["range"]}>{range}</span>
            </button>
          );
        })}
      </div>
      <div className={chartPicksClasses["lines"]} style={columnsOf(runs.map(({ bars }) => bars))} aria-hidden>
        {runs.map(({ first, bucket }) => (
          <span key={first} data-bucket={bucket} />
        ))}
      </div>
    </>
  );
}

/** Bars of one bucket that stand one beside the other. */
function runsOf(rows: readonly ScoreRow[]) {
  const firsts = rows.flatMap(({ bucket }, place) => (bucket === rows[place - 1]?.bucket ? [] : [place]));
  return firsts.map((first, at) => ({
    first,
    bucket: rows[first]?.bucket,
    bars: (firsts[at + 1] ?? rows.length) - first,
  }));
}

const columnsOf = (parts: readonly number[]) => ({
  gridTemplateColumns: parts.map((part) => `${part}fr`).join(" "),
});
