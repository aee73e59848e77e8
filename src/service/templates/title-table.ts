/** Titles by the bytes of the gaps they fill: strings of the gaps would cost more than reading the page. */
import { hashStep } from "../../lib/text/text-hash.ts";
import { gapText } from "./chain-template.ts";

const HASHED_BYTES = 8;

const encoder = new TextEncoder();
const NO_TITLE = encoder.encode('""');

/** A question by its survey's id and its own, with its title as JSON text (quoted). */
export type TitledQuestion = readonly [surveyId: string, questionId: string, title: string];

export class TitleTable {
  readonly #entries = new Map<number, { readonly gap: Uint8Array; readonly title: Uint8Array }[]>();

  constructor(questions: Iterable<TitledQuestion>) {
    for (const [surveyId, questionId, title] of questions) {
      const gap = encoder.encode(gapText(surveyId, questionId));
      const hash = hashOf(gap, 0, gap.length);
      const alike = this.#entries.get(hash) ?? [];
      alike.push({ gap, title: encoder.encode(title) });
      this.#entries.set(hash, alike);
    }
  }

  /** The title for the gap that stands in `bytes` from `start` up to `end`; an empty one for a question that is gone. */
  find(bytes: Uint8Array, start: number, end: number): Uint8Array {
    const alike = this.#entries.get(hashOf(bytes, start, end)) ?? [];
    return alike.find(({ gap }) => standsAt(gap, bytes, start, end))?.title ?? NO_TITLE;
  }
}

/** FNV-1a of the last bytes: ids differ there, and the gap is compared whole once one with this hash is found. */
function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = end - start;
  for (let at = Math.max(start, end - HASHED_BYTES); at < end; at += 1) hash = hashStep(hash, bytes[at] ?? 0);
  return hash;
}

/** Whether `part` is what `bytes` have from `start` up to `end`. */
function standsAt(part: Uint8Array, bytes: Uint8Array, start: number, end: number): boolean {
  if (part.length !== end - start) return false;
  for (let at = 0; at < part.length; at += 1) if (part[at] !== bytes[start + at]) return false;
  return true;
}
