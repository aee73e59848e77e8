import { useLingui } from "@lingui/react/macro";
import { Select } from "@mantine/core";
import { type Sources, provenance } from "../../../filters/provenance.ts";
import { knownLabel } from "../../../filters/options.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { useParts } from "../../../i18n/use-parts.ts";
import { cutText } from "../../../lib/text/fit-text.ts";
import { Fault } from "../../../ui/fault.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { SCREEN_ONLY } from "../../../ui/screen-only.ts";
import { sliceFilter } from "../../../filters/sliced-by.ts";
import type { NpsModel } from "../model/use-nps-screen.ts";
import { usePeriodLabels } from "../../../ui/charts/use-period-labels.ts";
import { isCounted, sideFilter, sidesOf, type Side, type CountedSide } from "./sides.ts";
import { useShownScore } from "../data/view/shown-score.ts";
import classes from "./versus.module.css";
import { latePart } from "../../../ui/schedule/late-part.tsx";
import { useCompared, type TwoSides } from "../insights/finder.ts";
import { scoreDifference, scoreInterval } from "../../../analysis/interval.ts";
import type { Bucket } from "../../../analysis/metric/metric.ts";
import { countAnswers, sharesOf, type Counts } from "../../../analysis/score.ts";
import { ShortText } from "../../../ui/short-text.tsx";
import { FewAnswersNote, ScoreCell, useRangeText } from "./charts/score-cell.tsx";
import type { ExplainedProps } from "./findings/explained.tsx";

const NONE: readonly string[] = [];

const MOST_OF_NAME = 120;

const items = (sides: readonly Side[]) =>
  sides.map(({ key, name }) => ({ value: key, label: cutText(name, MOST_OF_NAME) }));

/** Two touchpoints or two periods side by side, and whether they differ. */
export function VersusPanel({ screen, days, view, insights, reading, sources, options, complete }: NpsModel) {
  const { change } = screen;
  const { versus = NONE, between } = days.values;
  const filter = sliceFilter(days.values, screen.zone);
  const { t } = useLingui();
  const { date } = useFormats();
  const period = usePeriodLabels(view.unit, view.trend, reading.readUntil).full;
  const touchpoint = (id: string) => knownLabel(options.touchpoints, id);
  const { touchpoints, periods } = sidesOf(view, { touchpoint, period, date }, versus);
  const all = [...touchpoints, ...periods];
  const [first, second] = [0, 1].map((place) => all.find(({ key }) => key === versus[place]));
  const absent = [first, second].find((side) => side !== undefined && !isCounted(side));
  const groups = [
    { group: t`Touchpoints`, items: items(touchpoints) },
    { group: t`Periods`, items: items(periods) },
  ];
  const choose = (place: 0 | 1, key: string | null) => {
    const [one = "", other = ""] = versus;
    const next = place === 0 ? [key ?? "", other] : [one, key ?? ""];
    const chosen = next.filter((each) => each !== "");
    change({ versus: chosen.length === 0 ? undefined : chosen });
  };
  const select = (label: string, place: 0 | 1) => (
    <Select
      label={label}
      wrapperProps={SCREEN_ONLY}
      placeholder={t`Choose`}
      data={groups}
      value={all.some(({ key }) => key === versus[place]) ? (versus[place] ?? null) : null}
      searchable
      clearable
      limit={100}
      onChange={(key) => choose(place, key)}
    />
  );
  return (
    <Panel title={t`Side by side`} within screenOnly={!isCounted(first) || !isCounted(second)}>
      <div className={classes["sides"]}>
        {select(t({ message: "Compare", context: "two sides" }), 0)}
        {select(t`With`, 1)}
      </div>
      {absent !== undefined ? (
        <p
          className={classes["hint"]}
        >{t`The trend as it is shown now has no period that begins on ${absent.name}.`}</p>
      ) : isCounted(first) && isCounted(second) ? (
        <>
          <VersusTable first={first} second={second} complete={complete} />
          {complete && first.key !== second.key ? (
            <VersusWhy
              columns={reading.columns}
              sides={[second, first]}
              filters={[sideFilter(filter, second), sideFilter(filter, first)]}
              by={between}
              onBy={(dimension) => change({ between: dimension })}
              names={insights.names}
              sources={sources}
            />
          ) : null}
        </>
      ) : (
        <p
          className={classes["hint"]}
        >{t`Choose two touchpoints or two periods to see them side by side.`}</p>
      )}
    </Panel>
  );
}

const Explained = latePart(async () => (await import("./findings/explained.tsx")).Explained);

interface VersusWhyProps extends Pick<ExplainedProps, "columns" | "by" | "onBy" | "names"> {
  /** The second is told against the first. */
  readonly sides: readonly [Side, Side];
  readonly filters: TwoSides;
  readonly sources: Sources;
}

/** What the difference between two things side by side is made of. */
function VersusWhy({ sides: [one, two], filters, sources, ...explained }: VersusWhyProps) {
  const { t } = useLingui();
  const { compared, failure } = useCompared(explained.columns, filters);
  if (failure === undefined && (compared === undefined || compared.explanations.length === 0)) return null;
  const lines = () => [...provenance(sources), ["before", one.key], ["after", two.key]] as const;
  return (
    <section className={classes["why"]}>
      <h3>{t`Why do they differ?`}</h3>
      {compared === undefined ? null : (
        <Explained {...explained} compared={compared} sides={[one.name, two.name]} lines={lines} />
      )}
      {failure === undefined ? null : <Fault error={failure.error} onRetry={failure.retry} />}
    </section>
  );
}

interface VersusTableProps {
  readonly first: CountedSide;
  readonly second: CountedSide;
  /** False while there may be answers that were not read. */
  readonly complete: boolean;
}

/** The numbers of two sides, and what can be said of their difference. */
function VersusTable({ first, second, complete }: VersusTableProps) {
  const { t } = useLingui();
  const { number, signed } = useFormats();
  const { part } = useParts();
  const rangeText = useRangeText();
  const shown = useShownScore();
  const difference = scoreDifference(first.counts, second.counts);
  const by = signed(difference?.difference, 1);
  const cellOf = (bucket: Bucket) => (counts: Counts) =>
    `${part(sharesOf(counts)?.[bucket], 1)} (${number(counts[bucket])})`;
  const score = (counts: Counts) => {
    if (countAnswers(counts) > 0) return <ScoreCell counts={counts} />;
    return complete ? t`No answers` : t`Not read yet`;
  };
  const rows = [
    { name: t`95% interval`, cell: (counts: Counts) => shown.range(scoreInterval(counts)) },
    ...shown.buckets
      .toReversed()
      .map((bucket) => ({ name: shown.bucket[bucket].name, cell: cellOf(bucket) })),
    { name: t`Answers`, cell: (counts: Counts) => number(countAnswers(counts)) },
  ];
  return (
    <>
      <table className={classes["table"]} aria-label={t`Side by side`}>
        <thead>
          <tr>
            <th scope="col">{t`Measure`}</th>
            <th scope="col">
              <ShortText>{first.name}</ShortText>
            </th>
            <th scope="col">
              <ShortText>{second.name}</ShortText>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{shown.name}</th>
            <td>{score(first.counts)}</td>
            <td>{score(second.counts)}</td>
          </tr>
          {rows.map(({ name, cell }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{cell(first.counts)}</td>
              <td>{cell(second.counts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <FewAnswersNote of={[first.counts, second.counts]} />
      <p className={classes["verdict"]} role="status">
        {difference === undefined
          ? t`There is nothing to compare.`
          : difference.different
            ? t`The difference is ${by} (95% interval ${rangeText(difference)}).`
            : t`No clear difference: ${by} (95% interval ${rangeText(difference)}).`}
      </p>
    </>
  );
}
