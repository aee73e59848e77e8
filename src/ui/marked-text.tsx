import { keyed } from "../lib/keyed.ts";
import { drawableText } from "../lib/text/drawable-text.ts";
import { textHits } from "../lib/text/text-hits.ts";
import classes from "./marked-text.module.css";

interface MarkedTextProps {
  /** What was looked for; empty marks nothing. */
  readonly searchText: string;
  readonly children: string;
}

/** A text with what a search has found in it marked. */
export function MarkedText({ searchText, children }: MarkedTextProps) {
  return keyed(textHits(children, searchText), ({ text }) => text).map(({ key, item: { text, hit } }) =>
    hit ? (
      <mark key={key} className={classes["hit"]}>
        {drawableText(text)}
      </mark>
    ) : (
      drawableText(text)
    ),
  );
}
