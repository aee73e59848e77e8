/**
 * A report as one HTML file that opens anywhere: it asks the network for nothing, holds no script, and carries counts
 * alone, but for comments where somebody chose to show them. No token, address or id is in it, and nothing that points
 * at a person.
 */
import type { ReportFigures, ReportFinding } from "../../analysis/report.ts";
import type { BuiltReport } from "../../analysis/report/build-report.ts";
import type { ReportComments } from "../../analysis/report/newest-comments.ts";
import { tellReport } from "../tell-report.ts";
import type { ReportSource } from "../languages/phrases.ts";
import type { ReportWords } from "../words.ts";
import { commentList } from "./comment-list.ts";
import { datesText } from "./dates-text.ts";
import { distributionChart } from "./distribution-chart.ts";
import { filtersText } from "./filters-text.ts";
import { markup, Markup, NOTHING } from "./markup.ts";
import { sentenceMarkup } from "./sentence-markup.ts";
import { showableStatements } from "./showable.ts";
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
import { trendChart } from "./trend-chart.ts";

/** What the file tells beside the report. */
export interface ReportBeside {
  /** What the responses were read from. */
  readonly source: ReportSource;
  readonly titleOf: TitleOf;
  /** Shown where they are given. */
  readonly comments?: ReportComments | undefined;
}

/** The file's whole text. */
export function reportFile(
  { figures: report, statements }: BuiltReport,
  words: ReportWords,
  { source, titleOf, comments }: ReportBeside,
): string {
  const { labels } = words;
  const shown = showableStatements(statements);
  const { findings } = tellReport({ figures: report, statements: shown }, words);
  const policy = "default-src 'none'; style-src 'unsafe-inline'";
  const page = markup`<!doctype html>
<html lang="${words.language}" dir="${words.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${labels.title}</title>
<style>${new Markup(STYLE)}</style>
</head>
<body><main>
${[head(report, source, words, titleOf), findingsPart(findings, words), ...chartParts(report, words), ...detailParts(report, words, titleOf), commentList(comments, report, words)]}
</main></body>
</html>
`;
  return page.text;
}

function head(report: ReportFigures, source: ReportSource, words: ReportWords, titleOf: TitleOf): Markup {
  const { labels } = words;
  const { zone, interval, complete } = report;
  const facts: readonly (readonly [string, string])[] = [
    [labels.interval, intervalText(interval, words)],
    [labels.answers, words.count(report.answers)],
    [labels.promoters, words.count(report.promoters)],
    [labels.passives, words.count(report.passives)],
    [labels.detractors, words.count(report.detractors)],
    [labels.responses, words.count(report.responses)],
    [labels.notCounted, words.count(report.notCounted)],
    [labels.filters, filtersText(report, words, titleOf)],
    [labels.dates, datesText(report, words)],
    [labels.zone, zone],
    [labels.source, labels.sources[source]],
    [labels.readAt, words.moment(report.readAt, zone)],
  ];
  return markup`<h1>${labels.title}</h1>
<p class="score">${words.score(report.score)}</p>
<p class="soft">${complete ? labels.complete : labels.incomplete}</p>
<dl>${facts.map(([name, value]) => markup`<dt>${name}</dt><dd>${sentenceMarkup(value)}</dd>`)}</dl>`;
}

function findingsPart(findings: readonly ReportFinding[], { labels }: ReportWords): Markup {
  if (findings.length === 0) return NOTHING;
  return markup`<h2>${labels.says}</h2><ul class="says">${findings.map(
    ({ text, evidence }) =>
      markup`<li>${sentenceMarkup(text)}${evidence === null ? NOTHING : markup`<br><small class="soft">${sentenceMarkup(evidence)}</small>`}</li>`,
  )}</ul>`;
}

function chartParts(report: ReportFigures, words: ReportWords): readonly Markup[] {
  const { labels } = words;
  const trend = trendChart(report, words);
  return [
    ...(trend === undefined
      ? []
      : [
          markup`<h2>${labels.trend}</h2><figure>${trend}</figure><details><summary>${labels.trend}</summary>${trendTable(report, words)}</details>`,
        ]),
    markup`<h2>${labels.distribution}</h2><figure>${distributionChart(report.distribution, words)}</figure>${distributionTable(report, words)}`,
  ];
}

function detailParts(report: ReportFigures, words: ReportWords, titleOf: TitleOf): readonly Markup[] {
  const { labels } = words;
  const parts: readonly (readonly [string, Markup])[] = [
    [labels.difference, explainedTable(report, words, titleOf)],
    [labels.drivers, driversTable(report, words)],
    [labels.words, wordsTable(report, words)],
  ];
  return [
    ...parts.flatMap(([title, part]) => (part === NOTHING ? [] : [markup`<h2>${title}</h2>${part}`])),
    ...breakdownTables(report, words, titleOf),
  ];
}
