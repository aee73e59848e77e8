/** What is stated of numbers, as sentences of one language. */
import type { Statement } from "../analysis/report/statement.ts";
import type { Figures } from "./figures.ts";
import { hasMoved } from "../analysis/mix/has-moved.ts";
import { capital } from "../lib/text/capital.ts";
import { filled } from "./filled.ts";
import type { ReportPhrases } from "./languages/phrases.ts";
import type { Calendar, ReportWords } from "./words.ts";

type Of<Kind> = Extract<Statement, { readonly kind: Kind }>;

export function sentencesOf(
  phrases: ReportPhrases,
  { count, share, score, list, dimension, period }: Figures,
): ReportWords["say"] {
  const change = ({ since, before, after, difference, chance }: Of<"change">["change"], calendar: Calendar) =>
    filled(difference.value < 0 ? phrases.change.lower : phrases.change.higher, {
      since: period(since, calendar),
      now: score(after.score),
      before: score(before.score),
      by: score(difference.value),
      low: score(difference.low),
      high: score(difference.high),
      answers: count(after.answers),
      times: count(Math.round(1 / chance)),
    });

  const moved = (scores: number) => {
    const { stayed, fell, rose } = phrases.explained;
    if (!hasMoved(scores)) return stayed;
    return filled(scores < 0 ? fell : rose, { scores: scores < 0 ? count(-scores) : score(scores) });
  };

  const explained = ({
    explained: { difference, scores, mix, dimension: by },
    title,
    places,
  }: Of<"explained">) => {
    const { sentence, place, places: from } = phrases.explained;
    const names = list(places.map(({ name }) => filled(place, { name })));
    return filled(sentence, {
      by: score(difference),
      moved: moved(scores),
      mix: score(mix),
      dimension: dimension(by, title),
      places: places.length === 0 ? "" : filled(from, { names }),
    });
  };

  const row = ({
    dimension: of,
    row: { name, verdict, score: own, answers },
    title,
    score: all,
  }: Of<"row">) =>
    filled(verdict === "lower" ? phrases.row.lower : phrases.row.higher, {
      name,
      dimension: dimension(of, title),
      score: score(own),
      answers: count(answers),
      all: score(all),
    });

  const drivers = ({ drivers: { r2, answers }, part }: Of<"drivers">) =>
    filled(phrases.drivers, {
      what: capital(dimension(part.dimension, part.name)),
      own: share(part.value),
      low: count(100 * part.low),
      high: count(100 * part.high),
      all: share(r2.value),
      answers: count(answers),
    });

  const words = ({ side, words: said }: Of<"words">) => {
    const told = said.map(({ text, detractors, promoters }) => {
      const [own, others] = side === "detractors" ? [detractors, promoters] : [promoters, detractors];
      return filled(phrases.words.word[side], { text, own: count(own), others: count(others) });
    });
    return filled(phrases.words.sentence[side], { words: list(told) });
  };

  return (statement, calendar) => {
    switch (statement.kind) {
      case "change":
        return change(statement.change, calendar);
      case "explained":
        return explained(statement);
      case "row":
        return row(statement);
      case "drivers":
        return drivers(statement);
      case "words":
        return words(statement);
    }
  };
}
