/** What is stated of numbers, as sentences of one language: the same on the screen and in a report. */
import type { Statement } from "../analysis/report/statement.ts";
import { capital } from "../lib/text/capital.ts";
import { changeTextsOf } from "./change-texts.ts";
import { countedOf } from "./counted.ts";
import { explainedTextOf } from "./explained-text.ts";
import type { Figures } from "./figures.ts";
import { filled } from "./filled.ts";
import type { SentencePhrases } from "./languages/phrases.ts";
import { shortName } from "./short-name.ts";
import type { Calendar, ReportWords } from "./words.ts";

type Of<Kind> = Extract<Statement, { readonly kind: Kind }>;

export function sentencesOf(
  phrases: SentencePhrases,
  figures: Figures,
): Pick<ReportWords, "say" | "change" | "explained" | "uncompared"> {
  const { count, share, score, list, dimension } = figures;
  const counted = countedOf(phrases, figures);
  const { answersText, rangeText } = counted;
  const { change, moved } = changeTextsOf(phrases, figures, counted);
  const explained = explainedTextOf(phrases, figures);

  const together = (first: string, second: string) =>
    filled(phrases.together, { first: first.replace(/\.$/, ""), second });

  /** With what it is a value of, but for a place, which needs none. */
  const placeText = ({ dimension: of, row: { name }, title }: Of<"row">) =>
    of === "touchpoint" ? shortName(name) : `${shortName(name)} (${dimension(of, shortName(title))})`;

  const row = (statement: Of<"row">) => {
    const { verdict, score: own, interval, answers } = statement.row;
    return filled(phrases.row[verdict === "lower" ? "lower" : "higher"], {
      place: placeText(statement),
      score: score(own),
      range: interval === null ? "" : rangeText(interval),
      answers: answersText(answers),
      total: score(statement.score),
    });
  };

  const drivers = ({ drivers: { r2, answers }, part, unread }: Of<"drivers">) => {
    const told = filled(phrases.drivers, {
      what: capital(dimension(part.dimension, shortName(part.name))),
      own: share(part.value),
      low: share(part.low),
      high: share(part.high),
      all: share(r2.value),
      answers: answersText(answers),
    });
    return unread.reduce((sentence, kind) => together(sentence, phrases.uncompared[kind]), told);
  };

  const words = ({ side, words: [first, ...more] }: Of<"words">) =>
    filled(phrases.words[side], {
      said: list([first, ...more].map(({ text }) => filled(phrases.quoted, { text }))),
      count: count(first.comments),
      score: score(first.score),
    });

  const say = (statement: Statement, calendar: Calendar): string => {
    switch (statement.kind) {
      case "change":
        return change(statement.change, calendar);
      case "explained": {
        const places = statement.places.map(({ part: { name }, more }) => ({ name, more }));
        return explained(statement.explained, places);
      }
      case "row":
        return statement.moved === undefined
          ? row(statement)
          : together(row(statement), say({ kind: "moved", moved: statement.moved }, calendar));
      case "moved":
        return moved(statement.moved, shortName(statement.moved.name), calendar);
      case "drivers":
        return drivers(statement);
      case "words":
        return words(statement);
    }
  };
  return { say, change, explained, uncompared: (kind) => capital(phrases.uncompared[kind]) };
}
