import { useLingui } from "@lingui/react/macro";
import { npsDifference, npsInterval } from "../../../analysis/nps-interval.ts";
import { countAnswers, npsShares, type NpsCounts } from "../../../analysis/nps.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { ShortText } from "../../../ui/short-text.tsx";
import { ScoreCell } from "../scores/score-cell.tsx";
import { useRangeText } from "../texts/use-range-text.ts";
import type { CountedSide } from "./sides.ts";
import classes from "./versus.module.css";

interface VersusTableProps {
  readonly first: CountedSide;
  readonly second: CountedSide;
  /** False while there may be answers that were not read. */
  readonly complete: boolean;
}

/** The numbers of two sides, and what can be said of their difference. */
export function VersusTable({ first, second, complete }: VersusTableProps) {
  const { t } = useLingui();
  const { number, share, signed } = useFormats();
  const rangeText = useRangeText();
  const difference = npsDifference(first.counts, second.counts);
  const by = signed(difference?.difference, 1);
  const part = (bucket: keyof NpsCounts) => (counts: NpsCounts) =>
    `${share(npsShares(counts)?.[bucket], 1)} (${number(counts[bucket])})`;
  const score = (counts: NpsCounts) => {
    if (countAnswers(counts) > 0) return <ScoreCell counts={counts} />;
    return complete ? t`No answers` : t`Not read yet`;
  };
  const rows = [
    { name: t`95% interval`, cell: (counts: NpsCounts) => rangeText(npsInterval(counts)) },
    { name: t`Promoters`, cell: part("promoters") },
    { name: t`Passives`, cell: part("passives") },
    { name: t`Detractors`, cell: part("detractors") },
    { name: t`Answers`, cell: (counts: NpsCounts) => number(countAnswers(counts)) },
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
            <th scope="row">{t`NPS`}</th>
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
