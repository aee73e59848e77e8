/**
 * A report as one HTML file that opens anywhere: it asks the network for nothing, holds no script, and carries counts
 * alone. No token, address or id is in it, and nothing that points at a person.
 */
import type { Report } from "../../analysis/report.ts";
import type { ReportWords } from "../words.ts";
import { distributionChart } from "./distribution-chart.ts";
import { markup, Markup, NOTHING } from "./markup.ts";
import { STYLE } from "./style.ts";
import {
  breakdownTables,
  distributionTable,
  driversTable,
  explainedTable,
  trendTable,
  wordsTable,
  type TitleOf,
} from "./tables.ts";
import { trendChart } from "./trend-chart.ts";

/** The file's whole text. */
export function reportFile(report: Report, words: ReportWords, titleOf: TitleOf): string {
  const { labels } = words;
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
${[head(report, words), saidPart(report, words), ...chartParts(report, words), ...detailParts(report, words, titleOf)]}
</main></body>
</html>
`;
  return page.text;
}

function head(report: Report, words: ReportWords): Markup {
  const { labels } = words;
  const { zone, interval, complete } = report;
  const facts: readonly (readonly [string, string])[] = [
    [
      labels.interval,
      interval === null ? "" : `${words.score(interval.low)} … ${words.score(interval.high)}`,
    ],
    [labels.answers, words.count(report.answers)],
    [labels.promoters, words.count(report.promoters)],
    [labels.passives, words.count(report.passives)],
    [labels.detractors, words.count(report.detractors)],
    [labels.responses, words.count(report.responses)],
    [labels.notCounted, words.count(report.notCounted)],
    [labels.filters, filtersText(report, words)],
    [labels.zone, zone],
    [labels.readAt, words.moment(report.readAt, zone)],
  ];
  return markup`<h1>${labels.title}</h1>
<p class="score">${words.score(report.score)}</p>
<p class="soft">${complete ? labels.complete : labels.incomplete}</p>
<dl>${facts.map(([name, value]) => markup`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
}

/** Filters by name, never by id: what has no name is only counted. */
function filtersText({ filters, breakdowns }: Report, words: ReportWords): string {
  const texts = Object.entries(filters).map(([name, value]) => {
    const values = typeof value === "string" ? [value] : value;
    if (name === "from" || name === "to") return `${name} ${values.join(" ")}`;
    const rows =
      name === "touchpoint" || name === "survey" || name === "team" ? (breakdowns[name] ?? []) : [];
    const named = rows.filter((row) => values.includes(row.id) && row.name !== row.id).map((row) => row.name);
    return `${name}: ${named.length === 0 ? words.count(values.length) : named.join(", ")}`;
  });
  return texts.length === 0 ? words.labels.noFilters : texts.join(" · ");
}

function saidPart({ says }: Report, { labels }: ReportWords): Markup {
  if (says.length === 0) return NOTHING;
  return markup`<h2>${labels.says}</h2><ul class="says">${says.map((sentence) => markup`<li>${sentence}</li>`)}</ul>`;
}

function chartParts(report: Report, words: ReportWords): readonly Markup[] {
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

function detailParts(report: Report, words: ReportWords, titleOf: TitleOf): readonly Markup[] {
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
