import { useLingui } from "@lingui/react/macro";
import type { BucketTally } from "../../../analysis/slice/tally.ts";
import type { NumbersTable } from "../../../lib/text/csv.ts";
import { scoreHead, scoreCells, type ScoreNames } from "./charts/chart-tables.ts";
import { scoreInterval } from "../../../analysis/interval.ts";
import { FEW_ANSWERS, scoreFrom, roundedScore } from "../../../analysis/score.ts";
import hiding from "../../../ui/hidden.module.css";
import { useShownScore } from "../data/view/shown-score.ts";
import classes from "./heat-map.module.css";

export const HOURS_OF_DAY = 24;

/** An hour of the week as it is drawn. */
export type HourCell = ReturnType<typeof hourCells>[number];

/** The hours of a week, in their order, as they are drawn. */
export function hourCells(hours: readonly BucketTally[]) {
  return hours.map((tally) => {
    // Of a share, half is the middle.
    const score = tally.isShare === true ? 2 * (scoreFrom(tally) ?? 50) - 100 : (scoreFrom(tally) ?? 0);
    const few = tally.answers < FEW_ANSWERS;
    return {
      tally,
      /** Rounded; undefined without answers. */
      score: roundedScore(tally),
      interval: scoreInterval(tally),
      few,
      hue: score < 0 ? ("detractor" as const) : ("promoter" as const),
      /** How much of its hue it has, 0 to 1: none where few answers say little. */
      strength: few ? 0 : Math.round(Math.abs(score) / 2) / 100,
    };
  });
}

interface HourTableProps {
  readonly label: string;
  /** Their names, Monday first. */
  readonly days: readonly string[];
  readonly cells: readonly HourCell[];
  /** By hour of the week, like the cells. */
  readonly texts: readonly { readonly about: string; readonly full: string }[];
  /** How many hours a cell is about. */
  readonly perCell: number;
  /** The hour that the keyboard reads. */
  readonly read: number | undefined;
}

/** A row for each day, a column for each hour. */
export function HourTable({ label, days, cells, texts, read, perCell }: HourTableProps) {
  const { t } = useLingui();
  const starts = Array.from({ length: HOURS_OF_DAY / perCell }, (_, place) => place * perCell);
  return (
    <table className={classes["table"]} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t`Weekday`}</th>
          {starts.map((hour) => (
            <th key={hour} scope="col">
              {perCell === 1 ? hour : `${hour}–${hour + perCell}`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day, row) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            {starts.map((hour, column) => {
              const place = row * starts.length + column;
              const { about = "", full = "" } = texts[place] ?? {};
              return (
                <Cell key={hour} cell={cells[place]} about={about} full={full} isRead={place === read} />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly cell: HourCell | undefined;
  readonly about: string;
  readonly full: string;
  readonly isRead: boolean;
}

function Cell({ cell, about, full, isRead }: CellProps) {
  const shown = useShownScore();
  const read = isRead || undefined;
  if (cell?.score === undefined) return <td data-read={read} />;
  const { few, hue, strength, score } = cell;
  const mixed = `color-mix(in srgb, var(--${hue}) ${Math.round(strength * 100)}%, var(--surface))`;
  return (
    <td
      data-read={read}
      data-few={few || undefined}
      title={full}
      style={strength === 0 ? undefined : { background: mixed }}
    >
      {shown.score(score)}
      <span className={hiding["hidden"]}>, {about}</span>
    </td>
  );
}

/** The hours of the week: weekdays from 1 for Monday to 7 for Sunday, hours from 0 to 23. */
export const hoursTable = (hours: readonly BucketTally[], shown: ScoreNames): NumbersTable => ({
  head: ["weekday", "hour", ...scoreHead(shown)],
  rows: hours.map((tally, place) => [
    Math.floor(place / HOURS_OF_DAY) + 1,
    place % HOURS_OF_DAY,
    ...scoreCells(tally),
  ]),
});
