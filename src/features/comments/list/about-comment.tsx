import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { ShownComment } from "../../../reading/comments/index-protocol.ts";
import { SCREEN_ONLY } from "../../../ui/screen-only.ts";
import { ShortText } from "../../../ui/short-text.tsx";
import type { ColumnModel } from "../model/column-model.ts";
import classes from "./list.module.css";

interface AboutCommentProps extends Pick<ColumnModel, "codebook" | "besideLink"> {
  readonly comment: ShownComment;
  /** What it answers, where that is to be told. */
  readonly question: string | undefined;
  readonly count: number;
  /** Time and place. */
  readonly children: ReactNode;
}

/** When and where it was given, in answer to what, which codes it has, and, at the end of the line, the ways to what says the same and what is like it. */
export function AboutComment(props: AboutCommentProps) {
  const { comment, question, count, codebook, besideLink, children } = props;
  const { _id: chain, place, codes } = comment;
  const { t } = useLingui();
  const { number } = useFormats();
  return (
    <>
      <div className={classes["about"]}>
        {children}
        {question === undefined ? null : (
          <span className={classes["question"]}>
            <ShortText>{question}</ShortText>
          </span>
        )}
        {codes.map((at) => {
          const name = codebook.all[at]?.name;
          return name === undefined ? null : (
            <span key={name} className={classes["tag"]}>
              <ShortText>{name}</ShortText>
            </span>
          );
        })}
      </div>
      {count > 1 ? (
        <a
          {...SCREEN_ONLY}
          className={classes["beside"]}
          aria-label={t`Show the ${number(count)} comments that say the same`}
          {...besideLink({ how: "repeats", chain, place })}
        >
          × {number(count)}
        </a>
      ) : null}
      <a
        {...SCREEN_ONLY}
        className={classes["beside"]}
        aria-label={t`Similar comments`}
        {...besideLink({ how: "similar", chain, place })}
      >
        <Trans>Similar</Trans>
      </a>
    </>
  );
}
