/** Which stretches of time a mirror has read: backwards, slice by slice, so that it can go on after a stop. */
import * as z from "zod";

/** Bounds in unix seconds, both included. */
export interface TimeSlice {
  readonly createdFrom: number;
  readonly createdTo: number;
}

const runSchema = z.object({
  /** When the run began, in unix seconds: it reads nothing newer. */
  until: z.int(),
  /** Where it ends; absent for a first run, which ends where nothing is older. */
  since: z.exactOptional(z.int()),
  /** For each way of asking, how far back everything has been read. */
  reached: z.record(z.string(), z.int()),
});
export type MirrorRun = z.infer<typeof runSchema>;

const heldSchema = z.object({
  /** The surveys that were read, with whatever token. */
  surveys: z.array(z.string()),
  /** How many of their chains were stored, up to where the state tells. */
  chains: z.int(),
});
export type Held = z.infer<typeof heldSchema>;

/** What is kept between runs. */
export const mirrorStateSchema = z.object({
  from: z.string(),
  /** What the database held at that time; absent from a state that an earlier version kept. */
  held: z.exactOptional(heldSchema),
  /** Up to this unix second everything has been read once. */
  completeUntil: z.exactOptional(z.int()),
  /** The run that was not finished. */
  run: z.exactOptional(runSchema),
});
export type MirrorState = z.infer<typeof mirrorStateSchema>;

const SLICE = 30 * 86_400;

/** Up to when chains were read, in unix seconds; undefined where none were. */
export const readUntil = ({ run, completeUntil }: MirrorState): number | undefined =>
  run === undefined ? completeUntil : run.until;

/** The run to go on with, or a new one that reads again the `overlap` seconds before the last one. */
export function runOf({ run, completeUntil }: MirrorState, now: number, overlap: number): MirrorRun {
  if (run !== undefined) return run;
  const since = completeUntil === undefined ? {} : { since: completeUntil - overlap };
  return { until: now, ...since, reached: {} };
}

/** The slice that comes next when asking this way; undefined where `since` has been reached. */
export function nextSlice({ until, since, reached }: MirrorRun, way: string): TimeSlice | undefined {
  const createdTo = (reached[way] ?? until + 1) - 1;
  if (since !== undefined && createdTo < since) return undefined;
  return { createdFrom: Math.max(since ?? -Infinity, createdTo - SLICE + 1), createdTo };
}

/** The run after a slice was read. */
export const afterSlice = (run: MirrorRun, way: string, slice: TimeSlice): MirrorRun => ({
  ...run,
  reached: { ...run.reached, [way]: slice.createdFrom },
});
