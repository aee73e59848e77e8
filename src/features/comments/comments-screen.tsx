import { Trans, useLingui } from "@lingui/react/macro";
import { Button, TextInput } from "@mantine/core";
import { Search } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { parseQuery } from "../../analysis/comments/search.ts";
import { FilterBar } from "../../filters/bar/filter-bar.tsx";
import { UnusableNotice } from "../../filters/bar/unusable-notice.tsx";
import { useFilterOptions } from "../../filters/bar/use-filter-options.ts";
import { activeFilters, withoutFilters } from "../../filters/narrowing.ts";
import type { Screen } from "../../filters/use-screen.ts";
import { Emptiness } from "../../ui/emptiness.tsx";
import { Fault } from "../../ui/fault.tsx";
import "../../ui/input-styles.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { ReadingAction, ReadingProgress } from "../../ui/reading/reading-progress.tsx";
import { ReadingProblem } from "../../ui/reading/reading-problem.tsx";
import { useLeftOut } from "../../ui/reading/reading-texts.ts";
import { useDraft } from "../../ui/use-draft.ts";
import { useKeys } from "../../ui/use-keys.ts";
import { CommentList } from "./list/comment-list.tsx";
import { useCommentLinks } from "./list/use-comment-links.ts";
import { QuestionSelect } from "./question-select.tsx";
import { SearchHelp } from "./search-help.tsx";
import { askedFor, useCommentLines, useComments, type CommentsInView } from "./use-comments.ts";
import { useCountText } from "./use-count-text.ts";
import classes from "./comments.module.css";

interface CommentsScreenProps {
  readonly screen: Screen;
  /** The response that is open beside the comments. */
  readonly children?: ReactNode;
}

/** What respondents wrote: searched, counted, and read. */
export function CommentsScreen({ screen, children }: CommentsScreenProps) {
  const { t } = useLingui();
  const { values, zone, change } = screen;
  const options = useFilterOptions();
  const saved = values.find ?? "";
  const draft = useDraft(saved, (find) => change({ find: find || undefined }, { replace: saved !== "" }));
  const find = draft.text.trim();
  const comments = useComments(screen, askedFor(values, zone, find));
  const { list, isStale, error } = useCommentLines(comments, values);
  const field = useRef<HTMLInputElement>(null);
  const [current, setCurrent] = useState<number>();
  const links = useCommentLinks(screen, () => undefined);
  const step = (by: number) => {
    const last = (list?.lines.length ?? 0) - 1;
    if (last >= 0) setCurrent((was) => Math.min(last, Math.max(0, was === undefined ? 0 : was + by)));
  };
  useKeys({ j: () => step(1), k: () => step(-1), "/": () => field.current?.focus() });
  const countText = useCountText();
  return (
    <>
      <PageHeader
        title={t`Comments`}
        level={children === undefined ? 1 : 2}
        choice={<QuestionSelect screen={screen} />}
        filters={<FilterBar screen={screen} options={options} />}
      />
      <UnusableNotice unusable={screen.unusable} />
      <div className={classes["bar"]}>
        <TextInput
          ref={field}
          type="search"
          className={classes["search"]}
          aria-label={t`Search comments`}
          placeholder={t`Search comments`}
          leftSection={<Search size={16} aria-hidden />}
          maxLength={1000}
          value={draft.text}
          onChange={({ currentTarget }) => draft.type(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") draft.commit(event.currentTarget.value);
          }}
        />
        <SearchHelp />
        <Arrangement screen={screen} />
        <div className={classes["counted"]}>
          <span role="status">{countText(comments, list)}</span>
          <Remarks comments={comments} />
          <ReadingAction reading={comments} />
        </div>
      </div>
      <ReadingProgress progress={comments.progress} shown={comments.phase === "reading"} />
      <Problem comments={comments} />
      {error === null ? null : <Fault error={error} onRetry={comments.readAgain} />}
      {list === undefined ? (
        <div className={classes["shape"]} aria-busy={comments.phase === "reading"} />
      ) : list.lines.length === 0 && comments.phase !== "reading" && !isStale ? (
        <NoComments screen={screen} comments={comments} onAll={() => draft.commit("")} />
      ) : (
        <CommentList
          key={JSON.stringify([comments.reading.name, find, values.order, values.seed, values.listed])}
          label={t`Comments found`}
          list={list}
          rows={comments.reading.rows}
          query={parseQuery(find)}
          zone={zone}
          links={links}
          busy={isStale}
          current={current}
          about={repeatCount}
        />
      )}
    </>
  );
}

/** Of a line that stands for several comments how many they are. */
const repeatCount = (_comment: unknown, count: number): ReactNode =>
  count > 1 ? <span>× {count}</span> : null;

/** How the comments are listed: repeats as one line, or each by itself in an order drawn at random. */
function Arrangement({ screen: { values, change } }: { readonly screen: Screen }) {
  const { t } = useLingui();
  const isRandom = values.order === "random";
  const isGrouped = values.listed !== "each";
  return (
    <>
      <Button
        variant={isGrouped && !isRandom ? "light" : "default"}
        size="compact-sm"
        aria-pressed={isGrouped && !isRandom}
        onClick={() =>
          change({
            order: undefined,
            seed: undefined,
            listed: isGrouped && !isRandom ? "each" : undefined,
          })
        }
      >
        {t`Group repeats`}
      </Button>
      <Button
        variant={isRandom ? "light" : "default"}
        size="compact-sm"
        aria-pressed={isRandom}
        onClick={() =>
          change(isRandom ? { order: undefined, seed: undefined } : { order: "random", seed: newSeed() })
        }
      >
        {t`Random order`}
      </Button>
    </>
  );
}

/** Stands in the address, so that a link gives the same order on every device. */
const newSeed = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0]);

const NOTHING = { unreadable: 0, notAsked: 0 };

/** What came and is not counted. */
function Remarks({ comments: { result } }: { readonly comments: CommentsInView }) {
  const leftOut = useLeftOut();
  return leftOut(result ?? NOTHING).map((each) => <span key={each}>{each}</span>);
}

function Problem({ comments: { phase, result, content, goOn } }: { readonly comments: CommentsInView }) {
  const { t } = useLingui();
  if (phase !== "incomplete" || result === undefined) return null;
  return (
    <ReadingProblem
      result={result}
      nothing={(content?.responses ?? 0) === 0}
      title={t`Not everything could be read: comments are missing`}
      onRetry={goOn}
    />
  );
}

interface NoCommentsProps {
  readonly screen: Screen;
  readonly comments: CommentsInView;
  /** Takes the search away. */
  readonly onAll: () => void;
}

/** No comment at all, none that fits, or none among what was read so far. */
function NoComments({ screen, comments: { content, phase }, onAll }: NoCommentsProps) {
  const { t } = useLingui();
  const isFiltered = activeFilters(screen.values).length > 0 || screen.values.question !== undefined;
  if ((content?.comments ?? 0) === 0 && !isFiltered) {
    return phase === "complete" ? (
      <Emptiness
        title={t`No comments yet`}
        detail={t`What respondents write in answer to a text question appears here.`}
      />
    ) : (
      <Emptiness title={t`No comment was read`} />
    );
  }
  return (
    <Emptiness
      title={t`No comments fit this search and these filters`}
      detail={
        phase === "complete" ? t`Take a filter away, or search for less.` : t`Not all of them have been read.`
      }
      action={
        <Button
          variant="default"
          onClick={() => {
            onAll();
            screen.change({ ...withoutFilters, question: undefined });
          }}
        >
          <Trans>Show all comments</Trans>
        </Button>
      }
    />
  );
}
