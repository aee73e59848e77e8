import type { ReportTask } from "./report-task.ts";

/** A report as a file. */
export interface MadeReport {
  readonly text: string;
  /** Chains that match. */
  readonly responses: number;
  /** False where not everything that matches could be read: the file says so, too. */
  readonly complete: boolean;
}

/** What the dialog and the reader of a report say to each other: nothing is asked of it, the report is all it tells. */
export interface ReportWords {
  readonly task: ReportTask;
  readonly content: MadeReport | undefined;
  readonly question: never;
  readonly answer: never;
}
