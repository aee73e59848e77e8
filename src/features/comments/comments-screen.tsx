import { Trans, useLingui } from "@lingui/react/macro";
import { isWindow, useWindow, WIDE } from "../../ui/window-size.ts";
import { Download } from "lucide-react";
import { useEffect, useState, type MouseEvent } from "react";
import { FilterBar } from "../../filters/bar/filter-bar.tsx";
import { UnusableNotice } from "../../filters/bar/unusable-notice.tsx";
import { useFilterOptions } from "../../filters/bar/use-filter-options.ts";
import { chainFilter } from "../../filters/chain-filter.ts";
import type { Screen } from "../../filters/use-screen.ts";
import { Fault } from "../../ui/fault.tsx";
import { latePart, lazily } from "../../ui/schedule/late-part.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { ReadingProgress } from "../../ui/reading/reading-progress.tsx";
import { ReadingProblem } from "../../ui/reading/reading-problem.tsx";
import { DialogButton } from "../../ui/dialog-button.tsx";
import { useDraft } from "../../ui/use-draft.ts";
import { useKeys } from "../../ui/use-keys.ts";
import { CommentsBar } from "./comments-bar.tsx";
import { FoundComments } from "./found-comments.tsx";
import { isPlainClick, useRowLinks } from "../../filters/row-links.ts";
import { carried } from "../../filters/narrowing.ts";
import { searchFor } from "../../filters/search.ts";
import { selectedWords, toggledCode, type CodeDraft, type ColumnModel } from "./model/column-model.ts";
import { COUNTED, useBesideLinks } from "./model/beside.ts";
import { useReadSoFar } from "./model/read-so-far.ts";
import { useCodebook, useCodesAsked } from "../../filters/use-codebook.ts";
import { askedFor, useCommentLines, useComments, type CommentsInView } from "./model/use-comments.ts";
import { QuestionSelect } from "./question-select.tsx";
import classes from "./comments.module.css";

const Column = latePart(async () => (await import("./column/column.tsx")).Column);
const ColumnSheet = latePart(async () => (await import("./column/column-sheet.tsx")).ColumnSheet);

/** What respondents wrote: searched, counted, and read. */
export function CommentsScreen({ screen }: { readonly screen: Screen }) {
  const { t } = useLingui();
  const { values, zone, change } = screen;
  const options = useFilterOptions();
  const saved = values.find ?? "";
  const draft = useDraft(saved, (find) =>
    change({ find: find || undefined, beside: undefined }, { replace: saved !== "" }),
  );
  const find = draft.text.trim();
  const codebook = useCodebook();
  const { all } = codebook;
  const { isWaiting, unusable } = useCodesAsked(values);
  const comments = useComments(chainFilter(values, zone), askedFor(values, zone, find, all));
  const { answer: list, isStale, error, matching } = useCommentLines(comments, values, isWaiting);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isWide = useWindow(WIDE);
  const hasColumn = isWide && values.response === undefined;
  const [code, setCode] = useState<CodeDraft>();
  const model: ColumnModel = {
    screen,
    comments,
    codebook,
    onFind: (text) => {
      draft.commit(text);
      setSheetOpen(false);
      // What was pressed may not be in the next list.
      if (hasColumn) document.getElementById(COUNTED)?.focus({ preventScroll: true });
    },
    isNothing: list?.inView === 0 && comments.phase !== "reading",
    draft: code,
    onDraft: (next) => {
      setCode(next);
      if (next !== undefined && !hasColumn) setSheetOpen(true);
    },
    besideLink: useBesideLinks(screen, { isStale, onGo: () => setSheetOpen(false) }),
  };
  const { order, seed, listed, beside } = values;
  const name = JSON.stringify([comments.reading.name, comments.asked, order, seed, listed, beside]);
  const going = useGoing(model, { name, lines: list?.lines, isStale });
  useEffect(() => comments.reading.tag(all.map((each) => each.find)));
  return (
    <>
      <PageHeader
        title={t`Comments`}
        choice={<QuestionSelect screen={screen} />}
        filters={<FilterBar screen={screen} options={options} matching={matching} />}
        actions={
          <DialogButton icon={Download} label={<Trans>Export</Trans>}>
            {(opening) => <ExportComments screen={screen} comments={comments} codes={all} {...opening} />}
          </DialogButton>
        }
      />
      <UnusableNotice unusable={[...screen.unusable, ...unusable]} />
      <CommentsBar
        screen={screen}
        comments={comments}
        list={list}
        draft={draft}
        onSheet={hasColumn ? undefined : () => setSheetOpen(true)}
      />
      <HowFar comments={comments} error={error} />
      <div className={classes["columns"]} data-column={hasColumn || undefined}>
        {hasColumn ? <BesideList model={isWaiting ? undefined : model} /> : null}
        <FoundComments
          model={model}
          list={list}
          isStale={isStale}
          {...going}
          onAll={() => draft.commit("")}
        />
      </div>
      {isSheetOpen && !hasColumn ? <ColumnSheet {...model} onClose={() => setSheetOpen(false)} /> : null}
    </>
  );
}

const ExportComments = lazily(async () => (await import("./export/export-comments.tsx")).ExportComments);

/** The column, empty while it is not known what it is about. */
function BesideList({ model }: { readonly model: ColumnModel | undefined }) {
  const { t } = useLingui();
  return (
    <aside className={classes["column"]} aria-label={t`Words and codes`}>
      {model === undefined ? null : <Column {...model} />}
    </aside>
  );
}

const NUMBERED = 9;
const NO_LINES = new Uint32Array(0);

interface Listed {
  /** What is listed, and in which order. */
  readonly name: string;
  readonly lines: Uint32Array | undefined;
  readonly isStale: boolean;
}

/** From comment to comment by keys and links: the line that keys have come to, and the rows read of this order. */
function useGoing(model: ColumnModel, { name, lines = NO_LINES, isStale }: Listed) {
  const { screen, comments, codebook, onDraft } = model;
  /** The line that keys have come to, of what was listed then. */
  const [reached, setReached] = useState<{ readonly of: string; readonly line: number }>();
  const current = reached?.of === name ? reached.line : undefined;
  const { read, take } = useReadSoFar(model, lines, isStale);
  const links = useRowLinks(searchFor("responses", carried(screen.values)), (id) => {
    if (!isWindow(WIDE)) return {};
    screen.change({ response: id });
    return undefined;
  });
  const step = (by: number) => {
    if (lines.length === 0) return;
    const next = Math.min(lines.length - 1, Math.max(0, current === undefined ? 0 : current + by));
    setReached({ of: name, line: next });
    take(lines[next] ?? 0);
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a[data-chain]") : null;
    const row = link?.closest<HTMLElement>("[data-row]")?.dataset["row"];
    // A chain may have several comments: this one was opened.
    if (row !== undefined && isPlainClick(event)) take(Number(row));
    links.onClick(event);
  };
  const numbered = codebook.all
    .slice(0, NUMBERED)
    .map((code, at) => [String(at + 1), () => screen.change(toggledCode(code.name))] as const);
  const id = comments.reading.rows.get(lines[current ?? -1] ?? -1)?._id;
  useKeys({
    Enter: id === undefined ? undefined : () => links.open(id),
    j: () => step(1),
    k: () => step(-1),
    c: () => onDraft({ name: "", find: selectedWords() ?? comments.asked.find, former: undefined }),
    ...Object.fromEntries(numbered),
  });
  return { current, read, links: { ...links, onClick } };
}

/** How far reading has come, and what went wrong. */
function HowFar({ comments, error }: { readonly comments: CommentsInView; readonly error: Error | null }) {
  const { t } = useLingui();
  const { phase, content, progress } = comments;
  return (
    <>
      <ReadingProgress progress={progress} shown={phase === "reading"} />
      <ReadingProblem
        reading={comments}
        nothing={(content?.responses ?? 0) === 0}
        title={t`Not everything could be read: comments are missing`}
      />
      {error === null ? null : <Fault error={error} onRetry={comments.readAgain} />}
    </>
  );
}
