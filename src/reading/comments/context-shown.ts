/** What a search finds in context: lines, the company that it keeps, and its share over time and by touchpoint. */
import { codeFigures, wholeOf } from "../../analysis/comments/codes.ts";
import type { Comments } from "../../analysis/comments/comment-index.ts";
import { companyOf } from "../../analysis/comments/company.ts";
import type { ContextLine } from "../../analysis/comments/concordance.ts";
import { contextLines, shownLines, sortedLines } from "../../analysis/comments/concordance.ts";
import { parseQuery } from "../../analysis/comments/search.ts";
import { codePeriods, toldTrend } from "../../analysis/comments/make-comments-report.ts";
import type { CommentsQuestion, ContextShown } from "./index-protocol.ts";
import type { InView, Shelf } from "./shelf.ts";

type ContextAsked = Extract<CommentsQuestion, { readonly kind: "context" }>;

/** What stays the same however lines are sorted, and however many are shown. */
interface Kept extends Pick<ContextShown, "company" | "trend" | "touchpoints"> {
  readonly zone: string;
  readonly all: readonly ContextLine[];
}

/** Of what was last in view: a shelf makes another view where anything else is asked, and where more has been read. */
const kept = new WeakMap<InView, Kept>();

export function contextShown(shelf: Shelf, asked: ContextAsked): ContextShown {
  const { order, most } = asked;
  const view = shelf.view(asked);
  const { index } = view;
  const known = kept.get(view);
  const { zone, all, ...shown } = known?.zone === asked.zone ? known : keptOf(view, asked);
  kept.set(view, { zone, all, ...shown });
  const drawn = sortedLines(index, all, order).slice(0, most);
  return {
    ...shown,
    lines: all.length,
    shown: shownLines(index, drawn).map((line, at) => {
      const comment = drawn[at]?.comment ?? 0;
      const { left, node, right } = line;
      return { left, node, right, row: comment + shelf.base, _id: index.chainOf(comment) };
    }),
  };
}

function keptOf(view: InView, { zone, filter, find }: ContextAsked): Kept {
  const { index, selected, inView, span } = view;
  const all = contextLines(index, inView, parseQuery(find));
  const periods = span === undefined ? [] : codePeriods(span, filter, zone);
  return {
    zone,
    all,
    company: companyOf(index, selected, all),
    trend: toldTrend(codeFigures(index, inView, wholeOf(index, selected, periods)).trend, zone),
    touchpoints: byTouchpoint(view),
  };
}

function byTouchpoint({ index, selected, inView }: InView): ContextShown["touchpoints"] {
  const idsOf = (comments: Comments) =>
    Map.groupBy(comments, (comment) => index.factsOf(comment).touchpointId);
  const [all, found] = [idsOf(selected), idsOf(inView)];
  return Array.from(found, ([id, comments]) => ({
    id,
    name: index.factsOf(comments[0] ?? 0).touchpointName || id,
    comments: comments.length,
    share: comments.length / (all.get(id)?.length ?? comments.length),
  })).toSorted((a, b) => b.comments - a.comments);
}
