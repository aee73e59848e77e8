/** Phrases that stand in many sentences: so many answers, and from where to where an interval reaches. */
import type { NpsInterval } from "../analysis/nps.ts";
import type { Figures } from "./figures.ts";
import { filled } from "./filled.ts";
import type { SentencePhrases } from "./languages/phrases.ts";

export interface Counted {
  readonly answersText: (answers: number) => string;
  readonly rangeText: (interval: NpsInterval) => string;
}

export function countedOf({ answers, range }: SentencePhrases, { language, count, score }: Figures): Counted {
  const plurals = new Intl.PluralRules(language);
  return {
    answersText: (number) =>
      filled(answers[plurals.select(number)] ?? answers.other, { count: count(number) }),
    rangeText: ({ low, high }) => filled(range, { low: score(low), high: score(high) }),
  };
}
