import type { FromReader, Protocol } from "./messages.ts";

/** The number of the job that a reader has begun with: those that are opened later are counted from 1. */
export const BEGUN_JOB = 0;

/** A worker that reads before the code is there that shows it, and what it has told so far. */
export interface BegunReader<Words extends Protocol> {
  readonly worker: Worker;
  /** What its first job is to read. */
  readonly task: Words["task"];
  /** When that began, in unix milliseconds. */
  readonly startedAt: number;
  readonly told: FromReader<Words>[];
}
