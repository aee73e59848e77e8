import type { WalkProgress } from "../../../client/walk/types.ts";
import { phaseAfter, throwRefusal, type ReadingPhase } from "../../../client/walk/reading-phase.ts";
import type { FoundTexts, News, Outcome, Purpose, Sought, SurveyContent } from "./messages.ts";
import type { Heard, ReaderLink } from "./reader-link.ts";
import type { SurveyRequest } from "./survey-request.ts";

export interface ReadingState {
  readonly phase: ReadingPhase;
  /** Undefined before the first page. */
  readonly progress: WalkProgress | undefined;
  /** Undefined before the first page. */
  readonly content: SurveyContent | undefined;
  /** Chains read that the content is of, whether they match or not; progress may be further. */
  readonly restsOn: number;
  /** When the reading began that the content is of, in unix milliseconds; undefined before the first page. */
  readonly readAt: number | undefined;
  /** How the last run ended. */
  readonly outcome: Outcome | undefined;
}

type RunEnd = Outcome | "lost" | "ended";

let named = 0;

/** One reading of a survey's chains for one purpose, and how far it has come. */
export class SurveyReading {
  /** A name that no other reading ever had. */
  readonly name = (named += 1);
  readonly #link: ReaderLink;
  readonly #request: SurveyRequest;
  readonly #purpose: Purpose;
  readonly #listeners = new Set<() => void>();
  readonly #searches = new Map<number, (found: FoundTexts | undefined) => void>();
  #job: number | undefined;
  #jobBegan = 0;
  #state: ReadingState = {
    phase: "reading",
    progress: undefined,
    content: undefined,
    restsOn: 0,
    readAt: undefined,
    outcome: undefined,
  };
  #ended: (end: RunEnd) => void = () => undefined;
  #stop = new AbortController();
  #running: Promise<unknown> = Promise.resolve();
  #search = 0;

  constructor(link: ReaderLink, request: SurveyRequest, purpose: Purpose) {
    this.#link = link;
    this.#request = request;
    this.#purpose = purpose;
  }

  readonly get = (): ReadingState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Reads on until the end, `signal` or `stop`; what is complete is read anew. Throws only where the token is refused:
   * every other failure is part of the state.
   */
  run(signal: AbortSignal): Promise<ReadingPhase> {
    const run = this.#running.then(() => this.#read(signal));
    this.#running = run.catch(() => undefined);
    return run;
  }

  /** Ends the run. What was read stays; another run goes on from there. */
  readonly stop = (): void => this.#stop.abort();

  /** Lets the next run begin with nothing; what was read stays on the screen until something newer comes. */
  beginAnew(): void {
    if (this.#job !== undefined) this.#link.post({ kind: "drop", job: this.#job });
    this.#job = undefined;
  }

  /** Ends for good, and lets the reader forget what it has kept. */
  close(): void {
    this.stop();
    this.beginAnew();
    this.#ended("ended");
  }

  /** Looks for a text in what was read for that purpose; undefined where the reader has forgotten it. */
  find(sought: Sought): Promise<FoundTexts | undefined> {
    const job = this.#job;
    if (job === undefined) return Promise.resolve(undefined);
    this.#search += 1;
    const search = this.#search;
    const found = new Promise<FoundTexts | undefined>((resolve) => this.#searches.set(search, resolve));
    this.#link.post({ kind: "find", job, search, sought });
    return found;
  }

  async #read(signal: AbortSignal): Promise<ReadingPhase> {
    if (signal.aborted) return this.#state.phase;
    this.#stop = new AbortController();
    if (this.#state.phase === "complete") this.beginAnew();
    const progress = this.#job === undefined ? undefined : this.#state.progress;
    this.#publish({ phase: "reading", outcome: undefined, progress });
    const end = await this.#run(AbortSignal.any([signal, this.#stop.signal]));
    if (end === "ended") return this.#state.phase;
    this.#publish({ phase: phaseAfter(end, this.#stop.signal.aborted), outcome: end });
    if (end.complete && this.#purpose.kind === "summaries") this.beginAnew();
    throwRefusal(end.error);
    return this.#state.phase;
  }

  async #run(signal: AbortSignal): Promise<Outcome | "ended"> {
    if (this.#link.connection.ended.aborted) return "ended";
    if (this.#job === undefined) this.#jobBegan = Date.now();
    const job = this.#job ?? this.#link.open(this.#hear);
    this.#job = job;
    const stop = () => this.#link.post({ kind: "stop", job });
    const ended = new Promise<RunEnd>((resolve) => (this.#ended = resolve));
    this.#link.post({ kind: "run", job, request: this.#request, purpose: this.#purpose });
    signal.addEventListener("abort", stop, { once: true });
    if (signal.aborted) stop();
    const end = await ended;
    signal.removeEventListener("abort", stop);
    return end === "lost" ? this.#run(signal) : end;
  }

  #hear = (heard: Heard): void => {
    switch (heard.kind) {
      case "news":
        return this.#take(heard);
      case "found":
        this.#searches.get(heard.search)?.(heard.found);
        this.#searches.delete(heard.search);
        return;
      case "lost":
      case "ended":
        for (const answer of this.#searches.values()) answer(undefined);
        this.#searches.clear();
        this.#ended(heard.kind);
    }
  };

  #take({ progress, names, content, outcome }: News): void {
    this.#link.connection.seen.note(names);
    const shown = { content, restsOn: progress?.read ?? 0, readAt: this.#jobBegan };
    this.#publish({ progress, ...(content !== undefined && shown) });
    if (outcome !== undefined) this.#ended(outcome);
  }

  #publish(patch: Partial<ReadingState>): void {
    this.#state = { ...this.#state, ...patch };
    for (const listener of this.#listeners) listener();
  }
}
