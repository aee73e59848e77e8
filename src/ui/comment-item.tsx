import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import hiding from "./hidden.module.css";
import { MarkedText, type Place } from "./marked-text.tsx";
import { TextIn } from "./text-in.tsx";
import { cutText } from "../lib/text/fit-text.ts";
import classes from "./comment-item.module.css";

interface CommentItemProps {
  readonly text: string;
  /** A language code; empty where it is not known. */
  readonly language: string;
  /** The score that came with it; undefined where none did. */
  readonly score: number | undefined;
  /** What the answer counts as that came with it: the top, the middle or the bottom of its scale. */
  readonly bucket: string | undefined;
  /** What a search finds in a text. */
  readonly placesIn?: (text: string) => readonly Place[];
  /** Where and when it was given, and what can be done with it. */
  readonly children: ReactNode;
}

/** More than can be read at once: the rest is on the page of its response. */
const MOST = 4000;
/** Characters that four lines surely have room for, and of those that may stand before what was found. */
const IN_VIEW = 120;
const BEFORE = 40;

const NOWHERE = (): readonly Place[] => [];

/** What a respondent wrote, in four lines or whole, with the score that they gave. */
export function CommentItem(props: CommentItemProps) {
  const { text, language, score, bucket, placesIn = NOWHERE, children } = props;
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const [isCut, setCut] = useState(false);
  const shown = isWhole ? cutText(text, MOST) : excerpt(text, placesIn);
  return (
    <div className={classes["comment"]}>
      {score === undefined ? (
        bucket === undefined && <span className={hiding["hidden"]}>{t`No score`} </span>
      ) : (
        <span className={classes["score"]} data-bucket={bucket}>
          <span className={hiding["hidden"]}>{t`Score`} </span>
          {score}
        </span>
      )}
      <div className={classes["body"]}>
        <div
          className={classes["text"]}
          data-whole={isWhole || undefined}
          dir="auto"
          ref={(box) => watched(box, setCut)}
        >
          <TextIn language={language}>
            <MarkedText places={placesIn(shown)}>{shown}</MarkedText>
          </TextIn>
        </div>
        {isCut || isWhole || shown.length < Math.min(text.length, MOST) ? (
          <button
            type="button"
            data-link
            className={classes["more"]}
            aria-expanded={isWhole}
            onClick={() => setWhole((was) => !was)}
          >
            {isWhole ? <Trans>less</Trans> : <Trans>more</Trans>}
          </button>
        ) : null}
        <div className={classes["about"]}>{children}</div>
      </div>
    </div>
  );
}

/** Tells whether a box has more lines than it shows, now and whenever its width changes. */
function watched(box: HTMLElement | null, tell: (isCut: boolean) => void): (() => void) | undefined {
  if (box === null) return undefined;
  const look = () => tell(box.scrollHeight > box.clientHeight + 1);
  // Before it is drawn, too.
  look();
  const observer = new ResizeObserver(look);
  observer.observe(box);
  return () => observer.disconnect();
}

/** A text from its beginning, or from just before what was found in it where that would not be in view. */
function excerpt(text: string, placesIn: (text: string) => readonly Place[]): string {
  const shown = cutText(text, MOST);
  const first = shown.length <= IN_VIEW ? undefined : placesIn(shown)[0];
  if (first === undefined || first.end <= IN_VIEW) return shown;
  const from = shown.indexOf(" ", Math.max(0, first.start - BEFORE));
  return `…${shown.slice(from === -1 || from > first.start ? first.start : from)}`;
}
