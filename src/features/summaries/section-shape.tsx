import classes from "./section.module.css";

/** Rows of each type, as far as nobody has read how many there will be. */
const ROWS: Readonly<Record<string, number>> = { NPS: 15, Text: 14, Contact: 2 };
const OTHER_ROWS = 8;

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
