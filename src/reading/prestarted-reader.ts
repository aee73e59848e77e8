import type { FromReader, Protocol, ToReader } from "./messages.ts";

/** The number of the job that a reader has begun with: those that are opened later are counted from 1. */
export const PRESTARTED_JOB = 0;

/** A worker that reads before the code is there that shows it, and what it has told so far. */
export interface PrestartedReader<P extends Protocol> {
  readonly worker: Worker;
  readonly send: (message: ToReader<P>) => void;
  /** What its first job is to read. */
  readonly task: P["task"];
  /** When that began, in unix milliseconds. */
  readonly startedAt: number;
  readonly messages: FromReader<P>[];
}

/** Sends messages to a worker, in order, those from before it is ready once it says so. */
export function sendWhenReady<P extends Protocol>(worker: Worker): (message: ToReader<P>) => void {
  const waiting: ToReader<P>[] = [];
  let isReady = false;
  const begin = ({ data }: MessageEvent<FromReader<P>>) => {
    if (data.kind !== "ready") return;
    worker.removeEventListener("message", begin);
    isReady = true;
    for (const message of waiting) worker.postMessage(message, []);
  };
  worker.addEventListener("message", begin);
  return (message) => {
    if (isReady) worker.postMessage(message, []);
    else waiting.push(message);
  };
}
