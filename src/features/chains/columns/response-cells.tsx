import { Suspense } from "react";
import { firstComment } from "../../../analysis/texts/comments.ts";
import { npsAnswers } from "../../../analysis/texts/nps-answers.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { keyed } from "../../../lib/text/distinct-names.ts";
import { whenFirstContent } from "../../../ui/schedule/first-content.tsx";
import { ShortText } from "../../../ui/short-text.tsx";
import { NpsMark } from "./nps-mark.tsx";
import { COMMENT } from "./layout.ts";
import classes from "./cells.module.css";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { RowLinks } from "../../../filters/row-links.ts";
import { lazily } from "../../../ui/schedule/late-part.tsx";

interface RowLinkProps {
  readonly chain: ResponseChain;
  readonly zone: string;
  readonly links: RowLinks;
}

/** When a response was given, which leads to it. */
export function RowLink({ chain, zone, links }: RowLinkProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  return (
    <a href={links.hrefOf(chain._id)} data-chain={chain._id} className={classes["created"]}>
      {moment(chain.createdAt, zone) ?? t`Unknown time`}
    </a>
  );
}

interface ToldProps {
  readonly chain: ResponseChain;
}

// After the rows, and without the questions where their code can't be loaded.
const AskedMarks = lazily(async () => {
  await new Promise<void>(whenFirstContent);
  return (await import("./later-cells.tsx").catch(() => undefined))?.AskedMarks ?? Marks;
});

/** One mark for each answer. */
function Marks({ chain }: ToldProps) {
  return keyed(npsAnswers(chain), (answer) => answer.questionId).map(({ key, item }) => (
    <NpsMark key={key} answer={item} />
  ));
}

export function Scores({ chain }: ToldProps) {
  const marks = <Marks chain={chain} />;
  return (
    <span className={classes["scores"]}>
      {npsAnswers(chain)[1] === undefined ? (
        marks
      ) : (
        <Suspense fallback={marks}>
          <AskedMarks chain={chain} />
        </Suspense>
      )}
    </span>
  );
}

/** What was said first, as far as there is room. */
export function FirstComment({ chain }: ToldProps) {
  const comment = firstComment(chain);
  if (comment === undefined) return null;
  return (
    <span className={classes["comment"]}>
      <ShortText language={comment.language} most={COMMENT}>
        {comment.text}
      </ShortText>
    </span>
  );
}
