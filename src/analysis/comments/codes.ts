/** Codes: names for searches, which count what comments are about. A codebook is refused whole or taken whole. */
import * as z from "zod/mini";
import { periodAt, type Period } from "../../lib/time/periods.ts";
import { scoreDifference, scoreInterval } from "../interval.ts";
import { countsBy, scoreFrom, type Counts, type Interval } from "../score.ts";
import { hasPersonalData } from "../texts/covered.ts";
import { scoresOf, type CommentIndex, type Comments } from "./comment-index.ts";
import { parseQuery } from "./search.ts";
import { parsedJson } from "../../lib/text/parsed-json.ts";

export interface Code {
  readonly name: string;
  /** A search, as it is written. */
  readonly find: string;
  /** Whether it was found to be right, where a sample was read for that. */
  readonly check?: CodeCheck | undefined;
}

/** What a sample read by a person says of a code: of `of` comments that have it `fit` do, of `without` that don't `missed` should. */
export type CodeCheck = Readonly<NonNullable<z.infer<typeof checkSchema>>>;

/** Wilson's limits of a share that a check found, 0 to 1; undefined for none of none. */
export function checkLimits(found: number, all: number): Interval | undefined {
  const interval = scoreInterval({ top: found, middle: 0, bottom: all - found, isShare: true });
  return interval && { low: interval.low / 100, high: interval.high / 100 };
}

/** Why a codebook was refused; codes are named by their place, from 1. */
export type CodebookFault =
  | { readonly reason: "not-json" | "no-codes" }
  | { readonly reason: "no-name" | "no-find" | "same-name" | "personal"; readonly place: number };

export type Codebook =
  | { readonly ok: true; readonly codes: readonly Code[] }
  | { readonly ok: false; readonly fault: CodebookFault };

const count = z.int().check(z.nonnegative());

/** A check as a file holds it; one that can't be is none. */
// oxlint-disable-next-line promise/valid-params -- a schema, no promise
export const checkSchema = z.catch(
  z.optional(
    z
      .object({ fit: count, of: count, missed: count, without: count })
      .check(z.refine(({ fit, of, missed, without }) => fit <= of && missed <= without)),
  ),
  undefined,
);

const bookSchema = z.object({ codes: z.array(z.unknown()) });
const textSchema = z.string().check(z.refine((text) => text.trim() !== ""));
const nameSchema = z.object({ name: textSchema });
const findSchema = z.object({ find: textSchema, check: checkSchema });

const refused = (fault: CodebookFault): Codebook => ({ ok: false, fault });

/** Reads a codebook, `{"codes": [{"name", "find", "check"?}]}` as JSON; other members, and checks that can't be, are passed over. */
export function parseCodebook(text: string): Codebook {
  const value = parsedJson(text);
  if (value === undefined) return refused({ reason: "not-json" });
  const book = z.safeParse(bookSchema, value);
  if (!book.success) return refused({ reason: "no-codes" });
  const codes: Code[] = [];
  for (const [at, entry] of book.data.codes.entries()) {
    const place = at + 1;
    const named = z.safeParse(nameSchema, entry);
    if (!named.success) return refused({ reason: "no-name", place });
    const searched = z.safeParse(findSchema, entry);
    if (!searched.success) return refused({ reason: "no-find", place });
    const { find, check } = searched.data;
    const code = { ...named.data, find, ...(check !== undefined && { check }) };
    if (pointsAtPerson(code)) return refused({ reason: "personal", place });
    if (codes.some(({ name }) => name === code.name)) return refused({ reason: "same-name", place });
    codes.push(code);
  }
  return { ok: true, codes };
}

/** A codebook as it is exported. */
export const codebookText = (codes: readonly Code[]): string =>
  `${JSON.stringify({ codes }, undefined, 2)}\n`;

/** True where a name or a search looks like an address or a number of a person: no codebook keeps such. */
export const pointsAtPerson = ({ name, find }: Code): boolean =>
  [name, find].some((text) => hasPersonalData(text));

/** A refusal as one line in English, which repeats nothing of the codebook. */
export function codebookRefusal(fault: CodebookFault): string {
  if (!("place" in fault))
    return fault.reason === "no-codes" ? 'The codebook has no list "codes".' : "The codebook is not JSON.";
  const wrong = {
    "no-name": "has no name",
    "no-find": "has no search",
    "same-name": "has the name of an earlier one",
    personal: "holds what looks like contact data",
  };
  return `Code ${fault.place} of the codebook ${wrong[fault.reason]}.`;
}

/** Which of `comments` have which code: several, one or none. */
export function* codeComments(index: CommentIndex, comments: Comments, codes: readonly Code[]) {
  const queries = codes.map(({ find }) => parseQuery(find));
  const found = yield* index.findInSteps(queries, comments);
  const isCoded = new Uint8Array(index.length);
  for (const coded of found) for (const comment of coded) isCoded[comment] = 1;
  return {
    /** For each code the comments that have it, in the order given. */
    codes: codes.map((code, at) => ({ code, comments: found[at] ?? new Uint32Array(0) })),
    /** Those that have none of them. */
    notCoded: comments.filter((comment) => isCoded[comment] === 0),
  };
}

/** What is said of the comments that have a code, or that a search finds. */
export interface CommentFigures {
  readonly comments: number;
  /** Of all comments in view, 0 to 1; null where there are none. */
  readonly share: number | null;
  /** NPS of the comments with a score, each counted with its own; null without any. */
  readonly score: number | null;
  readonly interval: Interval | null;
}

export interface CodePeriod {
  readonly period: Period;
  readonly comments: number;
  /** Of the period's comments; null where it has none. */
  readonly share: number | null;
}

/** The figures of some comments among all of those in view. */
export function commentFigures(index: CommentIndex, some: Comments, inView: Comments): CommentFigures {
  const scores = scoresOf(index, some);
  return {
    comments: some.length,
    share: share(some.length, inView.length),
    score: scoreFrom(scores) ?? null,
    interval: scoreInterval(scores) ?? null,
  };
}

/** What codes are counted among. */
export interface Whole {
  readonly inView: Comments;
  readonly scores: Counts;
  readonly periods: readonly Period[];
  /** Comments by period. */
  readonly totals: Readonly<Uint32Array>;
}

/** `periods` are in order and without gaps. */
export const wholeOf = (index: CommentIndex, inView: Comments, periods: readonly Period[]): Whole => ({
  inView,
  scores: scoresOf(index, inView),
  periods,
  totals: byPeriod(index, inView, periods),
});

/** The figures of a code, with the difference to the comments without it: null where either side has no score. */
export function codeFigures(
  index: CommentIndex,
  coded: Comments,
  { inView, scores: all, periods, totals }: Whole,
) {
  const scores = scoresOf(index, coded);
  const others = countsBy((bucket) => all[bucket] - scores[bucket], all);
  const difference = scoreDifference(scores, others);
  const counts = byPeriod(index, coded, periods);
  return {
    ...commentFigures(index, coded, inView),
    difference:
      difference === undefined
        ? null
        : { value: difference.difference, low: difference.low, high: difference.high },
    trend: periods.map((period, at) => ({
      period,
      comments: counts[at] ?? 0,
      share: share(counts[at] ?? 0, totals[at] ?? 0),
    })),
  };
}

const share = (part: number, all: number): number | null => (all === 0 ? null : part / all);

function byPeriod(index: CommentIndex, comments: Comments, periods: readonly Period[]): Uint32Array {
  const counts = new Uint32Array(periods.length);
  for (const comment of comments) {
    const at = periodAt(periods, index.createdAt(comment));
    if (at !== -1) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}
