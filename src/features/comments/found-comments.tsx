import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useSelector } from "@tanstack/react-store";
import type { ComponentProps } from "react";
import { parseQuery } from "../../analysis/comments/search.ts";
import { activeFilters, withoutFilters } from "../../filters/narrowing.ts";
import { knownLabel } from "../../filters/options.ts";
import { useFilterOptions } from "../../filters/bar/use-filter-options.ts";
import type { Screen } from "../../filters/use-screen.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import type { CommentLines } from "../../reading/comments/index-protocol.ts";
import { NoneReadable } from "../../ui/none-readable.tsx";
import { Emptiness } from "../../ui/emptiness.tsx";
import { fetchLater, PartBoundary } from "../../ui/schedule/first-content.tsx";
import { Late } from "../../ui/schedule/late-part.tsx";
import { ShortText } from "../../ui/short-text.tsx";
import { TimesIn } from "../../ui/times-in.tsx";
import { AboutComment } from "./list/about-comment.tsx";
import { CommentList } from "./list/comment-list.tsx";
import type { RowLinks } from "../../filters/row-links.ts";
import { useMayBeScored, useQuestionTitles } from "./question-select.tsx";
import { BESIDE, besideOf } from "./model/beside.ts";
import type { ColumnModel } from "./model/column-model.ts";
import { type CommentsInView, useAnswer } from "./model/use-comments.ts";
import classes from "./comments.module.css";
import { sampleLimits } from "../../analysis/comments/sample.ts";

const contextView = async () => (await import("./context/context-view.tsx")).ContextView;
fetchLater(contextView);

interface FoundProps {
  readonly model: ColumnModel;
  /** Undefined until the first comments have come. */
  readonly list: CommentLines | undefined;
  readonly isStale: boolean;
  readonly links: RowLinks;
  readonly current: number | undefined;
  /** Rows read of an order drawn at random, while that is what is listed. */
  readonly read: readonly number[];
  /** Takes the search away. */
  readonly onAll: () => void;
}

/** The comments in view, or those that are like one of them. */
export function FoundComments(props: FoundProps) {
  const { t } = useLingui();
  const { model, list, read } = props;
  const beside = besideOf(model.screen.values);
  const isSample = list !== undefined && read.length > 0;
  return (
    <div>
      <div className={classes["head"]}>
        <TimesIn zone={model.screen.zone} />
        {list?.isMultilingual === true ? <OtherLanguages {...model} /> : null}
      </div>
      {isSample ? (
        <PartBoundary>
          <FairSample model={model} read={read} all={list.inView} />
        </PartBoundary>
      ) : null}
      {beside === undefined ? null : (
        <div className={classes["beside"]}>
          <span role="status" id={BESIDE} tabIndex={-1}>
            {beside.how === "similar"
              ? t`Comments most like this one, the nearest first`
              : t`Comments that say the same`}
          </span>
          <Button component="a" variant="default" size="compact-sm" {...model.besideLink(undefined)}>
            <Trans>Back to all comments</Trans>
          </Button>
          {list?.of === undefined ? null : <Quoted row={list.of} rows={model.comments.reading.rows} />}
        </div>
      )}
      {model.screen.values.listed === "context" && beside === undefined && !model.isNothing ? (
        <PartBoundary>
          <Late of={contextView} props={{ model, links: props.links }} />
        </PartBoundary>
      ) : (
        <Listed {...props} />
      )}
    </div>
  );
}

/** The comment that those listed are like. */
function Quoted({ row, rows }: { readonly row: number } & Pick<CommentsInView["reading"], "rows">) {
  const comment = useSelector(rows.version, () => rows.get(row));
  return (
    <q>{comment === undefined ? "" : <ShortText language={comment.language}>{comment.text}</ShortText>}</q>
  );
}

/** Where comments are in several languages: words searched for are those of one. */
function OtherLanguages({ comments: { asked }, onDraft }: ColumnModel) {
  const { t } = useLingui();
  const { find } = asked;
  if (parseQuery(find).alternatives.length !== 1) return null;
  return (
    <>
      <span>{t`Other languages use other words. A code can hold one of each.`}</span>
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => onDraft({ name: "", find, former: undefined })}
      >
        <Trans>Make a code</Trans>
      </Button>
    </>
  );
}

function Listed({ model, list, isStale, links, current, onAll }: FoundProps) {
  const { t } = useLingui();
  const { screen, comments, codebook, besideLink } = model;
  const titleOf = useQuestionTitles(screen.values);
  const mayBeScored = useMayBeScored(screen.values);
  const { touchpoints } = useFilterOptions();
  if (list === undefined) {
    return <div className={classes["shape"]} data-card aria-busy={comments.phase === "reading"} />;
  }
  if (list.lines.length === 0 && comments.phase !== "reading" && !isStale) {
    return screen.values.beside === undefined ? (
      <NoComments screen={screen} comments={comments} onAll={onAll} />
    ) : (
      <Emptiness title={t`No other comment shares a word with this one`} />
    );
  }
  const about: ComponentProps<typeof CommentList>["about"] = (comment, count, timeAndPlace) => (
    <AboutComment
      comment={comment}
      question={titleOf({ surveyId: comment.surveyId, _id: comment.questionId })}
      count={count}
      codebook={codebook}
      besideLink={besideLink}
    >
      {timeAndPlace}
    </AboutComment>
  );
  return (
    <CommentList
      key={comments.reading.name}
      label={t`Comments found`}
      list={list}
      rows={comments.reading.rows}
      query={parseQuery(comments.asked.find)}
      zone={screen.zone}
      links={links}
      busy={isStale}
      scoreless={!mayBeScored}
      touchpointOf={({ touchpoint, touchpointId }) => knownLabel(touchpoints, touchpointId) ?? touchpoint}
      current={current}
      about={about}
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
function NoComments({ screen, comments: { content, phase, result }, onAll }: NoCommentsProps) {
  const { t } = useLingui();
  const isFiltered = activeFilters(screen.values).length > 0 || screen.values.question !== undefined;
  const isNone = (content?.comments ?? 0) === 0;
  if (result?.complete === true && result.chains === 0 && result.unreadable > 0)
    return <NoneReadable unreadable={result.unreadable} />;
  if (isNone && phase !== "complete") return <Emptiness title={t`No comment was read`} />;
  if (isNone && !isFiltered) {
    return (
      <Emptiness
        title={t`No comments yet`}
        detail={t`What respondents write in answer to a text question appears here.`}
      />
    );
  }
  return (
    <Emptiness
      title={t`No comments match this search and these filters`}
      detail={
        phase === "complete" ? t`Remove a filter, or search for less.` : t`Not all of them have been read.`
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

interface FairSampleProps {
  readonly model: ColumnModel;
  /** Those read so far of comments in an order drawn at random. */
  readonly read: readonly number[];
  /** Comments in view. */
  readonly all: number;
}

/** Codes that are told of. */
const MOST = 3;

/** What the comments read so far say of all that are in view. */
function FairSample({ model: { comments, codebook }, read, all }: FairSampleProps) {
  const { t } = useLingui();
  const { number, share } = useFormats();
  const codes = codebook.all.map(({ find }) => find);
  const { answer, isStale } = useAnswer(comments, { kind: "rows", rows: read, codes });
  const shown = answer?.comments ?? [];
  const found = codebook.all
    .map(({ name }, at) => ({ name, count: shown.filter((comment) => comment.codes.includes(at)).length }))
    .filter(({ count }) => count > 0 && !isStale)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST);
  return (
    <p data-note role="status">
      {t`${number(read.length)} of ${number(all)} read.`}
      {found.map(({ name, count }) => {
        const { low, high } = sampleLimits(count, shown.length, all);
        return (
          <span key={name}>
            {" "}
            {t`${name} in ${number(count)} of them: ${share(low / all)} to ${share(high / all)} of all.`}
          </span>
        );
      })}
    </p>
  );
}
