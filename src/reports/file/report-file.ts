/**
 * A report as one HTML file that opens anywhere: it asks the network for nothing, holds no script, and carries counts
 * alone, but for comments where the user chose to show them. No token, address or whole id is in it, and nothing that points
 * at a person.
 */
import { linesOf, type ReportFigures, type ReportFinding } from "../../analysis/report.ts";
import type { MadeReport } from "../../analysis/report/make-report.ts";
import type { ReportComments, ReportComment } from "../../analysis/report/newest-comments.ts";
import { tellReport } from "../tell-report.ts";
import type { ReportSource } from "../languages/phrases.ts";
import type { ToldByHand } from "../../analysis/report-beside.ts";
import type { ReportWords } from "../words.ts";
import { daysText } from "./days-text.ts";
import { filtersText } from "./filters-text.ts";
import { markup, Markup, NOTHING, bucketBar, sentenceMarkup } from "./markup.ts";
import { eventsList, methodPart } from "./beside-parts.ts";
import { showableStatements, withShortIds } from "./showable.ts";
import { STYLE } from "./style.ts";
import {
  breakdownTables,
  distributionTable,
  driversTable,
  explainedTable,
  intervalText,
  trendTable,
  wordsTable,
  type TitleOf,
} from "./tables.ts";
import { trendChart, acrossIn } from "./trend-chart.ts";
import { capital } from "../../lib/text/sentence.ts";
import { isFew } from "../../analysis/score.ts";
import { dateAt } from "../../lib/time/dates.ts";
import { bucketIn, type Bucket } from "../../analysis/metric/metric.ts";

export interface ReportBeside {
  /** What the responses were read from. */
  readonly source: ReportSource;
  readonly titleOf: TitleOf;
  /** Shown where they are given. */
  readonly comments?: ReportComments | undefined;
  /** What its maker knows of the respondents, and no API tells. */
  readonly byHand?: ToldByHand | undefined;
}

/** The file's whole text. */
export function reportFile(built: MadeReport, general: ReportWords, beside: ReportBeside): string {
  const wordsOf = ({ figures, valueNames }: MadeReport) => general.of(figures.metric, valueNames);
  const words = wordsOf(built);
  const all = [built, ...(built.others ?? [])].map(withShortIds);
  const policy = "default-src 'none'; style-src 'unsafe-inline'";
  const page = markup`<!doctype html>
<html lang="${words.language}" dir="${words.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${words.labels.title}</title>
<style>${new Markup(STYLE)}</style>
</head>
<body><main>
${all.flatMap((one) => metricParts(one, general, beside))}
${commentList(beside.comments, built.figures, words)}
${all.map((one) => methodPart(one.figures, wordsOf(one), beside, all.length > 1))}
</main></body>
</html>
`;
  return page.text;
}

/** What is told of one metric. */
function metricParts(
  built: MadeReport,
  general: ReportWords,
  { source, titleOf }: ReportBeside,
): readonly Markup[] {
  const { figures: report, statements, valueNames } = built;
  const words = general.of(report.metric, valueNames);
  const shown = showableStatements(statements);
  const { findings } = tellReport({ figures: report, statements: shown, valueNames }, general);
  return [
    head(report, words, titleOf),
    headline(report, findings, words),
    ...chartParts(built, words),
    ...detailParts(report, words, titleOf),
    sourcePart(report, source, words, titleOf),
  ];
}

/** What answers count as by what it is called, in the order of the scale. */
function bucketNames({ metric }: ReportFigures, words: ReportWords): readonly (readonly [Bucket, string])[] {
  const { labels } = words;
  if (metric.kind === "nps")
    return [
      ["bottom", labels.detractors],
      ["middle", labels.passives],
      ["top", labels.promoters],
    ];
  return [
    ...(metric.kind === "share" ? [] : [["bottom", words.valueList(metric.bottom)] as const]),
    ["middle", labels.others],
    ["top", words.valueList(metric.top)],
  ];
}

/** The name, and in one line what the numbers are of and what they rest on. */
function head(report: ReportFigures, words: ReportWords, titleOf: TitleOf): Markup {
  const { labels, definition = "" } = words;
  const { complete, responses, zone } = report;
  const of = [definition, daysText(report, words), words.timesIn(zone), filtersText(report, words, titleOf)];
  if (complete && responses > 0) of.push(words.restsOn(responses));
  const told = of.filter((text) => text !== "" && text !== labels.noFilters);
  return markup`<h1>${labels.title}</h1><p class="soft">${told.map((text, at) => markup`${at === 0 ? "" : " · "}${sentenceMarkup(text)}`)}</p>`;
}

/** The score and how sure it is, what it is made of, and what the numbers say: that alone where there is no answer. */
function headline(report: ReportFigures, findings: readonly ReportFinding[], words: ReportWords): Markup {
  const said = markup`<div>${findingsPart(findings, words)}${report.complete ? NOTHING : markup`<p>${words.labels.incomplete}</p>`}</div>`;
  return report.answers === 0
    ? markup`<section class="card">${said}</section>`
    : markup`<section class="card headline">${scorePart(report, words)}${said}</section>`;
}

function scorePart(report: ReportFigures, words: ReportWords): Markup {
  const { labels } = words;
  const { interval, target, answers, counts } = report;
  const parts = bucketNames(report, words).map(([bucket, name]) => {
    const count = counts[bucket];
    return { bucket, name, count, share: count / answers };
  });
  return markup`<div>${scoreText(report, words)}
${interval === null ? NOTHING : markup`<p>${labels.interval} ${sentenceMarkup(intervalText(interval, words))}</p>`}
${target === null ? NOTHING : markup`<p class="target">${sentenceMarkup(capital(words.beside.target(target)))}</p>`}
${bucketBar(parts)}
<dl class="parts">${parts.map(({ bucket, name, count, share }) => markup`<dt><i class="${bucket}"></i> ${name}</dt><dd><b>${words.count(count)}</b> ${words.part(share)}</dd>`)}<dt>${labels.answers}</dt><dd><b>${words.count(answers)}</b></dd></dl></div>
`;
}

const scoreText = ({ score, answers }: ReportFigures, words: ReportWords): Markup =>
  isFew(answers)
    ? markup`<p class="score soft">${words.score(score)} <small>${words.labels.few}</small></p>`
    : markup`<p class="score">${words.score(score)}</p>`;

function sourcePart(
  report: ReportFigures,
  source: ReportSource,
  words: ReportWords,
  titleOf: TitleOf,
): Markup {
  const { labels } = words;
  const { zone } = report;
  const facts: readonly (readonly [string, string])[] = [
    [labels.responses, words.count(report.responses)],
    [labels.notCounted, words.count(report.notCounted)],
    [labels.filters, filtersText(report, words, titleOf)],
    [labels.dates, daysText(report, words)],
    [labels.zone, zone],
    [labels.source, labels.sources[source]],
    [labels.readAt, words.moment(report.readAt, zone)],
  ];
  return markup`<section class="source"><h2>${labels.source}</h2>
${report.complete ? markup`<p>${labels.complete}</p>` : NOTHING}
<dl>${facts.filter(([, value]) => value !== "").map(([name, value]) => markup`<dt>${name}</dt><dd>${sentenceMarkup(value)}</dd>`)}</dl></section>`;
}

function findingsPart(findings: readonly ReportFinding[], { labels }: ReportWords): Markup {
  if (findings.length === 0) return NOTHING;
  return markup`<h2>${labels.says}</h2><ul class="says">${findings.map(
    ({ text, evidence }) =>
      markup`<li>${sentenceMarkup(text)}${evidence === null ? NOTHING : markup`<br><small class="soft">${sentenceMarkup(evidence)}</small>`}</li>`,
  )}</ul>`;
}

function chartParts({ figures: report, lastDays }: MadeReport, words: ReportWords): readonly Markup[] {
  const { labels } = words;
  // Without answers there is nothing to draw.
  if (report.answers === 0) return [];
  const trend = trendChart(report, words, lastDays);
  return [
    new Markup('<div class="charts">'),
    trend === undefined
      ? NOTHING
      : markup`<section class="card"><h2>${labels.trend}</h2><figure>${trend}</figure><details><summary>${labels.trend}</summary>${trendTable(report, words)}</details>${eventsList(report, words)}</section>`,
    markup`<section class="card"><h2>${labels.distribution}</h2><figure>${distributionChart(report, words)}</figure><details><summary>${labels.distribution}</summary>${distributionTable(report, words)}</details></section>`,
    new Markup("</div>"),
  ];
}

function detailParts(report: ReportFigures, words: ReportWords, titleOf: TitleOf): readonly Markup[] {
  const { labels } = words;
  const parts: readonly (readonly [string, Markup])[] = [
    [labels.difference, explainedTable(report, words, titleOf)],
    [labels.drivers, driversTable(report, words)],
    [labels.words, wordsTable(report, words)],
  ];
  const tables = [
    ...breakdownTables(report, words, titleOf),
    ...parts.flatMap(([title, part]) =>
      part === NOTHING ? [] : [markup`<section class="card"><h2>${title}</h2>${part}</section>`],
    ),
  ];
  return tables.length === 0 ? [] : [markup`<div class="tables">${tables}</div>`];
}

const [WIDTH, HEIGHT, BOTTOM, TOP] = [720, 260, 28, 26];

function distributionChart(report: ReportFigures, words: ReportWords): Markup {
  const lines = linesOf(report);
  const most = Math.max(1, ...lines.map(({ answers }) => answers));
  const step = WIDTH / lines.length;
  const across = acrossIn(words.direction, WIDTH);
  return markup`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${words.labels.distribution}">${lines.map(
    ({ value, answers }, place) => {
      const height = ((HEIGHT - BOTTOM - TOP) * answers) / most;
      const middle = Math.round(across(step * (place + 0.5)));
      const [left, top] = [middle - Math.round(step / 2 - 6), Math.round(HEIGHT - BOTTOM - height)];
      return markup`<rect x="${left}" y="${top}" width="${Math.round(step - 12)}" height="${Math.round(height)}" fill="var(--${bucketIn(report.metric, value)})"/><text x="${middle}" y="${top - 5}" text-anchor="middle">${words.count(answers)}</text><text x="${middle}" y="${HEIGHT - 5}" text-anchor="middle">${words.value(value)}</text>`;
    },
  )}</svg>`;
}

/** What all comments together may take, in bytes. */
const MOST_BYTES = 100_000;

function commentList(
  comments: ReportComments | undefined,
  { zone }: Pick<ReportFigures, "zone">,
  words: ReportWords,
): Markup {
  if (comments === undefined || comments.total === 0) return NOTHING;
  const items = fitting(comments.shown.map((comment) => commentItem(comment, zone, words)));
  return markup`<h2>${words.labels.comments}</h2><p class="soft">${words.newestOf(items.length, comments.total)}</p><ul class="comments">${items}</ul>`;
}

const commentItem = ({ createdAt, score, text }: ReportComment, zone: string, words: ReportWords): Markup =>
  markup`<li><b>${score}</b> <span dir="auto">${text}</span> <span class="soft">${words.day(dateAt(createdAt, zone))}</span></li>`;

/** Those at the front that fit. */
function fitting(items: readonly Markup[]): readonly Markup[] {
  const encoder = new TextEncoder();
  let bytes = 0;
  const end = items.findIndex(({ text }) => (bytes += encoder.encode(text).length) > MOST_BYTES);
  return end === -1 ? items : items.slice(0, end);
}
