/** The tables of a report: what its pictures show, and what has none. */
import { isFew } from "../../analysis/score.ts";
import { differsClearly, standingOf } from "../../analysis/funnel/judge-rows.ts";
import { eachPart } from "../../analysis/mix/parts.ts";
import { isDimension } from "../../analysis/report-values.ts";
import type { DifferenceParts, ReportDimension, ReportFigures, ReportRow } from "../../analysis/report.ts";
import { linesOf, wordSides } from "../../analysis/report.ts";
import type { ReportWords } from "../words.ts";
import { languageName } from "../../lib/language-name.ts";
import { capital } from "../../lib/text/sentence.ts";
import { markup, nameMarkup, NOTHING, type Markup, sentenceMarkup } from "./markup.ts";
import { isHarmless, isShowablePart, isShowable } from "./showable.ts";
/** Periods, at most: the latest. */
const MOST_PERIODS = 400;
/** Rows of all breakdowns together, at most. */
const MOST_ROWS = 800;
const MOST_WORDS = 40;
const MOST_PARTS = 10;

type Row = readonly (string | Markup)[];

/** `note` stands below it. */
function table(caption: string, heads: readonly string[], rows: readonly Row[], note = NOTHING): Markup {
  if (rows.length === 0) return NOTHING;
  // Where it is wider than its place it scrolls, by keyboard too.
  return markup`<div class="scroll" role="group" tabindex="0" aria-label="${caption}"><table aria-label="${caption}"><thead><tr>${heads.map(
    (head) => markup`<th scope="col">${head}</th>`,
  )}</tr></thead><tbody>${rows.map(
    ([first = "", ...cells]) =>
      markup`<tr><th scope="row" dir="auto">${typeof first === "string" ? nameMarkup(first) : first}</th>${cells.map((cell) => markup`<td>${typeof cell === "string" ? sentenceMarkup(cell) : cell}</td>`)}</tr>`,
  )}</tbody></table></div>${note}`;
}

type Scored = Pick<ReportRow, "score" | "answers">;

/** Muted where few answers are behind it, with the asterisk of `fewNote`. */
const scoreCell = ({ score, answers }: Scored, words: ReportWords): Markup => {
  const text = sentenceMarkup(words.score(score, true));
  return isFew(answers) ? markup`<span class="soft">${text}*</span>` : text;
};

const fewNote = (scored: readonly Scored[], { labels }: ReportWords): Markup =>
  scored.some(({ answers }) => isFew(answers)) ? markup`<p class="soft note">* ${labels.few}</p>` : NOTHING;

export function trendTable({ trend, zone, grain, readAt }: ReportFigures, words: ReportWords): Markup {
  const { labels } = words;
  const latest = trend.slice(-MOST_PERIODS);
  return table(
    labels.trend,
    [labels.period, labels.score, labels.interval, labels.answers],
    latest.map((period) => [
      words.period(period.start, { zone, grain }, period.end.unix > readAt.unix),
      scoreCell(period, words),
      intervalText(period.interval, words),
      words.count(period.answers),
    ]),
    fewNote(latest, words),
  );
}

export function distributionTable(report: ReportFigures, words: ReportWords): Markup {
  const { labels } = words;
  return table(
    labels.distribution,
    [labels.scores, labels.answers, "%"],
    linesOf(report).map(({ value, answers }) => [
      words.value(value),
      words.count(answers),
      report.answers === 0 ? "" : words.part(answers / report.answers),
    ]),
  );
}

/** What a dimension is called; its key where that is not known. */
export type TitleOf = (dimension: ReportDimension) => string;

/** One table for each breakdown that has more than one row to show. */
export function breakdownTables(
  { breakdowns }: ReportFigures,
  words: ReportWords,
  titleOf: TitleOf,
): readonly Markup[] {
  let left = MOST_ROWS;
  const differingFirst = Object.entries(breakdowns).toSorted(
    ([, one = []], [, other = []]) => Number(other.some(differsClearly)) - Number(one.some(differsClearly)),
  );
  return differingFirst.flatMap(([dimension, all]) => {
    if (!isDimension(dimension) || all === undefined) return [];
    const { rows, cut, others } = shownRows(dimension, all);
    if (rows.length === 0 || rows.length + Number(others.length > 0) < 2 || rows.length > left) return [];
    left -= rows.length;
    const title = capital(words.dimension(dimension, titleOf(dimension)));
    if (!isHarmless(title)) return [];
    const { labels } = words;
    const heads = [title, labels.score, labels.interval, labels.answers, labels.verdict];
    const isTold = all.some(({ differs }) => differs !== null);
    const told = rows.map((row) => rowCells(row, words, isTold));
    // Codes overlap: an answer of two of them would count twice.
    const sum = (each: readonly ReportRow[]) =>
      dimension === "code" && each.length > 1 ? "" : words.count(answersOf(each));
    const rest: readonly Row[] = [
      ...(cut.length === 0 ? [] : [[words.more(cut.length), "", "", sum(cut), ""] as const]),
      ...(others.length === 0 ? [] : [[labels.others, "", "", sum(others), ""] as const]),
    ];
    return [
      markup`<section class="card"><h3>${title}</h3>${table(title, heads, [...told, ...rest], fewNote(rows, words))}</section>`,
    ];
  });
}

/** Where nothing was given, the name is empty. */
const nameIn = (name: string, { labels }: ReportWords): string => (name.trim() === "" ? labels.none : name);

const rowCells = (row: ReportRow, words: ReportWords, isTold: boolean): Row => [
  nameIn(row.name, words),
  scoreCell(row, words),
  intervalText(row.interval, words),
  words.count(row.answers),
  isTold ? words.standing(standingOf(row)) : "",
];

/** Nothing where there is none. */
export const intervalText = (interval: ReportFigures["interval"], words: ReportWords): string =>
  interval === null ? "" : words.range(words.score(interval.low), words.score(interval.high));

const sumOf = (parts: readonly DifferenceParts[]): DifferenceParts =>
  parts.reduce((sum, own) => eachPart((part) => sum[part] + own[part]));

export function explainedTable(report: ReportFigures, words: ReportWords, titleOf: TitleOf): Markup {
  const { explained } = report;
  if (explained === null) return NOTHING;
  const title = words.dimension(explained.dimension, titleOf(explained.dimension));
  if (!isHarmless(title)) return NOTHING;
  const { labels } = words;
  const rowOf = (name: string, parts: DifferenceParts): Row => [
    name,
    words.score(parts.scores, true),
    words.score(parts.mix, true),
    words.score(parts.new, true),
    words.score(parts.gone, true),
  ];
  const shown = explained.parts.filter((part) => isShowablePart(explained, part)).slice(0, MOST_PARTS);
  const others = explained.parts.filter((part) => !shown.includes(part));
  return table(
    labels.difference,
    [title, labels.scores, labels.mix, labels.new, labels.gone],
    [
      rowOf("Σ", explained),
      ...shown.map((part) => rowOf(nameIn(part.name, words), part)),
      ...(others.length === 0 ? [] : [rowOf(labels.others, sumOf(others))]),
    ],
  );
}

export function wordsTable({ words: told, metric }: ReportFigures, words: ReportWords): Markup {
  const { labels } = words;
  const { kind, top, bottom } = metric;
  const sides =
    kind === "nps"
      ? [labels.detractors, labels.promoters]
      : [kind === "share" ? labels.others : words.valueList(bottom), words.valueList(top)];
  const shown = told.filter(({ text }) => isHarmless(text)).slice(0, MOST_WORDS);
  const isMixed = new Set(shown.map(({ language }) => language)).size > 1;
  return table(
    labels.words,
    [labels.words, ...(isMixed ? [capital(words.dimension("language", ""))] : []), ...sides, labels.score],
    shown.map((word) => {
      const counts = [wordSides(word).other, wordSides(word).top].map(words.count);
      const language = isMixed ? [languageName(word.language, words.language)] : [];
      return [word.text].concat(language, counts, words.score(word.score));
    }),
  );
}

export function driversTable({ drivers }: ReportFigures, words: ReportWords): Markup {
  const { labels } = words;
  if (drivers === null) return NOTHING;
  return table(
    labels.drivers,
    [labels.drivers, words.partOf(drivers.r2.value), labels.interval],
    drivers.parts
      .filter(({ name }) => isHarmless(name))
      .map(({ dimension, name, value, low, high }) => [
        words.dimension(dimension, name),
        words.share(value),
        words.range(words.share(low), words.share(high)),
      ]),
  );
}

/** The rows of a breakdown as a file shows them: what may not be shown by itself is one row together. */
const MOST = 12;

/** Most answers first, as they come: those shown, those cut for want of room, and those that may not be shown by themselves. */
function shownRows(dimension: ReportDimension, all: readonly ReportRow[]) {
  const showable = all.filter((row) => isShowable(dimension, row));
  // One row alone takes no more room than saying that there is one more.
  const most = showable.length === MOST + 1 ? MOST + 1 : MOST;
  const others = all.filter((row) => row.answers > 0 && !isShowable(dimension, row));
  return { rows: showable.slice(0, most), cut: showable.slice(most), others };
}

const answersOf = (rows: readonly ReportRow[]): number => rows.reduce((sum, { answers }) => sum + answers, 0);
