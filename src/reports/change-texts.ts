/** Lasting changes of a score, of everything or of one place, as sentences of one language. */
import type { ReportChange } from "../analysis/report.ts";
import type { Counted } from "./counted.ts";
import type { Figures } from "./figures.ts";
import { filled } from "./filled.ts";
import type { SentencePhrases } from "./languages/phrases.ts";
import type { Calendar, ReportWords } from "./words.ts";

interface ChangeTexts extends Pick<ReportWords, "change"> {
  /** `place` is how it is called. */
  readonly moved: (change: ReportChange, place: string, calendar: Calendar) => string;
}

export function changeTextsOf(
  phrases: SentencePhrases,
  { count, score, period }: Figures,
  { answersText, rangeText }: Counted,
): ChangeTexts {
  const figures = ({ since, before, after, difference }: ReportChange, calendar: Calendar) => ({
    since: period(since, calendar),
    now: score(after.score),
    before: score(before.score),
    by: score(difference.value),
    range: rangeText(difference),
    answers: answersText(after.answers),
  });
  return {
    change: (change, calendar) => {
      const told = filled(phrases.change[directionOf(change)], figures(change, calendar));
      return filled(phrases.chance, { told, times: count(Math.round(1 / change.chance)) });
    },
    moved: (change, place, calendar) =>
      filled(phrases.moved[directionOf(change)], { ...figures(change, calendar), place }),
  };
}

const directionOf = ({ difference }: ReportChange): "lower" | "higher" =>
  difference.value < 0 ? "lower" : "higher";
