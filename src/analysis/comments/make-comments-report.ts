/** From what was read to the description of comments. The same comments, in whatever order they were read, give the same. */
import type { SecondBounds } from "../../lib/time/dates.ts";
import { choosePeriodUnit, periodsBetween, type Period } from "../../lib/time/periods.ts";
import { compareByCodePoint } from "../../lib/text/code-point-order.ts";
import { momentAt } from "../report-values.ts";
import type { Report } from "../report.ts";
import type { Steps } from "../steps.ts";
import { codeComments, codeFigures, commentFigures, wholeOf, type Code, type CodePeriod } from "./codes.ts";
import type { CommentIndex, Comments } from "./comment-index.ts";
import type { SelectedComments } from "./comments-gatherer.ts";
import { COMMENTS_SCHEMA, type CommentsReport, type ToldCode, type ToldComment } from "./comments-report.ts";
import { companyOf } from "./company.ts";
import { contextLines, shownLines, sortedLines } from "./concordance.ts";
import { distinctSides, keyness, sideName, type SideNames, type Sides } from "./keyness.ts";
import { similarComments } from "./likeness.ts";
import { groupRepeats } from "./repeats.ts";
import { drawSample, sampleLimits } from "./sample.ts";
import type { ScoredChains } from "./scored-chains.ts";
import { parseQuery } from "./search.ts";

/** Lists are cut to this many. */
const MOST = 500;

/** What is asked for beside the counts. */
export interface CommentsRequest {
  /** A search as it is written. */
  readonly find?: string | undefined;
  readonly repeats?: boolean | undefined;
  readonly codes?: readonly Code[] | undefined;
  readonly sides?: Sides | undefined;
  /** Whether words of the sides come with their forms. */
  readonly withForms?: boolean;
  /** What the sides are scored by, where that is not NPS. */
  readonly scored?: ScoredChains | undefined;
  readonly context?: boolean | undefined;
  readonly sample?: { readonly size: number; readonly seed: string } | undefined;
  /** The id of a chain: its first comment in view is compared with the others. */
  readonly similarTo?: string | undefined;
}

export interface CommentsMaterial extends SideNames, SelectedComments {
  readonly index: CommentIndex;
  readonly filters: Report["filters"];
  readonly bounds: SecondBounds;
  readonly zone: string;
  readonly readAt: number;
  readonly complete: boolean;
  readonly stopWords: (language: string) => ReadonlySet<string>;
}

/** No comment in view is of the chain that was asked for. */
export class NoSuchComment extends Error {
  override readonly name = "NoSuchComment";
}

/** Throws `NoSuchComment` where nothing in view is of the chain `similarTo`. */
export function* makeCommentsReport(
  material: CommentsMaterial,
  request: CommentsRequest,
): Steps<CommentsReport> {
  const { index, selected, filters, zone, readAt, complete, responses } = material;
  const query = parseQuery(request.find ?? "");
  const inView = index.find(query, selected);
  const told = toldIn(index, zone);
  const sample = request.sample && drawSample(inView, request.sample.seed, request.sample.size);
  const lines = request.context === true ? contextLines(index, inView, query) : undefined;
  return {
    schema: COMMENTS_SCHEMA,
    filters,
    zone,
    readAt: momentAt(readAt, zone),
    complete,
    responses,
    comments: selected.length,
    withoutWords: selected.filter(index.isWithoutWords).length,
    languages: languagesOf(index, selected),
    ...(request.find === undefined
      ? { find: null }
      : {
          find: { query: request.find, ...commentFigures(index, inView, selected) },
          found: Array.from(inView.slice(0, MOST), told),
        }),
    ...(request.repeats === true && {
      repeats: toldRepeats(index, inView).map(({ comment, ...figures }) =>
        Object.assign(figures, { newest: momentAt(index.createdAt(comment), zone) }),
      ),
    }),
    ...(request.codes === undefined
      ? { notCoded: null }
      : yield* toldCodes(material, inView, request.codes, sample)),
    ...(request.sides && { sides: yield* toldSides(material, inView, { ...request, sides: request.sides }) }),
    ...(lines && {
      context: shownLines(index, sortedLines(index, lines).slice(0, MOST)),
      company: companyOf(index, selected, lines),
    }),
    ...(sample && { sample: Array.from(sample, told) }),
    ...(request.similarTo !== undefined && { similar: toldSimilar(index, inView, request.similarTo) }),
  };
}

const toldIn =
  (index: CommentIndex, zone: string) =>
  (comment: number): ToldComment => ({
    text: index.textOf(comment),
    score: index.scoreOf(comment) ?? null,
    language: index.factsOf(comment).language,
    createdAt: momentAt(index.createdAt(comment), zone),
  });

function languagesOf(index: CommentIndex, comments: Comments): CommentsReport["languages"] {
  const counts = new Map<string, number>();
  for (const comment of comments) {
    const { language } = index.factsOf(comment);
    counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return Array.from(counts, ([language, count]) => ({ language, comments: count })).toSorted(
    (a, b) => b.comments - a.comments || compareByCodePoint(a.language, b.language),
  );
}

/** Groups of two or more comments that repeat each other, most first, then by text, each with its newest comment. */
export const toldRepeats = (index: CommentIndex, inView: Comments) =>
  groupRepeats(index, inView)
    .repeats.filter((group) => group.length > 1)
    .map((group) => {
      const { comments: count, score, interval } = commentFigures(index, Uint32Array.from(group), inView);
      const [comment] = group;
      return { comment, text: index.textOf(comment), count, score, interval };
    })
    .toSorted((a, b) => b.count - a.count || compareByCodePoint(a.text, b.text))
    .slice(0, MOST);

function* toldCodes(
  material: CommentsMaterial,
  inView: Comments,
  codes: readonly Code[],
  sample: Comments | undefined,
): Steps<Required<Pick<CommentsReport, "codes" | "notCoded">>> {
  const { index, zone, span, bounds } = material;
  const periods = span === undefined ? [] : codePeriods(span, bounds, zone);
  const coded = yield* codeComments(index, inView, codes);
  const whole = wholeOf(index, inView, periods);
  const isSampled = new Set(sample);
  return {
    codes: coded.codes.map(({ code, comments }) => {
      const { difference, trend, ...figures } = codeFigures(index, comments, whole);
      return {
        name: code.name,
        find: code.find,
        ...figures,
        difference,
        trend: toldTrend(trend, zone),
        ...(sample && {
          inSample: inSample(comments.filter((comment) => isSampled.has(comment)).length, sample, inView),
        }),
      };
    }),
    notCoded: {
      comments: coded.notCoded.length,
      share: inView.length === 0 ? null : coded.notCoded.length / inView.length,
    },
  };
}

/** The periods of a trend with their moments in `zone`. */
export const toldTrend = (trend: readonly CodePeriod[], zone: string): ToldCode["trend"] =>
  trend.map(({ period: { start, end }, comments, share }) => ({
    start: momentAt(start, zone),
    end: momentAt(end, zone),
    comments,
    share,
  }));

function inSample(found: number, sample: Comments, inView: Comments): NonNullable<ToldCode["inSample"]> {
  const all = inView.length;
  if (all === 0) return { comments: 0, low: null, high: null };
  const { low, high } = sampleLimits(found, sample.length, all);
  return { comments: found, low: low / all, high: high / all };
}

/** The periods that codes are counted in, first response to last, in the trend's unit under the same bounds. */
export function codePeriods(
  { first, last }: { readonly first: number; readonly last: number },
  { createdFrom, createdTo }: SecondBounds,
  zone: string,
): readonly Period[] {
  const unit = choosePeriodUnit(createdFrom ?? first, createdTo ?? last);
  const periods = periodsBetween(first, last, unit, zone);
  const [start = first, end = last] = [periods[0]?.start, periods.at(-1)?.end];
  const whole = choosePeriodUnit(createdFrom ?? start, createdTo ?? end - 1);
  return whole === unit ? periods : periodsBetween(first, last, whole, zone);
}

function* toldSides(
  material: CommentsMaterial,
  inView: Comments,
  { sides, scored, withForms = false }: CommentsRequest & { readonly sides: Sides },
): Steps<NonNullable<CommentsReport["sides"]>> {
  const { index, zone, stopWords } = material;
  const { counts, words } = yield* keyness(index, inView, sides, zone, stopWords, scored);
  const [one = "", other = ""] = distinctSides(sides, (side) => sideName(index, side, material));
  return {
    one: { name: one, comments: counts[0] },
    other: { name: other, comments: counts[1] },
    words: withForms ? words : words.map(({ forms: _forms, ...word }) => word),
  };
}

function toldSimilar(
  index: CommentIndex,
  inView: Comments,
  chain: string,
): NonNullable<CommentsReport["similar"]> {
  const comment = inView.find((each) => index.chainOf(each) === chain);
  if (comment === undefined) throw new NoSuchComment(`No comment in view is of the response ${chain}.`);
  return similarComments(index, inView, comment).map(({ comment: like, likeness }) => ({
    text: index.textOf(like),
    score: index.scoreOf(like) ?? null,
    likeness,
  }));
}
