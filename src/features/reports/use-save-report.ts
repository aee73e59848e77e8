import { useEffect, useRef, useState } from "react";
import { useConnection } from "../../client/connection.ts";
import type { WalkProgress } from "../../client/walk/types.ts";
import { downloadFile } from "../../lib/download-file.ts";
import { readReport } from "./read-report.ts";
import type { ReportTask } from "./report-task.ts";
import type { MadeReport } from "./report-words.ts";

export type SaveState =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly progress: WalkProgress | undefined }
  | { readonly kind: "done"; readonly name: string; readonly report: Omit<MadeReport, "text"> }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed"; readonly error: unknown };

/** Saves one report at a time; it ends with the component. */
export function useSaveReport() {
  const connection = useConnection();
  const [state, setState] = useState<SaveState>({ kind: "idle" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const save = async (task: ReportTask, name: string) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ kind: "running", progress: undefined });
    const onProgress = (progress: WalkProgress) => {
      if (!signal.aborted) setState({ kind: "running", progress });
    };
    try {
      const { text, ...report } = await readReport(connection, task, onProgress, signal);
      downloadFile(new Blob([text], { type: "text/html;charset=utf-8" }), name);
      setState({ kind: "done", name, report });
    } catch (error) {
      setState(signal.aborted ? { kind: "cancelled" } : { kind: "failed", error });
    }
  };

  return { state, save, cancel: () => running.current?.abort() };
}
