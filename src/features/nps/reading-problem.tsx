import { ReadingProblem as Problem } from "../../ui/reading/reading-problem.tsx";
import type { ReadingInView } from "./reading/use-reading.ts";

/** What could not be read, where something could not. */
export function ReadingProblem({ reading }: { readonly reading: ReadingInView }) {
  const { phase, result, columns, goOn } = reading;
  if (phase !== "incomplete" || result === undefined) return null;
  return <Problem result={result} nothing={columns.chains === 0} onRetry={goOn} />;
}
