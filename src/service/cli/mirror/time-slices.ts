/**
 * What a mirror asks for part by part: stretches of time, backwards slice by slice, so that it can go on after a stop, and in each
 * the chains of every kind.
 */
import * as z from "zod";
import type { Client } from "../../../client/create-client.ts";
import type { SurveyVersion } from "../../../contract/queries.ts";
import type { FeedbackReader } from "../../store/store.ts";

/** Bounds in unix seconds, both included; a side without one is open. */
export interface TimeSlice {
  readonly createdFrom?: number;
  readonly createdTo?: number;
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

export const STATE_VERSION = 3;

/** What is kept between runs. */
export const mirrorStateSchema = z.object({
  from: z.string(),
  /** Absent from a state of the time when chains that answer to no filter were not seen; before 3 those at odd times were not. */
  version: z.exactOptional(z.int()),
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
/** By how much the clocks of two machines may differ. */
const AHEAD = 86_400;

/** Up to when chains were read, in unix seconds; undefined where none were. */
export const readUntil = ({ run, completeUntil }: MirrorState): number | undefined =>
  run === undefined ? completeUntil : run.until;

/** The run to go on with, or a new one that reads again the `overlap` seconds before the last one. */
export function runOf({ run, completeUntil }: MirrorState, now: number, overlap: number): MirrorRun {
  if (run !== undefined) return run;
  return { until: now, ...(completeUntil !== undefined && { since: completeUntil - overlap }) };
}

/** The slice that comes next; undefined where all was read. The one in which 1970 began has all that is older, too. */
export function nextSlice(
  { until, since = 0, reached = until + 1 }: MirrorRun,
  seconds = SLICE,
): TimeSlice | undefined {
  const createdTo = reached - 1;
  if (createdTo < Math.max(0, since)) return undefined;
  const createdFrom = Math.max(since, createdTo - seconds + 1);
  return createdFrom > 0 ? { createdFrom, createdTo } : { createdTo };
}

/** What a wrong clock or another unit dates ahead, and no run would come to. */
export const futureSlice = ({ until }: MirrorRun): TimeSlice => ({ createdFrom: until + AHEAD });

/** The run after a slice was read. */
export const afterSlice = (run: MirrorRun, { createdFrom = 0 }: TimeSlice): MirrorRun => ({
  ...run,
  reached: createdFrom,
});

/** How long the next slice is: longer and longer where there is nothing, then half and half again to where there is something. */
export class SliceLength {
  seconds = SLICE;
  #isShrinking = false;

  /** Whether to ask first if there is anything in the slice, which is read only once it is short. */
  get isProbe(): boolean {
    return this.seconds > SLICE && this.seconds < Infinity;
  }

  /** Hears whether there was anything. */
  note(isAnything: boolean): void {
    this.#isShrinking = this.isProbe && (this.#isShrinking || isAnything);
    if (this.isProbe || !isAnything) this.seconds *= this.#isShrinking ? 0.5 : 2;
  }

  /** All that is left is read as one. */
  takeAll(): void {
    this.seconds = Infinity;
  }
}

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

interface Asking {
  readonly client: Pick<Client, "chains">;
  readonly signal: AbortSignal;
}

/** False where there are no chains in a slice, whatever their kind; undefined where others come, as the deployment does not heed bounds. */
export async function isAnythingIn(
  slice: TimeSlice,
  { client, signal }: Asking,
): Promise<boolean | undefined> {
  for (const facts of [{}, ...WAYS]) {
    const page = await client.chains({ ...slice, ...facts }, { signal });
    if (page.notAsked > 0) return undefined;
    // A page of rows beside the bounds, or an empty one that others follow, does not say that there are none.
    if (page.received > 0 || page.nextSkip !== undefined || page.pagingFault !== undefined) return true;
  }
  return false;
}

/** Surveys that one address names. */
const MOST_NAMED = 50;

/** Whether surveys that no run has seen, as another token may show them, have chains where the run reads no more. */
export async function isAnythingUnread(
  { until, since, reached }: MirrorRun,
  surveyId: readonly string[],
  { client, signal }: Asking,
): Promise<boolean> {
  const isBegun = reached !== undefined;
  if (surveyId.length === 0 || (since === undefined && !isBegun)) return false;
  const createdTo = isBegun || since === undefined ? until : since - 1;
  for (let at = 0; at < surveyId.length; at += MOST_NAMED) {
    const named = surveyId.slice(at, at + MOST_NAMED);
    const page = await client.chains({ surveyId: named, createdTo }, { signal });
    // Where others came, the deployment takes no such list: the page may be one of many.
    if (page.rows.length + page.unreadable.length + page.notAsked > 0 || page.nextSkip !== undefined)
      return true;
  }
  return false;
}
