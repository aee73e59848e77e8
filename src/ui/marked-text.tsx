import { Fragment } from "react";
import { drawableText } from "../lib/text/fit-text.ts";
import classes from "./marked-text.module.css";

/** Where in a text something is, in UTF-16 code units. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

interface MarkedTextProps {
  /** What a search has found: in order, without overlaps. */
  readonly places: readonly Place[];
  readonly children: string;
}

export function MarkedText({ places, children }: MarkedTextProps) {
  return (
    <>
      {places.map(({ start, end }, at) => (
        <Fragment key={start}>
          {drawableText(children.slice(places[at - 1]?.end ?? 0, start))}
          <mark className={classes["hit"]}>{drawableText(children.slice(start, end))}</mark>
        </Fragment>
      ))}
      {drawableText(children.slice(places.at(-1)?.end ?? 0))}
    </>
  );
}
