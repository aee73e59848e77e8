/**
 * A comment as the words it is made of, in the runs that punctuation leaves: cut by `Intl.Segmenter`, which knows
 * languages that write without spaces. Numbers, addresses and whatever else points at a person are no words, and no
 * phrase runs across them.
 */
import { personalKind } from "../../lib/text/personal-kind.ts";

const segmenters = new Map<string, Intl.Segmenter>();

/** Numbers and times, and what a dot or a line holds together, as in a name of a site or of an account. */
const NO_WORD = /^[\p{N},]+$|[._]/u;

/** The words of a comment in lower case, run by run. */
export function wordRuns(comment: string, language: string): readonly (readonly string[])[] {
  const runs: string[][] = [[]];
  for (const { segment, isWordLike } of segmenterFor(language).segment(withoutPersonal(comment))) {
    if (isWordLike === true && !NO_WORD.test(segment)) runs.at(-1)?.push(segment.toLowerCase());
    else if (segment.trim() !== "") runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/** A word as it is counted alone; undefined for stop words and single letters. */
export function saidAlone(word: string, stopWords: ReadonlySet<string>): string | undefined {
  const [head = "", ...rest] = word.split(/['’]/);
  // "l'accueil" is said of "accueil", and "it's" of nothing: what an apostrophe cuts off a stop word.
  const alone = rest.length > 0 && (head.length === 1 || stopWords.has(head)) ? rest.join("'") : word;
  return alone.length > 1 && !stopWords.has(alone) ? alone : undefined;
}

const LINK = /:\/\/|^www\./i;

/** Most comments have no sign that is part of an address, and are left as they are. */
const withoutPersonal = (comment: string): string =>
  /[@/\d]|www\./i.test(comment)
    ? comment
        .split(/(\s+)/)
        .map((part) => (LINK.test(part) || personalKind(part) !== undefined ? "." : part))
        .join("")
    : comment;

function segmenterFor(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(localeOf(language), { granularity: "word" });
  segmenters.set(language, known);
  return known;
}

/** A language code from outside may be no locale at all. */
function localeOf(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0];
  } catch {
    return undefined;
  }
}
