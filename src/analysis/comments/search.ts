/**
 * The search that screens, codes, the command line and assistants share: `queue`, `"only one till"`, `queue till`,
 * `queue | line`, `-music`. Anything typed is a query; an empty one finds everything.
 */
import { COVER } from "../texts/covered.ts";
import { normalise, traceText, wordsOf, type Place, type Word } from "./normalise.ts";

/** One thing looked for. */
export interface Term {
  /** As it is looked for in a normalised text, where it has no words. */
  readonly text: string;
  /** Whole words, one after the other; none for a text that may begin and end inside a word. */
  readonly words: readonly string[];
  readonly isExcluded: boolean;
}

/** A query as it is carried out: one of the alternatives has to be fulfilled, by all of its terms. */
export interface Query {
  readonly alternatives: readonly (readonly Term[])[];
}

const TOKEN = /(?<bar>\|)|(?<minus>-?)(?:"(?<phrase>[^"]*)"?|(?<part>[^\s|"]+))/g;
const MINUS_ALONE = /^-+$/;

export const parseQuery = (find: string): Query => ({
  alternatives: alternativesIn(find)
    .map((parts) =>
      parts.map(({ isExcluded, text, isPhrase }): Term => {
        const words = isPhrase ? Array.from(wordsOf(text), ({ word }) => word) : [];
        return { text, words, isExcluded };
      }),
    )
    .filter((terms) => terms.length > 0),
});

/** The query that finds what both of two find. */
export function queryOfBoth(one: string, other: string): string {
  const [first = [], second = []] = [one, other].map((find) => {
    const written = alternativesIn(find).filter((parts) => parts.length > 0);
    return written.length > 0 ? written.map((parts) => parts.map(partText)) : [[]];
  });
  return first.flatMap((parts) => second.map((more) => [...parts, ...more].join(" "))).join(" | ");
}

/** One thing looked for, as it is written. */
interface Part {
  readonly isExcluded: boolean;
  readonly isPhrase: boolean;
  readonly text: string;
}

const partText = ({ isExcluded, isPhrase, text }: Part): string =>
  `${isExcluded ? "-" : ""}${isPhrase ? `"${text}"` : text}`;

/** The alternatives of a query, those of which nothing is left too. */
function alternativesIn(find: string): readonly (readonly Part[])[] {
  const alternatives: Part[][] = [[]];
  for (const { groups: { bar, minus, phrase, part = "" } = {} } of normalise(find).matchAll(TOKEN)) {
    if (bar !== undefined) alternatives.push([]);
    else {
      const text = phrase ?? part;
      if (text.trim() === "" || (phrase === undefined && MINUS_ALONE.test(text))) continue;
      alternatives.at(-1)?.push({ isExcluded: minus === "-", isPhrase: phrase !== undefined, text });
    }
  }
  return alternatives;
}

/** Whether a query is fulfilled, given which of its terms stand in a text, excluded ones too. */
export const isFulfilled = <Sought extends Term>(
  { alternatives }: { readonly alternatives: readonly (readonly Sought[])[] },
  has: (term: Sought) => boolean,
): boolean =>
  alternatives.length === 0 ||
  alternatives.some((terms) => terms.every((term) => has(term) !== term.isExcluded));

/** Whether a query finds a normalised text. */
export const matches = (query: Query, normalised: string): boolean =>
  isFulfilled(query, (term) => isIn(term, normalised));

/** Whether a term stands in a normalised text. */
export const isIn = ({ text, words }: Term, normalised: string): boolean =>
  words.length === 0
    ? uncovered(normalised, text).includes(text)
    : words.every((word) => normalised.includes(word)) && hasWordsInText(normalised, words);

const BULLET = "•";
/** As long as what it stands for, in lines, which no normalised text has. */
const UNFOUND = COVER.replaceAll(BULLET, "\n");

/** `normalised` as it is searched for `text`: nobody wrote the bullets of a cover. */
const uncovered = (normalised: string, text: string): string =>
  text.includes(BULLET) ? normalised.replaceAll(COVER, UNFOUND) : normalised;

/** Letters of these scripts and digits are never parted, so that what is made of them stands inside one word. */
const UNPARTED = /^(?:(?=[\p{L}\d])[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d])+$/u;

/** True for a term that is looked for in the words of a text alone: whole words, or what can only stand inside one. */
export const isAmongWords = ({ text, words }: Term): boolean => words.length > 0 || UNPARTED.test(text);

const LETTER = /[\p{L}\p{N}_]/u;

/** Whether letters of a text are in none of its words, as those that are joined to an emoji. */
export function hasLooseLetters(normalised: string, words: readonly Place[]): boolean {
  let last = 0;
  const isLoose = (start: number): boolean => start > last && LETTER.test(normalised.slice(last, start));
  for (const { start, end } of words) {
    if (isLoose(start)) return true;
    last = end;
  }
  return isLoose(normalised.length);
}

function hasWordsInText(normalised: string, words: readonly string[]): boolean {
  const last: string[] = [];
  for (const { word } of wordsOf(normalised)) {
    last.push(word);
    if (last.length > words.length) last.shift();
    if (last.length === words.length && last.every((each, at) => each === words[at])) return true;
  }
  return false;
}

/** What is looked for by those alternatives of a query that a normalised text fulfils. */
export const fulfilledTerms = ({ alternatives }: Query, normalised: string): readonly Term[] =>
  alternatives
    .filter((terms) => matches({ alternatives: [terms] }, normalised))
    .flatMap((terms) => terms.filter(({ isExcluded }) => !isExcluded));

/** The places in a normalised text that a query's fulfilled alternatives find, in order, without overlaps. */
export function placesIn(query: Query, normalised: string): readonly Place[] {
  const wanted = fulfilledTerms(query, normalised);
  const words = wanted.some((term) => term.words.length > 0) ? [...wordsOf(normalised)] : [];
  const places = wanted.flatMap((term) =>
    term.words.length === 0 ? textPlaces(normalised, term.text) : phrasePlaces(words, term.words),
  );
  return joined(places.toSorted((a, b) => a.start - b.start || a.end - b.end));
}

/** Places in order, those that overlap as one. */
function joined(places: readonly Place[]): readonly Place[] {
  const apart: { start: number; end: number }[] = [];
  for (const { start, end } of places) {
    const last = apart.at(-1);
    if (last !== undefined && start < last.end) last.end = Math.max(last.end, end);
    else apart.push({ start, end });
  }
  return apart;
}

function textPlaces(normalised: string, text: string): readonly Place[] {
  const places: Place[] = [];
  const searched = uncovered(normalised, text);
  for (let at = searched.indexOf(text); at !== -1; at = searched.indexOf(text, at + text.length))
    places.push({ start: at, end: at + text.length });
  return places;
}

function phrasePlaces(words: readonly Word[], phrase: readonly string[]): readonly Place[] {
  const places: Place[] = [];
  for (let at = 0; at + phrase.length <= words.length; at++) {
    if (!phrase.every((word, next) => words[at + next]?.word === word)) continue;
    const last = words[at + phrase.length - 1];
    places.push({ start: words[at]?.start ?? 0, end: last?.end ?? 0 });
    at += phrase.length - 1;
  }
  return places;
}

/** The places in a text as it was written, for marking what a query finds in it: in order, whole characters, no overlaps. */
export function markedPlaces(query: Query, text: string): readonly Place[] {
  if (query.alternatives.length === 0) return [];
  const traced = traceText(text);
  return joined(placesIn(query, traced.text).map((place) => traced.original(place)));
}
