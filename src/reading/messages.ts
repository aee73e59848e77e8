/** Messages between the screen's thread and a reader, all cloneable. Job numbers are never used twice. */
import type { Lent } from "../client/connection.ts";
import type { Named } from "../client/seen-names.ts";
import type { WalkProgress, WalkResult } from "../client/walk/types.ts";

/** What one kind of reader is sent and sends. */
export interface Protocol {
  readonly task: unknown;
  /** What the chains read so far come to. */
  readonly content: unknown;
  /** What can be asked of a job, and what it answers. */
  readonly question: unknown;
  readonly answer: unknown;
}

export type ToReader<P extends Protocol> =
  /** The first message to a worker: whom to ask, and with what. */
  | Lent
  | { readonly kind: "open"; readonly job: number; readonly task: P["task"] }
  /** Reads, or goes on reading. */
  | { readonly kind: "run"; readonly job: number }
  | { readonly kind: "stop"; readonly job: number }
  /** Forgets the job and everything that it has read. */
  | { readonly kind: "close"; readonly job: number }
  | {
      readonly kind: "ask";
      readonly job: number;
      readonly number: number;
      readonly question: P["question"];
    }
  /** Cancels a question: its answer is no longer awaited. */
  | { readonly kind: "cancel"; readonly job: number; readonly number: number };

export interface Update<P extends Protocol> {
  readonly progress: WalkProgress | undefined;
  /** Names that were not told before. */
  readonly names: readonly Named[];
  /** Present when it has grown enough to be worth showing, and at the end. */
  readonly content: P["content"] | undefined;
  /** Present when the run has ended. */
  readonly result: WalkResult | undefined;
}

export type FromReader<P extends Protocol> =
  /** The first message: what was sent to a worker before its module has been evaluated may be lost (WebKit). */
  | { readonly kind: "ready" }
  /** Where a stream of all answers is announced now; undefined where it is not any more. */
  | { readonly kind: "announced"; readonly streamedAt: string | undefined }
  | ({ readonly kind: "update"; readonly job: number } & Update<P>)
  /** A question is being answered: so much of the work is done, 0 to 1. */
  | { readonly kind: "answering"; readonly job: number; readonly number: number; readonly done: number }
  | {
      readonly kind: "answer";
      readonly job: number;
      readonly number: number;
      /** Undefined where the question was cancelled, or the job has nothing to say. */
      readonly answer: P["answer"] | undefined;
    }
  /** A question could not be answered: its job is not known, or working it out failed. */
  | { readonly kind: "failed"; readonly job: number; readonly number: number; readonly message: string };
