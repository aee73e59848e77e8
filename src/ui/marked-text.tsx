import { keyed } from "../lib/keyed.ts";
import { textHits } from "../lib/text-hits.ts";
import classes from "./marked-text.module.css";

interface MarkedTextProps {
  /** What was looked for; empty marks nothing. */
  readonly sought: string;
  readonly children: string;
}

/** A text with what a search has found in it marked. */
export function MarkedText({ sought, children }: MarkedTextProps) {
  return keyed(textHits(children, sought), ({ text }) => text).map(({ key, item: { text, hit } }) =>
    hit ? (
      <mark key={key} className={classes["hit"]}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
