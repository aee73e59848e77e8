import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../i18n/use-formats.ts";
import type { CommentLines } from "../../reading/comments/index-words.ts";
import { useReadSoFar } from "../../ui/reading/reading-texts.ts";
import type { CommentsInView } from "./model/use-comments.ts";

type Counted = (comments: CommentsInView, list: CommentLines | undefined) => string;

/** "412 of 6,247 comments · 38 without words", and how far reading has come while it has not ended. */
export function useCountText(): Counted {
  const { t } = useLingui();
  const { number } = useFormats();
  const readSoFar = useReadSoFar();
  return ({ phase, progress, content }, list) => {
    const read = progress?.read ?? content?.responses ?? 0;
    const sofar = phase === "complete" ? undefined : readSoFar(read, progress);
    if (list === undefined) return sofar ?? "";
    const { inView, selected, withoutWords } = list;
    const all = t`${plural(selected, { one: "# comment", other: "# comments" })}`;
    const parts = [
      inView === selected ? all : t`${number(inView)} of ${all}`,
      withoutWords === 0 ? undefined : t`${number(withoutWords)} without words`,
      sofar,
    ];
    return parts.filter((part) => part !== undefined).join(" · ");
  };
}
