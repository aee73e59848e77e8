import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import type { ScreenValues } from "../../filters/fields.ts";
import type { Screen } from "../../filters/use-screen.ts";
import type { CommentLines } from "../../reading/comments/index-protocol.ts";
import { LeftOut, ReadingAction } from "../../ui/reading/reading-progress.tsx";
import { useReadSoFar } from "../../ui/reading/reading-texts.ts";
import { SearchField } from "../../ui/search-field.tsx";
import type { Typed } from "../../ui/use-draft.ts";
import { NARROW, useWindow } from "../../ui/window-size.ts";
import { COUNTED } from "./model/beside.ts";
import { newSeed } from "./model/column-model.ts";
import type { CommentsInView } from "./model/use-comments.ts";
import classes from "../../ui/list-bar.module.css";
import { plural } from "@lingui/core/macro";
import { useFormats } from "../../i18n/use-formats.ts";

interface CommentsBarProps {
  readonly screen: Screen;
  readonly comments: CommentsInView;
  readonly list: CommentLines | undefined;
  readonly draft: Typed;
  /** Opens what has no room beside the list; undefined where it has. */
  readonly onSheet: (() => void) | undefined;
}

/** The search, how what it finds is listed, and how many comments that are. */
export function CommentsBar({ screen, comments, list, draft, onSheet }: CommentsBarProps) {
  const { t } = useLingui();
  const text = useCountText(comments, list);
  const isPhone = useWindow(NARROW);
  return (
    <div className={classes["bar"]} data-toggles>
      <SearchField
        label={t`Search comments`}
        isNarrow={isPhone}
        draft={draft}
        contains={t`comments that contain it, also inside a word`}
        without={t`comments without it`}
      />
      <Arrangement screen={screen} />
      {onSheet === undefined ? null : (
        <Button variant="default" size="compact-sm" aria-haspopup="dialog" onClick={onSheet}>
          <Trans>Words and codes</Trans>
        </Button>
      )}
      <div className={classes["counted"]} data-reading={comments.phase === "reading" || undefined}>
        <span role="status" id={COUNTED} tabIndex={-1}>
          {text}
        </span>
        <LeftOut of={comments.result} />
        <ReadingAction reading={comments} />
      </div>
    </div>
  );
}

/** How the comments are listed: repeats as one line, or each by itself in an order drawn at random. */
function Arrangement({ screen: { values, change } }: { readonly screen: Screen }) {
  const { t } = useLingui();
  const isRandom = values.order === "random";
  const isGrouped = values.listed === undefined && !isRandom;
  const inContext = values.listed === "context";
  const isDrawn = isRandom && !inContext;
  const inListOrder = { order: undefined, seed: undefined };
  const toggles: readonly (readonly [label: string, isOn: boolean, patch: () => ScreenValues])[] = [
    [t`Group repeats`, isGrouped, () => ({ ...inListOrder, listed: isGrouped ? "each" : undefined })],
    [
      t`Random order`,
      isDrawn,
      () => (isDrawn ? inListOrder : { order: "random", seed: newSeed(), listed: undefined }),
    ],
    [t`In context`, inContext, () => ({ listed: inContext ? undefined : "context" })],
  ];
  return toggles.map(([label, isOn, patch]) => (
    <Button
      key={label}
      variant="default"
      size="compact-sm"
      aria-pressed={isOn}
      onClick={() => change({ ...patch(), beside: undefined })}
    >
      {label}
    </Button>
  ));
}

/** "412 of 6,247 comments · 38 without words", and how far reading has come while it has not ended. */
function useCountText({ phase, progress, content }: CommentsInView, list: CommentLines | undefined): string {
  const { t } = useLingui();
  const { number } = useFormats();
  const readSoFar = useReadSoFar();
  const read = progress?.read ?? content?.responses ?? 0;
  const sofar = phase === "complete" ? undefined : readSoFar(read, progress);
  if (list === undefined) return sofar ?? "";
  const { inView, selected, withoutWords } = list;
  const all = t`${plural(selected, { one: "# comment", other: "# comments" })}`;
  const parts = [
    inView === selected ? all : t`${number(inView)} of ${all}`,
    // While comments are read the line has room for two of them.
    withoutWords === 0 || inView === 0 || phase === "reading"
      ? undefined
      : t`${number(withoutWords)} without words`,
    sofar,
  ];
  return parts.filter((part) => part !== undefined).join(" · ");
}
