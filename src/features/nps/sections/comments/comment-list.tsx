import { Trans, useLingui } from "@lingui/react/macro";
import type { ScreenValues } from "../../../../filters/fields.ts";
import { IdLink } from "../../../../filters/id-link.tsx";
import { useFormats } from "../../../../i18n/use-formats.ts";
import { bucketOf } from "../../../../analysis/score.ts";
import { markedPlaces, parseQuery } from "../../../../analysis/comments/search.ts";
import { MarkedText } from "../../../../ui/marked-text.tsx";
import { ShortText } from "../../../../ui/short-text.tsx";
import type { VisibleComment } from "./use-comments.ts";
import hiding from "../../../../ui/hidden.module.css";
import classes from "./comments.module.css";

interface CommentListProps {
  readonly comments: readonly VisibleComment[];
  readonly zone: string;
  /** The search of the address of a chain. */
  readonly search: ScreenValues;
  /** What they were found by: marked in them. */
  readonly searchText: string;
}

/** What respondents wrote, each with the score they gave, when and where, and the way to everything they answered. */
export function CommentList({ comments, zone, search, searchText }: CommentListProps) {
  const { t } = useLingui();
  return (
    <ul className={classes["list"]} aria-label={t`Comments`}>
      {comments.map((comment) => (
        <li key={comment.id} className={classes["comment"]}>
          <Scores scores={comment.scores} />
          <div className={classes["body"]}>
            <Texts comment={comment} searchText={searchText} />
            <p className={classes["about"]}>
              <IdLink to="/responses/$id" id={comment.id} search={search}>
                <Moment seconds={comment.createdAt} zone={zone} />
              </IdLink>{" "}
              · <ShortText>{comment.touchpoint}</ShortText>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Scores({ scores }: { readonly scores: readonly number[] }) {
  const { t } = useLingui();
  const [first] = scores;
  return (
    <span className={classes["score"]} data-bucket={first === undefined ? undefined : bucketOf(first)}>
      <span className={hiding["hidden"]}>{t`Score`} </span>
      {scores.join(", ")}
    </span>
  );
}

interface TextsProps extends Pick<CommentListProps, "searchText"> {
  readonly comment: VisibleComment;
}

function Texts({ comment: { texts, failed }, searchText }: TextsProps) {
  if (failed && texts === undefined) {
    return (
      <p className={classes["about"]}>
        <Trans>This comment could not be read.</Trans>
      </p>
    );
  }
  if (texts === undefined) return <span className={classes["shape"]} aria-hidden />;
  return texts.map((text) => (
    <p key={text} className={classes["text"]} dir="auto">
      <MarkedText places={markedPlaces(parseQuery(searchText), text)}>{text}</MarkedText>
    </p>
  ));
}

function Moment({ seconds, zone }: { readonly seconds: number; readonly zone: string }) {
  const { t } = useLingui();
  const { moment } = useFormats();
  return moment(seconds, zone) ?? t`Unknown time`;
}
