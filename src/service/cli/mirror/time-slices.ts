/**
 * What a mirror asks for part by part: stretches of time, backwards slice by slice, so that it can go on after a stop, and in each
 * the chains of every kind.
 */
import * as z from "zod";
import type { SurveyVersion } from "../../../contract/queries.ts";
import type { FeedbackReader } from "../../store/store.ts";

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
  /** How far back everything has been read; absent before the first slice. */
  reached: z.exactOptional(z.int()),
});
export type MirrorRun = z.infer<typeof runSchema>;

const heldSchema = z.object({
  /** The surveys that were read, with whatever token. */
  surveys: z.array(z.string()),
  /** How many of their chains were stored, up to where the state tells. */
  chains: z.int(),
});
export type Held = z.infer<typeof heldSchema>;

/** How many chains of these surveys are stored, up to a moment in unix seconds. */
export const heldOf = async (
  store: Pick<FeedbackReader, "countChains">,
  surveys: readonly string[],
  until: number,
): Promise<Held> => ({
  surveys: [...surveys],
  chains: surveys.length === 0 ? 0 : await store.countChains("all", { surveyId: surveys, createdTo: until }),
});

export const STATE_VERSION = 2;

/** What is kept between runs. */
export const mirrorStateSchema = z.object({
  from: z.string(),
  /** Absent from a state of the time when chains that answer to no filter were not seen. */
  version: z.exactOptional(z.literal(STATE_VERSION)),
  /** What the database held at that time; absent from a state that an earlier version kept. */
  held: z.exactOptional(heldSchema),
  /** Up to this unix second everything has been read once. */
  completeUntil: z.exactOptional(z.int()),
  /** Rows that were read by then and could not be copied. */
  leftOut: z.exactOptional(z.int()),
  /** The run that was not finished; one that an earlier version began is begun anew. */
  run: z.optional(runSchema).catch(undefined),
});
export type MirrorState = z.infer<typeof mirrorStateSchema>;

const SLICE = 30 * 86_400;

/** Up to when chains were read, in unix seconds; undefined where none were. */
export const readUntil = ({ run, completeUntil }: MirrorState): number | undefined =>
  run === undefined ? completeUntil : run.until;

/** The run to go on with, or a new one that reads again the `overlap` seconds before the last one. */
export function runOf({ run, completeUntil }: MirrorState, now: number, overlap: number): MirrorRun {
  if (run !== undefined) return run;
  return { until: now, ...(completeUntil !== undefined && { since: completeUntil - overlap }) };
}

/** The slice that comes next; undefined where `since` has been reached. */
export function nextSlice({ until, since, reached = until + 1 }: MirrorRun): TimeSlice | undefined {
  const createdTo = reached - 1;
  if (since !== undefined && createdTo < since) return undefined;
  return { createdFrom: Math.max(since ?? -Infinity, createdTo - SLICE + 1), createdTo };
}

/** The run after a slice was read. */
export const afterSlice = (run: MirrorRun, slice: TimeSlice): MirrorRun => ({
  ...run,
  reached: slice.createdFrom,
});

/** What the API filters chains by but never tells of one. */
export interface ChainFacts {
  readonly isClosed: boolean;
  readonly surveyVersion: SurveyVersion;
}

/** They are learned by asking with each value of both filters, open chains first: one that is closed meanwhile comes twice, never not at all. */
export const WAYS: readonly ChainFacts[] = [
  { isClosed: false, surveyVersion: 3 },
  { isClosed: false, surveyVersion: 2 },
  { isClosed: true, surveyVersion: 3 },
  { isClosed: true, surveyVersion: 2 },
];

/** For chains that answer to no two values together; in the same order. */
export const SINGLE_FACTS: readonly Partial<ChainFacts>[] = [
  { isClosed: false },
  { isClosed: true },
  { surveyVersion: 3 },
  { surveyVersion: 2 },
];

/** Of a chain that answers to neither value: older than what can be asked for, and over. */
export const ASSUMED: ChainFacts = { isClosed: true, surveyVersion: 2 };

/** `open 3`; `all` without a filter. */
export const kindOf = ({ isClosed, surveyVersion }: Partial<ChainFacts>): string =>
  [isClosed === undefined ? "" : isClosed ? "closed" : "open", surveyVersion ?? ""].join(" ").trim() || "all";
