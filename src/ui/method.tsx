import { useLingui } from "@lingui/react/macro";
import classes from "./how-computed.module.css";

/** A number that another one was made of, in words. */
export interface MethodFigure {
  readonly name: string;
  readonly value: string;
}

interface MethodProps {
  /** One sentence that a manager understands. */
  readonly plain: string;
  /** The formula or the procedure, in two lines. */
  readonly text: string;
  /** Who published it. */
  readonly source: string;
  readonly figures: readonly MethodFigure[];
}

/** How a number is computed: the method, its source, and the figures that this one was made of. */
export function Method({ plain, text, source, figures }: MethodProps) {
  const { t } = useLingui();
  return (
    <div className={classes["method"]}>
      <p>{plain}</p>
      <p className={classes["formula"]}>{text}</p>
      <p className={classes["source"]}>{t`Source: ${source}`}</p>
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
