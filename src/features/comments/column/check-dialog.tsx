import "@mantine/core/styles/Group.css";
import { useLingui } from "@lingui/react/macro";
import { Button, Group } from "@mantine/core";
import { useState } from "react";
import type { Code, CodeCheck } from "../../../analysis/comments/codes.ts";
import { markedPlaces, parseQuery } from "../../../analysis/comments/search.ts";
import { bucketOf } from "../../../analysis/bucket-of.ts";
import { CommentItem } from "../../../ui/comment-item.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useKeys } from "../../../ui/use-keys.ts";
import { newSeed } from "../model/column-model.ts";
import { useAnswer, type CommentsInView } from "../model/use-comments.ts";
import { useCheckText } from "./use-check-text.ts";
import classes from "./column.module.css";

interface CheckDialogProps {
  readonly code: Code;
  readonly comments: CommentsInView;
  readonly onCheck: (check: CodeCheck) => void;
  readonly onClose: () => void;
}

/** Comments with the code, and as many without it. */
const MOST = 30;

/** One comment after the other, in an order that does not tell which have the code: does it fit? */
export function CheckDialog({ code, comments, onCheck, onClose }: CheckDialogProps) {
  const { t } = useLingui();
  const [seed] = useState(newSeed);
  const [said, setSaid] = useState<readonly boolean[]>([]);
  const checkText = useCheckText();
  const { asked } = comments;
  const { name } = code;
  const { answer } = useAnswer(comments, { kind: "check", ...asked, code: code.find, seed, most: MOST });
  const rows = answer?.rows ?? [];
  const { answer: texts } = useAnswer(
    comments,
    answer && { kind: "rows", rows: rows.map(({ row }) => row), codes: [] },
  );
  const judge = (fits: boolean) => {
    if (said.length >= rows.length) return;
    const all = [...said, fits];
    setSaid(all);
    if (all.length === rows.length) onCheck(checkOf(rows, all));
  };
  useKeys({ y: () => judge(true), n: () => judge(false) }, "dialog");
  const comment = texts?.comments[said.length];
  const isDone = answer !== undefined && said.length === rows.length;
  return (
    <Dialog opened onClose={onClose} size="lg" title={t`Is this code right? ${name}`}>
      {isDone ? (
        <p role="status">
          {rows.length === 0 ? t`There are no comments to check.` : checkText(checkOf(rows, said))}
        </p>
      ) : comment === undefined ? null : (
        <>
          <p className={classes["note"]} role="status">
            {t`Comment ${said.length + 1} of ${rows.length}`}
          </p>
          <CommentItem
            text={comment.text}
            language={comment.language}
            score={comment.score}
            bucket={comment.score === undefined ? undefined : bucketOf(comment.score)}
            placesIn={(text) => markedPlaces(parseQuery(code.find), text)}
          >
            {comment.touchpoint}
          </CommentItem>
          <Group mt="md" gap="xs">
            <Button onClick={() => judge(true)}>{t`Yes, it fits (y)`}</Button>
            <Button variant="default" onClick={() => judge(false)}>{t`No (n)`}</Button>
          </Group>
        </>
      )}
    </Dialog>
  );
}

/** What was said of comments with the code and without it. */
function checkOf(rows: readonly { readonly has: boolean }[], said: readonly boolean[]): CodeCheck {
  const judged = rows.map(({ has }, at) => ({ has, fits: said[at] ?? false }));
  const [having, without] = [judged.filter(({ has }) => has), judged.filter(({ has }) => !has)];
  return {
    fit: having.filter(({ fits }) => fits).length,
    of: having.length,
    missed: without.filter(({ fits }) => fits).length,
    without: without.length,
  };
}
