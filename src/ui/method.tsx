import { useLingui } from "@lingui/react/macro";
import classes from "./method.module.css";

/** A number that another one was made of, in words. */
export interface MethodFigure {
  readonly name: string;
  readonly value: string;
}

/** The parts of docs/reading.md that numbers lead to, by their headings. */
export const READING_PARTS = [
  "score",
  "interval",
  "lasting-change",
  "mix",
  "lower-higher-unusual",
  "linked-with",
] as const;

interface MethodProps {
  /** One sentence that a manager understands. */
  readonly plain: string;
  /** The formula or the procedure, in two lines. */
  readonly text: string;
  /** Who published it. */
  readonly source: string;
  readonly figures: readonly MethodFigure[];
  /** The part of the guide that tells how far to trust it; the whole guide where it has none of its own. */
  readonly part?: (typeof READING_PARTS)[number];
}

/** How a number is computed: the method, its source, and the figures that this one was made of. */
export function Method({ plain, text, source, figures, part }: MethodProps) {
  const { t } = useLingui();
  return (
    <div className={classes["method"]}>
      <p>{plain}</p>
      <p className={classes["formula"]}>{text}</p>
      <p className={classes["source"]}>{t`Source: ${source}`}</p>
      <p className={classes["source"]}>
        <a href={`/reading.html${part === undefined ? "" : `#${part}`}`} target="_blank" rel="noreferrer">
          {t`How far to trust it`}
        </a>
      </p>
      <dl className={classes["figures"]}>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
