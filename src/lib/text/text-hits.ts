import { foldedText } from "./folded-text.ts";

/** A stretch of a text, and whether it is what was looked for. */
export interface TextPart {
  readonly text: string;
  readonly hit: boolean;
}

const segmenter = new Intl.Segmenter();

/**
 * `text` cut into what a search for `searchText` finds in it and what is between. Texts are compared folded, and folding
 * moves places: what is found is told in whole characters as a person sees them, with all their accents.
 */
export function textHits(text: string, searchText: string): readonly TextPart[] {
  const needle = foldedText(searchText.trim());
  const folded = foldedText(text);
  if (needle === "" || !folded.includes(needle)) return [{ text, hit: false }];
  const characters = [...segmenter.segment(text)].map(({ segment }) => segment);
  const isHit = hitCharacters(characters, folded, needle);
  const parts: { text: string; hit: boolean }[] = [];
  for (const [place, character] of characters.entries()) {
    const hit = isHit[place] === true;
    const last = parts.at(-1);
    if (last?.hit === hit) last.text += character;
    else parts.push({ text: character, hit });
  }
  return parts;
}

/** Which of the characters the needle is in. What a character folds to does not depend on where it stands, but for its shape. */
function hitCharacters(characters: readonly string[], folded: string, needle: string): readonly boolean[] {
  const ends: number[] = [];
  let length = 0;
  for (const character of characters) {
    length += foldedText(character).length;
    ends.push(length);
  }
  const isHit = characters.map(() => false);
  let place = 0;
  for (let at = folded.indexOf(needle); at !== -1; at = folded.indexOf(needle, at + needle.length)) {
    while ((ends[place] ?? length) <= at) place += 1;
    isHit[place] = true;
    while ((ends[place] ?? length) < at + needle.length) isHit[(place += 1)] = true;
  }
  return isHit;
}
