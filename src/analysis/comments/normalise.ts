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

/** A normalised text and, for each place in it, the place of the original that it comes from. */
export function traceText(original: string) {
  const starts: number[] = [];
  const ends: number[] = [];
  const units: string[] = [];
  for (const { 0: piece, index } of original.matchAll(PIECE)) {
    const end = index + piece.length;
    for (const unit of unitsOf(piece)) {
      if (unit === " " && units.at(-1) === " ") ends[units.length - 1] = end;
      else {
        units.push(unit);
        starts.push(index);
        ends.push(end);
      }
    }
  }
  const text = units.join("");
  return {
    // Whether a sigma ends its word depends on what stands around it.
    text: text.includes("σ") ? normalise(original) : text,
    original: ({ start, end }: Place): Place => {
      const from = starts[start] ?? original.length;
      return { start: from, end: end > start ? (ends[end - 1] ?? from) : from };
    },
  };
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
