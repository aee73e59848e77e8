/** Threads of the command line, each a script beside the module that starts it. */
import { extname } from "node:path";
import { Worker } from "node:worker_threads";

/** Runs the script `name` beside the module `url`, with at most so many megabytes of what has just been made. */
export const startThread = (name: string, url: string, workerData: unknown, youngMb: number): Worker =>
  // In the package both are JavaScript.
  new Worker(new URL(`${name}${extname(url)}`, url), {
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: youngMb },
  });
