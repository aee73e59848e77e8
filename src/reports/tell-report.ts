/** A report with its findings, in the words of one language. */
import type { MetricReport, Report, ReportFinding } from "../analysis/report.ts";
import type { MadeReport } from "../analysis/report/make-report.ts";
import type { ReportWords } from "./words.ts";

export function tellReport(built: MadeReport, words: ReportWords): Report {
  const [first, ...others] = [built, ...(built.others ?? [])].map((one) => tellOne(one, words));
  const report = first ?? tellOne(built, words);
  return others.length === 0 ? report : { ...report, metrics: [report, ...others].map(ofMetric) };
}

function tellOne({ figures, statements, valueNames }: MadeReport, words: ReportWords): Report {
  const { zone, grain } = figures;
  const own = words.of(figures.metric, valueNames);
  const findings = statements.map((statement) => own.find(statement, { zone, grain }));
  return { ...figures, findings, says: findings.map(asText) };
}

/** What is told of one metric, without what holds for all of them. */
function ofMetric({
  schema: _s,
  filters: _f,
  zone: _z,
  grain: _g,
  readAt: _r,
  complete: _c,
  ...own
}: Report): MetricReport {
  return own;
}

const asText = ({ text, evidence }: ReportFinding): string =>
  evidence === null ? text : `${text} (${evidence})`;
