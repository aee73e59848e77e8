import { useEffect, useRef, useState } from "react";

export interface FileProgress {
  readonly step: "reading" | "writing";
  /** Of responses. */
  readonly rows: number;
  readonly expected: number | undefined;
}

export interface MadeFile {
  readonly name: string;
  readonly file: Blob;
  /** Responses that it rests on. */
  readonly rows: number;
  /** False where not everything that matches could be read. */
  readonly complete: boolean;
}

export type FileState =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly progress: FileProgress }
  | { readonly kind: "done"; readonly made: Omit<MadeFile, "file"> }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed"; readonly error: unknown };

/** Makes a file of what is read for it. Rejects where nothing can be read, and where `signal` aborts. */
export type MakeFile = (
  signal: AbortSignal,
  onProgress: (progress: FileProgress) => void,
) => Promise<MadeFile>;

const STARTED: FileProgress = { step: "reading", rows: 0, expected: undefined };

/** Makes and saves one file at a time; it ends with the component. */
export function useFile() {
  const [state, setState] = useState<FileState>({ kind: "idle" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (make: MakeFile) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const onProgress = (progress: FileProgress) => {
      if (!signal.aborted) setState({ kind: "running", progress });
    };
    onProgress(STARTED);
    try {
      const { file, ...made } = await make(signal, onProgress);
      downloadFile(file, made.name);
      setState({ kind: "done", made });
    } catch (error) {
      setState(signal.aborted ? { kind: "cancelled" } : { kind: "failed", error });
    }
  };

  return { state, start, cancel: () => running.current?.abort() };
}

/** How long a browser may take to begin with a file. */
const KEPT_MS = 60_000;

/** Hands a file to the browser's downloads. */
export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
