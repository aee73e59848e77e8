/**
 * `text` in lines that fit, broken between words; a word that fits no line is broken where it must. What begins a line
 * is never a blank.
 */
export function wrappedText(text: string, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.trim().split(/\s+/u)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    const pieces = fits(word) ? [word] : brokenWord(word, fits);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? "";
  }
  return [...lines, line];
}

/** Every piece has at least one character, whether it fits or not. */
function brokenWord(word: string, fits: (line: string) => boolean): readonly string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    if (piece !== "" && !fits(piece + segment)) {
      pieces.push(piece);
      piece = "";
    }
    piece += segment;
  }
  return [...pieces, piece];
}
