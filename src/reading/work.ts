/** A reader's job: a source of chains (pages, a stream, columns) and what is made of them. */
import type { Client } from "../client/create-client.ts";
import type { Named } from "../client/seen-names.ts";
import type { WalkProgress, WalkResult } from "../client/walk/types.ts";
import type { Protocol } from "./messages.ts";

export interface WorkContext {
  readonly client: Client;
  readonly onProgress: (progress: WalkProgress) => void;
  /** Takes note of the names in what was read. */
  readonly onNames: (chains: readonly Named[]) => void;
}

/** How often the screen is sent updates. */
export interface UpdatePolicy {
  /** Of progress so often at most, in milliseconds. */
  readonly progressMs: number;
  /** Of content so often at most, in milliseconds. */
  readonly contentMs: number;
  /** Of content when its size has grown so many times: all tellings then cost what a few do. */
  readonly growth: number;
}

export interface Work<P extends Protocol> {
  readonly updatePolicy: UpdatePolicy;
  /** Reads until the end or `signal`, and from there on when called again; failures are part of the result. */
  readonly run: (signal: AbortSignal) => Promise<WalkResult>;
  /** How much the content is of. */
  readonly size: () => number;
  readonly content: () => P["content"];
  /** `onProgress` is told how much of the answer is worked out, 0 to 1. */
  readonly answer?: (
    question: P["question"],
    signal: AbortSignal,
    onProgress: (done: number) => void,
  ) => P["answer"] | undefined | Promise<P["answer"] | undefined>;
  /** What of a content or an answer is handed over and not copied. */
  readonly transfer?: (told: P["content"] | P["answer"]) => Transferable[];
}

export type BeginWork<P extends Protocol> = (task: P["task"], context: WorkContext) => Work<P>;
