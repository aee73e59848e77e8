import { keyed } from "../../../lib/keyed.ts";
import classes from "./figures.module.css";

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly note?: string | undefined;
}

/** A few numbers with their names. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={classes["figures"]}>
      {keyed(figures, ({ name }) => name).map(({ key, item: { name, value, note } }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>
            {value} {note === undefined ? null : <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
