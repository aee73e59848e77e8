/** Texts normalised for comparison (NFKC, lower case, no marks), with places traced back to the original. */

/** Arabic vowel marks, tatweel, soft hyphens, direction marks, variation selectors and the byte order mark. */
const IGNORED =
  /(?:[\u064b-\u065f\u0670\u0640\u00ad\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\ufe0e|\ufe0f)/g;

/** A text as it is compared with others. White space at its ends stays, as one space. */
export const normalise = (text: string): string => withoutIgnored(text).replaceAll(/\s+/g, " ");

const withoutIgnored = (text: string): string =>
  text.normalize("NFKC").toLowerCase().replaceAll(IGNORED, "").replaceAll("’", "'").replaceAll(/[“”„]/g, '"');

/** A stretch of a text in UTF-16 code units; `end` is not included. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/**
 * A character and everything after it that Unicode may compose with it or reorder: cut so, a text normalises piece by
 * piece. Beside marks these are the vowels and final consonants of Hangul in all their widths, the half-width voicing
 * marks of Katakana, and one vowel of Kirat Rai.
 */
const PIECE = /[^][\p{M}\u1160-\u11ff\u3131-\u318e\uff9e-\uffdc\u{16d63}\u{16d67}\u{16d68}]*/gu;

/** Most pieces are a sign of ASCII, which needs no more than lower case. */
const unitsOf = (piece: string): readonly string[] =>
  /^[!-~]$/.test(piece) ? [piece.toLowerCase()] : withoutIgnored(piece).replaceAll(/\s/g, " ").split("");

/** A normalised text and, for each place in it, the place of the original that it comes from; traced where it is asked for. */
export function traceText(original: string) {
  const stretches = stretchesOf(original);
  const traced = new Map<number, readonly Place[]>();
  // Places are mostly asked for in their order.
  let nth = 0;
  const unitAt = (at: number): Place | undefined => {
    if ((stretches[nth]?.begin ?? 0) > at) nth = 0;
    while ((stretches[nth + 1]?.begin ?? Infinity) <= at) nth += 1;
    const { start = 0, end = 0, begin = 0 } = stretches[nth] ?? {};
    const units = traced.get(nth) ?? tracedUnits(original.slice(start, end), start);
    traced.set(nth, units);
    return units[at - begin];
  };
  return {
    text: normalise(original),
    original: ({ start, end }: Place): Place => {
      const from = unitAt(start)?.start ?? original.length;
      return { start: from, end: end > start ? (unitAt(end - 1)?.end ?? from) : from };
    },
  };
}

/** Code units that are traced at once, or some more. */
const AT_ONCE = 4096;
const CAN_BEGIN = /[!-~\p{L}\p{N}]/gu;

/** Stretches of a text, each with where it begins in the normalised one: cut between pieces, and before no space. */
function stretchesOf(text: string): readonly (Place & { readonly begin: number })[] {
  const stretches: (Place & { readonly begin: number })[] = [];
  for (let [start, begin] = [0, 0]; start < text.length;) {
    const end = cutAfter(text, start + AT_ONCE);
    stretches.push({ start, end, begin });
    if (end < text.length) begin += normalise(text.slice(start, end)).length;
    start = end;
  }
  return stretches;
}

function cutAfter(text: string, at: number): number {
  CAN_BEGIN.lastIndex = at;
  for (let found = CAN_BEGIN.exec(text); found !== null; found = CAN_BEGIN.exec(text)) {
    const [first = " "] = unitsOf(found[0]);
    // After a sign of ASCII what is no piece of its own belongs to that.
    if (first !== " " && `!${found[0]}`.match(PIECE)?.length === 2) return found.index;
  }
  return text.length;
}

/** For each unit of a normalised stretch that begins at `offset` its place in the original. */
function tracedUnits(stretch: string, offset: number): readonly Place[] {
  const units: { start: number; end: number }[] = [];
  let last = "";
  for (const { 0: piece, index } of stretch.matchAll(PIECE)) {
    const [start, end] = [offset + index, offset + index + piece.length];
    for (const unit of unitsOf(piece)) {
      const before = unit === " " && last === " " ? units.at(-1) : undefined;
      if (before === undefined) units.push({ start, end });
      else before.end = end;
      last = unit;
    }
  }
  return units;
}

/** Unicode's own rules: where they have no locale `und`, English has them unchanged, and the device's may not. */
const segmenter = new Intl.Segmenter(["und", "en"], { granularity: "word" });

/** A word, and where in the normalised text it stands. */
export interface Word extends Place {
  readonly word: string;
}

/** The words of a normalised text, in order; punctuation, white space and emoji are none. */
export function* wordsOf(normalised: string): Generator<Word, void, undefined> {
  for (const { segment, index, isWordLike } of segmenter.segment(normalised))
    if (isWordLike === true) yield { word: segment, start: index, end: index + segment.length };
}
