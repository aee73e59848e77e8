/** What a search finds, in context: a line for each place, with the words before and after it. */
import { compareByCodePoint } from "../../lib/text/code-point-order.ts";
import type { CommentIndex, Comments, WordNumbers } from "./comment-index.ts";
import { traceText, wordsOf, type Place } from "./normalise.ts";
import { fulfilledTerms, isAmongWords, placesIn, type Query, type Term } from "./search.ts";

/** A place in a comment that a search finds, widened to whole words. */
export interface ContextLine {
  readonly comment: number;
  /** The first of its words, by number in the comment. */
  readonly from: number;
  /** The word after the last of them; the same as `from` where it has no words. */
  readonly to: number;
  /** Where it stands in the normalised text; only of a place without words. */
  readonly place?: Place;
}

/** A line of the concordance of `comments`, for each place of what `query` finds; places that share a word are one. */
export function contextLines(index: CommentIndex, comments: Comments, query: Query): readonly ContextLine[] {
  const terms = query.alternatives.flat().filter(({ isExcluded }) => !isExcluded);
  const fits = terms.every(isAmongWords) ? termPlaces(index, terms) : undefined;
  return Array.from(comments).flatMap((comment) =>
    joined(
      fits && !index.hasLooseLetters(comment)
        ? byWords(index, comment, query, fits)
        : byText(index, comment, query),
    ),
  );
}

/** How far a term stands at each word of a comment: the number of words that it takes there, 0 where it does not. */
type TermPlaces = ReadonlyMap<Term, (words: WordNumbers, at: number) => number>;

function termPlaces(index: CommentIndex, terms: readonly Term[]): TermPlaces {
  return new Map(
    terms.map((term) => {
      const phrase = term.words.map(index.numberOf);
      if (phrase.length > 0) {
        return [
          term,
          (words, at) => (phrase.every((word, next) => words[at + next] === word) ? phrase.length : 0),
        ];
      }
      const having = index.wordsWith(term.text);
      return [term, (words, at) => (having[words[at] ?? 0] === 1 ? 1 : 0)];
    }),
  );
}

function byWords(index: CommentIndex, comment: number, query: Query, places: TermPlaces): ContextLine[] {
  const words = index.wordsOf(comment);
  return fulfilledTerms(query, index.normalisedOf(comment)).flatMap((term) => {
    const lines: ContextLine[] = [];
    const taken = places.get(term);
    for (let at = 0; at < words.length;) {
      const length = taken?.(words, at) ?? 0;
      if (length > 0) lines.push({ comment, from: at, to: at + length });
      at += Math.max(length, 1);
    }
    return lines;
  });
}

function byText(index: CommentIndex, comment: number, query: Query): ContextLine[] {
  const normalised = index.normalisedOf(comment);
  const words = [...wordsOf(normalised)];
  let from = 0;
  return placesIn(query, normalised).map((place) => {
    while ((words[from]?.end ?? Infinity) <= place.start) from += 1;
    let to = from;
    while ((words[to]?.start ?? Infinity) < place.end) to += 1;
    return to > from ? { comment, from, to } : { comment, from, to, place };
  });
}

/** Lines of one comment in order; those that share a word as one. */
function joined(lines: readonly ContextLine[]): readonly ContextLine[] {
  const apart: ContextLine[] = [];
  for (const line of lines.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const last = apart.at(-1);
    if (last === undefined || line.from >= last.to) apart.push(line);
    else apart[apart.length - 1] = { ...last, to: Math.max(last.to, line.to) };
  }
  return apart;
}

/** What lines are sorted by: the words that follow, or those before, from the nth on. */
export interface ContextOrder {
  readonly side: "left" | "right";
  readonly word: 1 | 2 | 3;
}

const SORTED_BY = 3;

/** Sorted by code point, where there is no word first; lines that are alike stay in order. */
export function sortedLines(
  index: CommentIndex,
  lines: readonly ContextLine[],
  { side, word }: ContextOrder = { side: "right", word: 1 },
): readonly ContextLine[] {
  const wordAt = ({ comment, from, to }: ContextLine, nth: number): string => {
    const words = index.wordsOf(comment);
    const number = words[side === "right" ? to + nth - 1 : from - nth];
    return number === undefined ? "" : index.wordOf(number);
  };
  return lines.toSorted((a, b) => {
    for (let nth: number = word; nth <= SORTED_BY; nth++) {
      const order = compareByCodePoint(wordAt(a, nth), wordAt(b, nth));
      if (order !== 0) return order;
    }
    return 0;
  });
}

/** Words shown on either side. */
const SHOWN = 8;

export interface ShownLine {
  readonly left: string;
  readonly node: string;
  readonly right: string;
}

/** Lines as they were written, runs of white space as one space. A comment is read once for all of its lines. */
export function shownLines(index: CommentIndex, lines: readonly ContextLine[]): readonly ShownLine[] {
  const read = new Map<number, Written>();
  return lines.map((line) => {
    const written = read.get(line.comment) ?? writtenOf(index, line.comment);
    read.set(line.comment, written);
    return shownLine(written, line);
  });
}

/** A comment as it was written, with its words as they are compared. */
interface Written {
  readonly text: string;
  readonly words: readonly Place[];
  readonly original: (place: Place) => Place;
}

function writtenOf(index: CommentIndex, comment: number): Written {
  const text = index.textOf(comment);
  return { text, words: wordPlaces(index, comment), original: traceText(text).original };
}

/** The places of a comment's words. Without loose letters nothing between words can begin one. */
function wordPlaces(index: CommentIndex, comment: number): readonly Place[] {
  const normalised = index.normalisedOf(comment);
  if (index.hasLooseLetters(comment)) return [...wordsOf(normalised)];
  let end = 0;
  return Array.from(index.wordsOf(comment), (number) => {
    const word = index.wordOf(number);
    const start = normalised.indexOf(word, end);
    end = start + word.length;
    return { start, end };
  });
}

function shownLine({ text, words, original }: Written, { from, to, place }: ContextLine): ShownLine {
  const wordAt = (at: number): Place | undefined => words[at] && original(words[at]);
  const node = place
    ? original(place)
    : { start: wordAt(from)?.start ?? 0, end: wordAt(to - 1)?.end ?? text.length };
  const start = wordAt(Math.max(0, from - SHOWN))?.start ?? node.start;
  const end = wordAt(Math.min(words.length, to + SHOWN) - 1)?.end ?? node.end;
  const part = (first: number, last: number) => text.slice(first, last).replaceAll(/\s+/g, " ").trim();
  return {
    left: part(Math.min(start, node.start), node.start),
    node: part(node.start, node.end),
    right: part(node.end, Math.max(end, node.end)),
  };
}
