import { ReferenceArea, ReferenceLine } from "recharts";

/** A period in which something happened, by its first date, with the numbers of the events in their list. */
export interface TrendMark {
  readonly date: string;
  readonly label: string;
  /** The first date of the last period that the longest of them lasted into, where that is another one. */
  readonly until?: string | undefined;
}

/** The whole of the periods from `from` to `to`: Recharts takes the left edge of `x1` and the right one of `x2`. */
export const wholePeriods = (from: string, to: string, reversed: boolean) =>
  reversed ? { x1: to, x2: from } : { x1: from, x2: to };

/** How long what lasted did. */
export const markAreas = (marks: readonly TrendMark[], reversed: boolean) =>
  marks.map(({ date, until }) =>
    until === undefined ? null : (
      <ReferenceArea
        key={date}
        className="event"
        {...wholePeriods(date, until, reversed)}
        fill="var(--ink)"
        fillOpacity={0.07}
      />
    ),
  );

export const markLines = (marks: readonly TrendMark[]) =>
  marks.map(({ date, label }) => (
    <ReferenceLine
      key={date}
      x={date}
      className="event"
      stroke="var(--ink-soft)"
      strokeDasharray="1 3"
      label={{ value: label, position: "insideTop", fontSize: 11, fill: "var(--ink)", className: "event" }}
    />
  ));
