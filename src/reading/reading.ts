import { createStore } from "@tanstack/react-store";
import type { ReadingPhase, WalkProgress, WalkResult } from "../client/walk/types.ts";
import { phaseAfter, throwRefusal } from "../client/walk/types.ts";
import type { Channel } from "./channel.ts";
import type { Update, Protocol } from "./messages.ts";
import { RemoteJob } from "./remote-job.ts";

/** What a run does, and what is called when it has ended. */
interface Run {
  /** Gives undefined where there is nothing to tell but that it is complete. */
  readonly read: (signal: AbortSignal) => Promise<WalkResult | undefined>;
  readonly settle: (phase: ReadingPhase, result: WalkResult | undefined) => void;
}

/** The runs of a reading: one after the other, each of which the person can stop. */
export class Runs {
  #stop = new AbortController();
  #last: Promise<unknown> = Promise.resolve();

  /** Ends the run under way. */
  readonly stop = (): void => this.#stop.abort();

  /** Runs after the run before, unless `signal` aborts. Throws only for a refused token: else see the result. */
  next(signal: AbortSignal, run: Run): Promise<void> {
    const next = this.#after(this.#last, signal, run);
    this.#last = next.catch(() => undefined);
    return next;
  }

  async #after(last: Promise<unknown>, signal: AbortSignal, { read, settle }: Run): Promise<void> {
    await last;
    if (signal.aborted) return;
    this.#stop = new AbortController();
    const result = await read(AbortSignal.any([signal, this.#stop.signal]));
    settle(result === undefined ? "complete" : phaseAfter(result, this.#stop.signal.aborted), result);
    throwRefusal(result?.error);
  }
}

export interface ReadingState<Content> {
  readonly phase: ReadingPhase;
  /** Undefined before the first page. */
  readonly progress: WalkProgress | undefined;
  /** Undefined before the first page. */
  readonly content: Content | undefined;
  /** Chains read that the content is of, whether they match or not; progress may be further. */
  readonly restsOn: number;
  /** When the reading began that the content is of, in unix milliseconds; undefined before the first page. */
  readonly readAt: number | undefined;
  /** How the last run ended; undefined while one is under way. */
  readonly result: WalkResult | undefined;
}

interface ReadingSettings<P extends Protocol> {
  readonly channel: Channel<P>;
  readonly task: P["task"];
  /** What was kept is gone with the reader. */
  readonly onLost?: () => void;
}

const NOTHING_READ = {
  phase: "reading",
  progress: undefined,
  content: undefined,
  restsOn: 0,
  readAt: undefined,
  result: undefined,
} as const;

/** The reader gave no answer: not the same as a reader that found nothing. */
export class UnansweredError extends Error {
  override readonly name = "UnansweredError";

  constructor() {
    super("The reader gave no answer.");
  }
}

let named = 0;

/** One reading of chains into one content, and how far it has come. */
export class Reading<P extends Protocol> {
  /** A name that no other reading ever had. */
  readonly name = (named += 1);
  readonly store = createStore<ReadingState<P["content"]>>(NOTHING_READ);
  readonly #settings: ReadingSettings<P>;
  readonly #runs = new Runs();
  #job: RemoteJob<P> | undefined;
  #begunAt = 0;

  constructor(settings: ReadingSettings<P>) {
    this.#settings = settings;
  }

  /** Reads to the end, `signal` or `stop`; complete ones anew. Throws only for a refused token. */
  run(signal: AbortSignal): Promise<ReadingPhase> {
    return this.#next(signal, (either) => this.#read(either));
  }

  /** The same, unless everything has been read by the time that its turn comes. */
  finish(signal: AbortSignal): Promise<ReadingPhase> {
    return this.#next(signal, async (either) =>
      this.store.state.phase === "complete" ? undefined : this.#read(either),
    );
  }

  /** Ends the run. What was read stays; another run goes on from there. */
  readonly stop = (): void => this.#runs.stop();

  /** Lets the next run begin with nothing; what was read stays on the screen until something newer comes. */
  beginAnew(): void {
    this.#job?.close();
    this.#job = undefined;
  }

  /** Ends for good, and lets the reader forget what it has kept. */
  close(): void {
    this.stop();
    this.beginAnew();
  }

  /** Asks for what the reader keeps. Throws where `signal` aborts, `UnansweredError` where it keeps nothing (any more). */
  async ask(question: P["question"], signal?: AbortSignal): Promise<NonNullable<P["answer"]>> {
    const answer = await this.#job?.ask(question, signal);
    signal?.throwIfAborted();
    if (answer === undefined || answer === null) throw new UnansweredError();
    return answer;
  }

  /** The job under way, or a new one. */
  open(): RemoteJob<P> {
    if (this.#job === undefined) this.#begunAt = Date.now();
    const { channel, task } = this.#settings;
    this.#job ??= new RemoteJob(channel, task, { onUpdate: this.#take, onLost: this.#lose });
    return this.#job;
  }

  async #next(signal: AbortSignal, read: Run["read"]): Promise<ReadingPhase> {
    await this.#runs.next(signal, {
      read,
      settle: (phase, result) => {
        if (result !== undefined) this.#publish({ phase, result });
      },
    });
    return this.store.state.phase;
  }

  #read(signal: AbortSignal): Promise<WalkResult> {
    if (this.store.state.phase === "complete") this.beginAnew();
    const progress = this.#job === undefined ? undefined : this.store.state.progress;
    this.#publish({ phase: "reading", result: undefined, progress });
    return this.open().run(signal);
  }

  #take = ({ progress, content }: Update<P>): void => {
    const shown = { content, restsOn: progress?.read ?? 0, readAt: this.#begunAt };
    this.#publish({ progress, ...(content !== undefined && shown) });
  };

  #lose = (): void => {
    const { phase } = this.store.state;
    this.#publish({ ...NOTHING_READ, phase: phase === "complete" ? "stopped" : phase });
    this.#settings.onLost?.();
  };

  #publish(patch: Partial<ReadingState<P["content"]>>): void {
    this.store.setState((state) => ({ ...state, ...patch }));
  }
}
