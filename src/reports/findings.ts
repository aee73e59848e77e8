/** What is stated of numbers as findings of one language, each with its evidence: the same on the screen and in a report. */
import { pointsAddUp } from "../analysis/adds-up.ts";
import { isUnusual, standingOf } from "../analysis/funnel/judge-rows.ts";
import { FEW_ANSWERS, type Interval } from "../analysis/score.ts";
import type { ReportRow } from "../analysis/report.ts";
import type { Statement, StatementOf } from "../analysis/report/statement.ts";
import { languageName } from "../lib/language-name.ts";
import { capital } from "../lib/text/sentence.ts";
import { happenedText } from "./beside-texts.ts";
import { explainedTextsOf, inDirection, type ExplainedTexts } from "./explained-texts.ts";
import type { Figures } from "./figures.ts";
import { FindingNames } from "./finding-names.ts";
import type { FindingPhrases, ReportPhrases } from "./languages/phrases.ts";
import type { Calendar, FindingText, ReportWords } from "./words.ts";

/** The part of all differences from which on the strongest factor is told first. */
const MUCH = 0.1;

export function findingsOf(
  { findings: phrases }: ReportPhrases,
  figures: Figures,
): Pick<ReportWords, "find" | "explained" | "uncompared"> {
  const writer = new FindingWriter(phrases, figures);
  return {
    find: (statement, calendar) => {
      const { text, evidence } = writer.write(statement, calendar);
      return { kind: statement.kind, text, evidence: evidence.length === 0 ? null : evidence.join(" · ") };
    },
    explained: writer.explained.sides,
    uncompared: (kind) => `${capital(phrases.uncompared[kind])}.`,
  };
}

class FindingWriter {
  readonly explained: ExplainedTexts;
  readonly #phrases: FindingPhrases;
  readonly #figures: Figures;
  readonly #names: FindingNames;

  constructor(phrases: FindingPhrases, figures: Figures) {
    this.#phrases = phrases;
    this.#figures = figures;
    this.#names = new FindingNames(phrases, figures);
    this.explained = explainedTextsOf(phrases, figures, this.#names);
  }

  write(statement: Statement, calendar: Calendar): FindingText {
    switch (statement.kind) {
      case "unlike":
        return this.#unlike(statement);
      case "change":
      case "moved":
        return this.#change(statement, calendar);
      case "explained":
        return this.explained.finding(statement, calendar);
      case "rows":
        return this.#rows(statement);
      case "linked":
        return this.#linked(statement);
      case "words":
        return this.#words(statement);
      case "none":
        return this.#none(statement);
    }
  }

  #change(statement: StatementOf<"change" | "moved">, calendar: Calendar): FindingText {
    const [{ metric, score, size, period, count }, { happened }] = [this.#figures, statement];
    const name =
      statement.kind === "moved"
        ? this.#fill(this.#phrases.placeName, { name: this.#names.first(statement.moved) })
        : metric;
    const { before, after, since, difference, chance } =
      statement.kind === "moved" ? statement.moved : statement.change;
    const direction = difference.value < 0 ? "lower" : "higher";
    const range = this.#range(inDirection(difference, difference.value), size);
    return {
      text: this.#fill(this.#phrases.change[direction], {
        name,
        before: score(before.score),
        now: score(after.score),
        when: this.#fill(this.#phrases.when[calendar.grain], { period: period(since, calendar) }),
      }),
      evidence: [
        this.#fill(this.#phrases.within, {
          by: this.#fill(this.#phrases.by[direction], { points: this.#points(difference.value) }),
          interval: this.#fill(this.#phrases.interval, { range }),
        }),
        ...this.#exactly(before.score, after.score, difference.value),
        this.#fill(this.#phrases.since, { answers: this.#answers(after.answers) }),
        ...(statement.kind === "moved"
          ? []
          : [this.#fill(this.#phrases.chance[direction], { times: count(Math.round(1 / chance)) })]),
        ...(happened === undefined ? [] : [happenedText(happened, calendar, this.#phrases, this.#figures)]),
      ],
    };
  }

  /** How two scores are as many points apart as is told, where as whole numbers they are not. */
  #exactly(one: number | null, other: number | null, points: number): readonly string[] {
    const parts = [other ?? 0, -(one ?? 0)].map((part) => (points < 0 ? -part : part));
    const whole = Math.abs(points);
    if (pointsAddUp(parts, whole)) return [];
    // From below zero to above it nothing is taken away.
    const taken = parts.some((part) => part < 0) ? parts : [];
    return [this.#fill(this.#phrases.exactly, { figures: this.#figures.sum(taken, whole) })];
  }

  #rows(statement: StatementOf<"rows">): FindingText {
    const { dimension, title, lowest, highest, all } = statement;
    const [{ score }, { rows }] = [this.#figures, this.#phrases];
    if (lowest === highest) return this.#oneRow(statement);
    const evidence = this.#rowsOf(lowest, highest);
    if (all === 2) {
      const apart = (highest.score ?? 0) - (lowest.score ?? 0);
      const text = this.#fill(rows.two, {
        name: this.#names.first({ dimension, name: lowest.name }, title),
        points: this.#points(apart),
        other: this.#names.value({ dimension, name: highest.name }),
        score: score(lowest.score),
        otherScore: score(highest.score),
      });
      return { text, evidence: [...evidence, ...this.#exactly(lowest.score, highest.score, apart)] };
    }
    const text = this.#fill(rows.several, {
      dimension: this.#names.title(dimension, title),
      low: score(lowest.score),
      lowName: this.#names.value({ dimension, name: lowest.name }),
      high: score(highest.score),
      highName: this.#names.value({ dimension, name: highest.name }),
    });
    const [one, other] = [lowest, highest].filter((row) => isUnusual(standingOf(row)));
    const oneSide =
      highest.differs === "lower" ? rows.allLower : lowest.differs === "higher" ? rows.allHigher : "";
    const oneUnusual = one && this.#fill(rows.oneUnusual, { name: this.#names.whole(one.name) });
    const unusual = other === undefined ? oneUnusual : rows.bothUnusual;
    return { text, evidence: [...evidence, this.#differing(statement) + oneSide + (unusual ?? "")] };
  }

  #oneRow(statement: StatementOf<"rows">): FindingText {
    const [{ dimension, title, lowest: row }, { score }] = [statement, this.#figures];
    const standing = standingOf(row);
    const phrase = this.#phrases.rows.one[standing === null || standing === "no" ? "higher" : standing];
    const told = {
      name: this.#names.first({ dimension, name: row.name }, title),
      score: score(row.score),
      rest: score(row.rest),
    };
    return { text: this.#fill(phrase, told), evidence: [...this.#rowsOf(row), this.#differing(statement)] };
  }

  /** What the first brackets say that they hold, those that follow hold, too. */
  #rowsOf(...rows: readonly ReportRow[]): readonly string[] {
    return rows.map(({ name, interval, answers }, at) => {
      const range = interval === null ? "" : this.#range(interval);
      return this.#fill(this.#phrases.rows.row, {
        name: this.#names.whole(name),
        range: at === 0 ? this.#fill(this.#phrases.interval, { range }) : range,
        answers: this.#answers(answers),
      });
    });
  }

  /** The finding itself says of which dimension. */
  #differing({ dimension, all, differing }: StatementOf<"rows">): string {
    const { count, plural, values } = this.#figures;
    return this.#fill(plural(this.#phrases.rows.differing, differing), {
      all: count(all),
      values: values(dimension, ""),
    });
  }

  #linked({ drivers: { r2, answers }, part, unread }: StatementOf<"linked">): FindingText {
    const { share, count } = this.#figures;
    const { linked, uncompared } = this.#phrases;
    const { dimension, name, value, low, high } = part;
    const own = { own: share(value), low: count(100 * low), high: count(100 * high) };
    const all = { all: share(r2.value), low: count(100 * r2.low), high: count(100 * r2.high) };
    const rest = [
      this.#fill(linked.all, all),
      this.#answers(answers),
      ...unread.map((kind) => uncompared[kind]),
    ];
    if (r2.low < MUCH) {
      const what = this.#names.wholeTitle(dimension, name);
      return {
        text: this.#fill(linked.little, all),
        evidence: [this.#fill(linked.mostOfIt, { what, ...own }), ...rest],
      };
    }
    const text = this.#fill(linked.most, { what: this.#names.title(dimension, name) });
    return { text: capital(text), evidence: [this.#fill(linked.accounts, own), ...rest] };
  }

  #words({ side, words: [first, ...more] }: StatementOf<"words">): FindingText {
    const { list, language, count, score, top, bottom } = this.#figures;
    const said = list([first, ...more].map(({ text }) => this.#names.quote(text)));
    const [one, two] = side === "top" ? [top, bottom] : [bottom, top];
    const phrase = bottom === "" ? side : "sides";
    return {
      text: this.#fill(this.#phrases.words[phrase], { said, top, one, two }),
      evidence: [
        this.#fill(this.#phrases.wordsIn, { language: languageName(first.language, language) }),
        this.#fill(this.#phrases.wordsScore, {
          count: count(first.comments),
          word: this.#names.quote(first.text),
          score: score(first.score),
        }),
      ],
    };
  }

  #unlike({ questions, lowest, highest }: StatementOf<"unlike">): FindingText {
    const { count, score } = this.#figures;
    return {
      text: this.#fill(this.#phrases.unlike, {
        count: count(questions),
        low: score(lowest.score),
        high: score(highest.score),
      }),
      evidence: this.#rowsOf(lowest, highest),
    };
  }

  #none({ answers, overTime, dimensions }: StatementOf<"none">): FindingText {
    const [{ none }, { count, list }] = [this.#phrases, this.#figures];
    if (answers === 0) return { text: none.noAnswers, evidence: [] };
    if (answers < FEW_ANSWERS) return { text: this.#fill(none.few, { count: count(answers) }), evidence: [] };
    const compared = dimensions.map(({ dimension, title }) => this.#names.title(dimension, title));
    if (overTime) compared.unshift(none.period);
    const evidence = compared.length === 0 ? [] : [this.#fill(none.compared, { list: list(compared) })];
    return { text: none.nothing, evidence };
  }

  #fill(phrase: string, values: Readonly<Record<string, string>>): string {
    return this.#figures.filled(phrase, values);
  }

  #answers(answers: number): string {
    return this.#figures.plural(this.#phrases.answers, answers);
  }

  #points(value: number): string {
    return this.#figures.plural(this.#phrases.points, Math.abs(value));
  }

  #range({ low, high }: Interval, write: (value: number) => string = this.#figures.score): string {
    return this.#fill(this.#phrases.range, { low: write(low), high: write(high) });
  }
}
