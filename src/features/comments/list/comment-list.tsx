import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useSelector } from "@tanstack/react-store";
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { useLingui } from "@lingui/react/macro";
import { markedPlaces, type Query } from "../../../analysis/comments/search.ts";
import type { CommentLines, ShownComment } from "../../../reading/comments/index-protocol.ts";
import type { RowCache } from "../../../reading/row-cache.ts";
import { FirstContent } from "../../../ui/schedule/first-content.tsx";
import { CommentItem } from "../../../ui/comment-item.tsx";
import { ShortText } from "../../../ui/short-text.tsx";
import { useFormats } from "../../../i18n/use-formats.ts";
import { bucketOf } from "../../../analysis/bucket-of.ts";
import type { RowLinks } from "../../../filters/row-links.ts";
import classes from "./list.module.css";

interface CommentListProps {
  readonly label: string;
  readonly list: CommentLines;
  readonly rows: RowCache<ShownComment>;
  readonly query: Query;
  readonly zone: string;
  readonly links: RowLinks;
  readonly busy: boolean;
  /** Whether no comment has a score. */
  readonly scoreless: boolean;
  /** What the touchpoint of a comment is called among the others. */
  readonly touchpointOf: (comment: ShownComment) => string;
  /** The line that keys go on from; undefined before the first. */
  readonly current: number | undefined;
  /** Time and place of the comment on a line, with what else is told of it. */
  readonly about: (comment: ShownComment, count: number, timeAndPlace: ReactNode) => ReactNode;
}

/** Pixels of a line before it has been drawn: two lines of text and one about it. */
const USUAL = 92;
const OVERSCAN = 4;

/** What is drawn of the lines, and the comment that they are like. */
const rowsShown = ({ lines, of = -1 }: CommentLines, first: number, last: number): readonly number[] =>
  [of, ...lines.subarray(first, last + 1)].filter((row) => row >= 0);

/** A list of any length, of which the lines in view are drawn; it moves with the page. */
export function CommentList(props: CommentListProps) {
  "use no memo"; // the virtualizer changes within
  const { label, list, rows, query, zone, links, busy, scoreless, touchpointOf, current, about } = props;
  const { t } = useLingui();
  const { moment } = useFormats();
  const frame = useRef<HTMLUListElement>(null);
  const top = useTop(frame);
  const version = useSelector(rows.version);
  const { lines, counts } = list;
  // Anew for other lines alone: the places of all lines are reckoned anew with it.
  const getItemKey = useCallback((line: number) => lines[line] ?? line, [lines]);
  // oxlint-disable-next-line react/incompatible-library -- the directive above keeps the compiler out
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: lines.length,
    estimateSize: () => USUAL,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey,
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => rows.want(rowsShown(list, first, last)), [rows, list, first, last, version]);
  const goTo = useEffectEvent((line: number) => virtualizer.scrollToIndex(line, { align: "auto" }));
  useEffect(() => {
    if (current !== undefined) goTo(current);
  }, [current]);
  return (
    <ul
      ref={frame}
      className={classes["list"]}
      aria-label={label}
      aria-busy={busy}
      data-scoreless={scoreless || undefined}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {items.map(({ index, key, start }) => {
        const comment = rows.get(lines[index] ?? -1);
        return (
          <li
            key={key}
            // Measured once its comment has come, before that is drawn: a size that is known is not measured again.
            ref={comment === undefined ? undefined : virtualizer.measureElement}
            data-index={index}
            data-row={key}
            aria-posinset={index + 1}
            aria-setsize={lines.length}
            aria-current={index === current || undefined}
            className={classes["comment"]}
            style={{
              transform: `translateY(${start - top}px)`,
              ...(comment === undefined && { height: USUAL }),
            }}
          >
            {comment === undefined ? (
              <span className={classes["shape"]} aria-hidden />
            ) : (
              <CommentItem
                text={comment.text}
                language={comment.language}
                score={comment.score}
                bucket={comment.score === undefined ? undefined : bucketOf(comment.score)}
                placesIn={(text) => markedPlaces(query, text)}
              >
                {about(
                  comment,
                  counts[index] ?? 1,
                  <>
                    <a href={links.hrefOf(comment._id)} data-chain={comment._id} onClick={links.onClick}>
                      {moment(comment.createdAt, zone) ?? t`Unknown time`}
                    </a>
                    <ShortText>{touchpointOf(comment)}</ShortText>
                  </>,
                )}
              </CommentItem>
            )}
          </li>
        );
      })}
      {lines.length > 0 ? <FirstContent /> : null}
    </ul>
  );
}

/** Pixels from the page's top to where the list begins, which what comes above it moves. */
function useTop(frame: { readonly current: HTMLElement | null }): number {
  const [top, setTop] = useState(0);
  const measure = useEffectEvent(() => {
    const box = frame.current?.getBoundingClientRect();
    if (box !== undefined) setTop(Math.round(box.top + scrollY));
  });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return top;
}
