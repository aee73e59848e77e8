/** A report with its findings, in the words of one language. */
import type { Report, ReportFinding } from "../analysis/report.ts";
import type { MadeReport } from "../analysis/report/make-report.ts";
import type { ReportWords } from "./words.ts";

export function tellReport({ figures, statements }: MadeReport, words: ReportWords): Report {
  const { zone, grain } = figures;
  const findings = statements.map((statement) => words.find(statement, { zone, grain }));
  return { ...figures, findings, says: findings.map(asText) };
}

/** A finding and what it rests on as one text. */
const asText = ({ text, evidence }: ReportFinding): string =>
  evidence === null ? text : `${text} (${evidence})`;
