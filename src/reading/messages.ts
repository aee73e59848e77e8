/** Messages between the screen's thread and a reader, all cloneable. Job numbers are never used twice. */
import type { Lent } from "../client/connection.ts";
import type { Named } from "../client/seen-names.ts";
import type { WalkProgress, WalkResult } from "../client/walk/types.ts";

/** The words of one kind of reader. */
export interface Protocol {
  readonly task: unknown;
  /** What the chains read so far come to. */
  readonly content: unknown;
  /** What can be asked of a job, and what it answers. */
  readonly question: unknown;
  readonly answer: unknown;
}

export type ToReader<Words extends Protocol> =
  /** The first message to a worker: whom to ask, and with what. */
  | Lent
  | { readonly kind: "open"; readonly job: number; readonly task: Words["task"] }
  /** Reads, or goes on reading. */
  | { readonly kind: "run"; readonly job: number }
  | { readonly kind: "stop"; readonly job: number }
  /** Forgets the job and everything that it has read. */
  | { readonly kind: "close"; readonly job: number }
  | {
      readonly kind: "ask";
      readonly job: number;
      readonly number: number;
      readonly question: Words["question"];
    }
  /** Cancels a question: its answer is no longer awaited. */
  | { readonly kind: "cancel"; readonly job: number; readonly number: number };

export interface News<Words extends Protocol> {
  readonly progress: WalkProgress | undefined;
  /** Names that were not told before. */
  readonly names: readonly Named[];
  /** Present when it has grown enough to be worth showing, and at the end. */
  readonly content: Words["content"] | undefined;
  /** Present when the run has ended. */
  readonly result: WalkResult | undefined;
}

export type FromReader<Words extends Protocol> =
  /** The first message: what was sent to a worker before its module has been evaluated may be lost (WebKit). */
  | { readonly kind: "ready" }
  /** Where a stream of all answers is announced now; undefined where it is not any more. */
  | { readonly kind: "announced"; readonly streamedAt: string | undefined }
  | ({ readonly kind: "news"; readonly job: number } & News<Words>)
  /** A question is being answered: so much of the work is done, 0 to 1. */
  | { readonly kind: "answering"; readonly job: number; readonly number: number; readonly done: number }
  | {
      readonly kind: "answer";
      readonly job: number;
      readonly number: number;
      /** Undefined where the question was cancelled, or the job has nothing to say. */
      readonly answer: Words["answer"] | undefined;
    }
  /** A question could not be answered: its job is not known, or working it out failed. */
  | { readonly kind: "failed"; readonly job: number; readonly number: number; readonly message: string };
