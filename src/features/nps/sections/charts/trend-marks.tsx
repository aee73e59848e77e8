import { ReferenceArea, ReferenceLine } from "recharts";

/** A period in which something happened, by its first date, with the numbers of the events in their list. */
export interface TrendMark {
  readonly date: string;
  readonly label: string;
  /** The first date of the last period that the longest of them lasted into, where that is another one. */
  readonly until?: string | undefined;
}

/** How long what lasted did. */
export const markAreas = (marks: readonly TrendMark[]) =>
  marks.map(({ date, until }) =>
    until === undefined ? null : (
      <ReferenceArea key={date} className="event" x1={date} x2={until} fill="var(--ink)" fillOpacity={0.07} />
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
      label={{ value: label, position: "insideTop", fontSize: 11, fill: "var(--ink)" }}
    />
  ));
