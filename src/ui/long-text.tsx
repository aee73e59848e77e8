import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useFormats } from "../i18n/use-formats.ts";
import { cutText, drawableText, hasLongWord } from "../lib/text/fit-text.ts";
import { MarkedText, type Place } from "./marked-text.tsx";
import { SCREEN_ONLY } from "./screen-only.ts";

/** Characters that are shown of a text at first. */
const MOST = 4000;

interface LongTextProps {
  /** What a search finds in a text. */
  readonly placesIn?: ((text: string) => readonly Place[]) | undefined;
  readonly children: string;
}

/** A text of any length: its beginning, and where that is not all, a button for the whole. */
export function LongText({ placesIn, children }: LongTextProps) {
  const { number } = useFormats();
  const [whole, setWhole] = useState(false);
  const isWhole = whole || children.length <= MOST;
  const shown = drawableText(isWhole ? children : cutText(children, MOST));
  const marked = placesIn === undefined ? shown : <MarkedText places={placesIn(shown)}>{shown}</MarkedText>;
  const text = hasLongWord(shown) ? <span data-long-word>{marked}</span> : marked;
  if (isWhole) return text;
  const count = number(children.length);
  return (
    <>
      {text}{" "}
      <button type="button" data-link {...SCREEN_ONLY} onClick={() => setWhole(true)}>
        <Trans>Show all {count} characters</Trans>
      </button>
    </>
  );
}
