/** A report with its sentences, in the words of one language. */
import type { Report } from "../analysis/report.ts";
import type { BuiltReport } from "../analysis/report/build-report.ts";
import type { ReportWords } from "./words.ts";

/** Says what is to be said; that nothing stands out only where everything was read. */
export function tellReport({ figures, statements }: BuiltReport, words: ReportWords): Report {
  const { zone, grain, complete } = figures;
  const sentences = statements.map((statement) => words.say(statement, { zone, grain }));
  return { ...figures, says: sentences.length === 0 && complete ? [words.nothingStandsOut] : sentences };
}
