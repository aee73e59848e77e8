import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { bucketOf } from "../../../analysis/score.ts";
import { markedPlaces, type Query } from "../../../analysis/comments/search.ts";
import { cutText } from "../../../lib/text/cut-text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { ShownComment } from "../../../reading/comments/index-words.ts";
import hiding from "../../../ui/hidden.module.css";
import { MarkedText } from "../../../ui/marked-text.tsx";
import { ShortText } from "../../../ui/short-text.tsx";
import { TextIn } from "../../../ui/text-in.tsx";
import type { CommentLinks } from "./use-comment-links.ts";
import classes from "./list.module.css";

interface CommentItemProps {
  readonly comment: ShownComment;
  /** What they were found by: marked in them. */
  readonly query: Query;
  readonly zone: string;
  readonly links: CommentLinks;
  /** What stands behind time and place. */
  readonly children?: ReactNode;
}

/** More than can be read at once: the rest is on the page of its response. */
const MOST = 4000;
/** Characters that four lines surely have room for, and of those that may stand before what was found. */
const IN_VIEW = 120;
const BEFORE = 40;

/** What a respondent wrote, with the score that they gave, when and where, and the way to everything that they answered. */
export function CommentItem({ comment, query, zone, links, children }: CommentItemProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const [isWhole, setWhole] = useState(false);
  const { score, text, language, touchpoint, createdAt, _id } = comment;
  const [isCut, setCut] = useState(false);
  const shown = isWhole ? cutText(text, MOST) : excerpt(text, query);
  return (
    <>
      <span className={classes["score"]} data-bucket={score === undefined ? undefined : bucketOf(score)}>
        <span className={hiding["hidden"]}>{score === undefined ? t`No score` : t`Score`} </span>
        {score ?? <span aria-hidden>–</span>}
      </span>
      <div className={classes["body"]}>
        <div
          className={classes["text"]}
          data-whole={isWhole || undefined}
          dir="auto"
          ref={(box) => watched(box, setCut)}
        >
          <TextIn language={language}>
            <MarkedText places={markedPlaces(query, shown)}>{shown}</MarkedText>
          </TextIn>
        </div>
        {isCut || isWhole || shown.length < Math.min(text.length, MOST) ? (
          <button
            type="button"
            className={classes["more"]}
            aria-expanded={isWhole}
            onClick={() => setWhole((was) => !was)}
          >
            {isWhole ? <Trans>less</Trans> : <Trans>more</Trans>}
          </button>
        ) : null}
        <div className={classes["about"]}>
          <a href={links.hrefOf(_id)} data-chain={_id} onClick={links.onClick}>
            {moment(createdAt, zone) ?? t`Unknown time`}
          </a>
          <ShortText>{touchpoint}</ShortText>
          {children}
        </div>
      </div>
    </>
  );
}

/** Tells whether a box has more lines than it shows, now and whenever its width changes. */
function watched(box: HTMLElement | null, tell: (isCut: boolean) => void): (() => void) | undefined {
  if (box === null) return undefined;
  const observer = new ResizeObserver(() => tell(box.scrollHeight > box.clientHeight + 1));
  observer.observe(box);
  return () => observer.disconnect();
}

/** A text from its beginning, or from just before what was found in it where that would not be in view. */
function excerpt(text: string, query: Query): string {
  const shown = cutText(text, MOST);
  const first = shown.length <= IN_VIEW ? undefined : markedPlaces(query, shown)[0];
  if (first === undefined || first.end <= IN_VIEW) return shown;
  const from = shown.indexOf(" ", Math.max(0, first.start - BEFORE));
  return `…${shown.slice(from === -1 || from > first.start ? first.start : from)}`;
}
