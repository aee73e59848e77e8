import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueries } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { bucketIn } from "../../../analysis/metric/metric.ts";
import type { Columns } from "../../../analysis/columns/columns.ts";
import { commentsOf } from "../../../analysis/texts/comments.ts";
import { maskedText } from "../../../analysis/texts/covered.ts";
import { useConnection } from "../../../client/connection.ts";
import { knownLabel, type FilterOption } from "../../../filters/options.ts";
import { filterNamed } from "../../../filters/field-names.ts";
import type { ScreenValues } from "../../../filters/fields.ts";
import { IdLink } from "../../../filters/id-link.tsx";
import { carried, leftBehind } from "../../../filters/narrowing.ts";
import { searchFor } from "../../../filters/search.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { formatList } from "../../../lib/text/sentence.ts";
import { keyed } from "../../../lib/text/distinct-names.ts";
import { CommentItem } from "../../../ui/comment-item.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { ShortText } from "../../../ui/short-text.tsx";
import { commentedChains, haveOneCommentEach, type CommentedChain } from "../data/view/commented-chains.ts";
import { sliceFilter } from "../../../filters/sliced-by.ts";
import { useShownScore } from "../data/view/shown-score.ts";
import classes from "./newest-comments.module.css";
import { useSurveys } from "../../../filters/use-surveys.ts";

interface NewestCommentsProps {
  readonly screen: Pick<Screen, "values" | "zone">;
  readonly columns: Columns;
  /** As they are called among each other. */
  readonly touchpoints: readonly FilterOption[];
  /** False where not all responses were read. */
  readonly complete: boolean;
}

const SHOWN = 4;

/** What was written last by those in view, and the way to all of it. */
export function NewestComments(props: NewestCommentsProps) {
  const { screen, columns, touchpoints, complete } = props;
  const { values, zone } = screen;
  const { t } = useLingui();
  // Asked for by name: the compiler does not remember it, and all rows are gone through.
  const { count, newest } = useMemo(
    () => commentedChains(columns, sliceFilter(values, zone), SHOWN),
    [columns, values, zone],
  );
  if (count === 0) return null;
  return (
    <Panel title={t`Comments`}>
      {complete ? null : (
        <p className={classes["about"]}>
          {t`${plural(columns.chains, { one: "Of the only response read so far", other: "Of the # responses read so far" })}`}
        </p>
      )}
      <Newest chains={newest} {...{ values, zone, touchpoints }} />
      <p className={classes["all"]}>
        <AllComments values={values} chains={count} />
      </p>
      <LeftBehind values={values} />
    </Panel>
  );
}

interface AllCommentsProps {
  readonly values: ScreenValues;
  /** How many have one or more. */
  readonly chains: number;
}

/** Leads to all comments in view, and says how many there are. */
function AllComments({ values, chains }: AllCommentsProps) {
  const { t } = useLingui();
  const isOneEach = haveOneCommentEach(useSurveys(undefined), values.survey);
  return (
    <Link to="/comments" search={searchFor("comments", carried(values))}>
      {isOneEach
        ? t`${plural(chains, { one: "Read the only comment", other: "Read all # comments" })}`
        : t`${plural(chains, { one: "Read the comments of one response", other: "Read the comments of # responses" })}`}
    </Link>
  );
}

type AllCommentsLinkProps = Pick<Screen, "values" | "zone"> & Pick<NewestCommentsProps, "columns">;

/** The same where none of them is shown; nothing where there are none. */
export function AllCommentsLink({ values, zone, columns }: AllCommentsLinkProps) {
  const { count } = commentedChains(columns, sliceFilter(values, zone), 0);
  return count === 0 ? null : <AllComments values={values} chains={count} />;
}

interface NewestProps extends Pick<Screen, "values" | "zone">, Pick<NewestCommentsProps, "touchpoints"> {
  readonly chains: readonly CommentedChain[];
}

/** The newest comments, read for themselves alone. */
function Newest({ chains, values, zone, touchpoints }: NewestProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const { metric, value } = useShownScore();
  const { id: connection, client } = useConnection();
  const read = useQueries({
    queries: chains.map(({ id }) => ({
      queryKey: [connection, "comments of", id],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
        commentsOf(await client.chain(id, {}, { signal })),
    })),
  });
  const rows = chains.flatMap((chain, at) => {
    const texts = read[at]?.data?.map(({ text }) => maskedText(text));
    const missing = read[at]?.isError === true ? t`This comment could not be read.` : "…";
    return (texts ?? [missing]).map((text) => ({ chain, text }));
  });
  return (
    <ul
      className={classes["list"]}
      aria-label={t`Newest comments`}
      aria-busy={read.some(({ isPending }) => isPending)}
      data-scoreless={rows.every(({ chain }) => typeof chain.score !== "number") || undefined}
    >
      {keyed(rows.slice(0, SHOWN), ({ chain }) => chain.id).map(({ key, item: { chain, text } }) => (
        <li key={key}>
          <CommentItem
            text={text}
            language=""
            score={typeof chain.score === "number" ? chain.score : undefined}
            bucket={chain.score === undefined ? undefined : bucketIn(metric, chain.score)}
          >
            {typeof chain.score === "string" ? <ShortText>{value(chain.score)}</ShortText> : null}
            <IdLink to="/responses/$id" id={chain.id} search={searchFor("responses", carried(values))}>
              {moment(chain.createdAt, zone) ?? t`Unknown time`}
            </IdLink>
            <ShortText>{knownLabel(touchpoints, chain.touchpoint.id) ?? chain.touchpoint.name}</ShortText>
          </CommentItem>
        </li>
      ))}
    </ul>
  );
}

/** Says which filters stay behind where one goes on to the comments. */
function LeftBehind({ values }: { readonly values: ScreenValues }) {
  const { t, i18n } = useLingui();
  const names = leftBehind(values, "comments").map((name) => i18n._(filterNamed(name).label));
  const all = values.question === undefined ? names : [...names, t`NPS question`];
  if (all.length === 0) return null;
  const list = formatList(all, i18n.locale);
  return (
    <p className={classes["about"]}>
      <Trans>Comments are not narrowed by: {list}.</Trans>
    </p>
  );
}
