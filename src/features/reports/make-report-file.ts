import type { Connection } from "../../client/connection.ts";
import type { WalkProgress } from "../../client/walk/types.ts";
import type { FileProgress, MakeFile } from "../../ui/downloads/use-file.ts";
import { readReport } from "./read-report.ts";
import type { ReportTask } from "./report-task.ts";

/** A report as a file of that name. */
export const makeReportFile =
  (connection: Connection, task: ReportTask, name: string): MakeFile =>
  async (signal, onProgress) => {
    const { text, responses, complete } = await readReport(
      connection,
      task,
      (progress) => onProgress(stepOf(progress)),
      signal,
    );
    const file = new Blob([text], { type: "text/html;charset=utf-8" });
    return { name, file, rows: responses, complete };
  };

/** Once all is read, the file is written. */
const stepOf = ({ read, expected, exact }: WalkProgress): FileProgress => ({
  step: expected !== undefined && read >= expected && exact ? "writing" : "reading",
  rows: read,
  expected,
});
