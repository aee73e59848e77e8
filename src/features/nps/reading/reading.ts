import { ColumnBuilder } from "../../../analysis/column-builder.ts";
import type { Columns, KnownFacts } from "../../../analysis/columns.ts";
import { ApiError, errorOf, type ClientError } from "../../../client/errors.ts";
import type { WalkProgress, WalkResult } from "../../../client/walk/account.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import type { Walk } from "../../../client/walk/walk.ts";
import type { StartWalk } from "./chain-walk.ts";
import type { Schedule } from "./next-frame.ts";

/** `reading`: under way or about to be. `stopped`: by the person. `incomplete`: something could not be read. */
export type ReadingPhase = "reading" | "complete" | "stopped" | "incomplete";

export interface ReadingState {
  readonly phase: ReadingPhase;
  readonly columns: Columns;
  /** Undefined before the first page. */
  readonly progress: WalkProgress | undefined;
  /** How the last walk ended; undefined while the first one is under way. */
  readonly result: WalkResult | undefined;
}

interface ReadingParts {
  readonly startWalk: StartWalk;
  /** What the request asks for and chains do not tell. */
  readonly facts: KnownFacts;
  /** Told of every page's chains. */
  readonly note: (rows: readonly ResponseChain[]) => void;
  readonly schedule: Schedule;
}

/** One request's chains on their way into columns. Subscribers hear of it once a frame at most. */
export class Reading {
  readonly #parts: ReadingParts;
  #builder = new ColumnBuilder();
  #walk: Walk;
  readonly #listeners = new Set<() => void>();
  #state: ReadingState;
  #progress: WalkProgress | undefined;
  #scheduled = false;
  #stop = new AbortController();
  #running: Promise<unknown> = Promise.resolve();

  constructor(parts: ReadingParts) {
    this.#parts = parts;
    this.#walk = this.#startWalk();
    this.#state = this.#nothingRead();
  }

  readonly get = (): ReadingState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Reads what is missing, and ends with it, with `signal` or with `stop`. Throws only where the token is refused:
   * every other failure is part of the state.
   */
  run(signal: AbortSignal): Promise<ReadingPhase> {
    const run = this.#running.then(() => this.#read(signal));
    this.#running = run.catch(() => undefined);
    return run;
  }

  /** Ends the run. What was read stays; another run goes on from there. */
  readonly stop = (): void => this.#stop.abort();

  /** Forgets what was read, so that the next run reads everything again. */
  readonly restart = (): void => {
    this.#stop.abort();
    this.#running = this.#running.then(() => this.#forget());
  };

  #forget(): void {
    this.#builder = new ColumnBuilder();
    this.#walk = this.#startWalk();
    this.#progress = undefined;
    this.#publish(this.#nothingRead());
  }

  #nothingRead(): ReadingState {
    return { phase: "reading", columns: this.#builder.snapshot(), progress: undefined, result: undefined };
  }

  async #read(signal: AbortSignal): Promise<ReadingPhase> {
    if (this.#state.phase === "complete" || signal.aborted) return this.#state.phase;
    this.#stop = new AbortController();
    this.#publish({ phase: "reading" });
    const result = await this.#runWalk(AbortSignal.any([signal, this.#stop.signal]));
    const phase = phaseAfter(result, this.#stop.signal.aborted);
    this.#publish({ phase, result });
    if (isRefusal(result.error)) throw new ApiError(result.error);
    return phase;
  }

  async #runWalk(signal: AbortSignal): Promise<WalkResult> {
    try {
      return await this.#walk.run(signal);
    } catch (thrown) {
      return failedWalk(errorOf(thrown), this.#builder.chains);
    }
  }

  #startWalk(): Walk {
    const { startWalk, note, facts } = this.#parts;
    return startWalk({
      onPage: (chains) => {
        this.#builder.append(chains, facts);
        note(chains);
        this.#announce();
      },
      onProgress: (progress) => {
        this.#progress = progress;
        this.#announce();
      },
    });
  }

  #announce(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    this.#parts.schedule(() => {
      if (this.#scheduled) this.#publish({});
    });
  }

  #publish(change: Partial<ReadingState>): void {
    this.#scheduled = false;
    this.#state = {
      ...this.#state,
      columns: this.#builder.snapshot(),
      progress: this.#progress,
      ...change,
    };
    for (const listener of this.#listeners) listener();
  }
}

/** A run that ended because nobody looks any more goes on when somebody does: it is still under way. */
function phaseAfter(result: WalkResult, stopped: boolean): ReadingPhase {
  if (result.complete) return "complete";
  if (result.stopped?.reason !== "cancelled") return "incomplete";
  return stopped ? "stopped" : "reading";
}

const isRefusal = (error: ClientError | undefined): error is ClientError =>
  error?.kind === "http" && error.status === 401;

const failedWalk = (error: ClientError, chains: number): WalkResult => ({
  complete: false,
  chains,
  duplicates: 0,
  unreadable: 0,
  notAsked: 0,
  gaps: [],
  shifted: 0,
  stopped: error.kind === "cancelled" ? { reason: "cancelled" } : { reason: "failed", error },
  error: error.kind === "cancelled" ? undefined : error,
});
