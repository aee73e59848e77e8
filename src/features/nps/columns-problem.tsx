import { ReadingProblem } from "../../ui/reading/reading-problem.tsx";
import type { ColumnsInView } from "./reading/use-columns-reading.ts";

/** What could not be read, where something could not. */
export function ColumnsProblem({ reading }: { readonly reading: ColumnsInView }) {
  const { phase, result, columns, goOn } = reading;
  if (phase !== "incomplete" || result === undefined) return null;
  return <ReadingProblem result={result} nothing={columns.chains === 0} onRetry={goOn} />;
}
