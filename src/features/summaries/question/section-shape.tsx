import classes from "./section.module.css";

/** As many rows as a summary of each type is mostly high. */
const ROWS: Readonly<Record<string, number>> = { NPS: 19, Text: 20, Button: 18, Slider: 26, Contact: 2 };
const OTHER_ROWS = 12;

interface SectionShapeProps {
  readonly type: string;
  /** How many choices the question has. */
  readonly choices: number;
}

/** Grey bars where a summary will be, of about its height. */
export function SectionShape({ type, choices }: SectionShapeProps) {
  const rows = ROWS[type] ?? (choices === 0 ? OTHER_ROWS : Math.ceil(choices * 1.5) + 1);
  return (
    <div className={classes["shape"]} aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} />
      ))}
    </div>
  );
}
