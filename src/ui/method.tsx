import { useLingui } from "@lingui/react/macro";
import classes from "./how-computed.module.css";

/** A number that another one was made of, in words. */
export interface MethodFigure {
  readonly name: string;
  readonly value: string;
}

interface MethodProps {
  /** In two lines. */
  readonly text: string;
  /** Who published it. */
  readonly source: string;
  readonly figures: readonly MethodFigure[];
}

/** How a number is computed: the method, its source, and the figures that this one was made of. */
export function Method({ text, source, figures }: MethodProps) {
  const { t } = useLingui();
  return (
    <div className={classes["method"]}>
      <p>{text}</p>
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
