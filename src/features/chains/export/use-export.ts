import { useEffect, useRef, useState } from "react";
import type { ExportChoice } from "./export-choice.ts";
import { downloadFile } from "../../../lib/download-file.ts";
import {
  runExport,
  type ExportedFile,
  type ExportProgress,
  type ExportSource,
  type ExportWords,
} from "./run-export.ts";

export type ExportState =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly progress: ExportProgress }
  | { readonly kind: "done"; readonly exported: Omit<ExportedFile, "file"> }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed"; readonly error: unknown };

const STARTED: ExportState = {
  kind: "running",
  progress: { step: "reading", rows: 0, expected: undefined },
};

/** Runs one export at a time; it ends with the component. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ kind: "idle" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (source: ExportSource, choice: ExportChoice, words: ExportWords) => {
    const controller = new AbortController();
    running.current = controller;
    setState(STARTED);
    try {
      const { file, ...exported } = await runExport(source, choice, words, controller.signal, (progress) =>
        setState({ kind: "running", progress }),
      );
      downloadFile(file, exported.name);
      setState({ kind: "done", exported });
    } catch (error) {
      setState(controller.signal.aborted ? { kind: "cancelled" } : { kind: "failed", error });
    }
  };

  return { state, start, cancel: () => running.current?.abort() };
}
