/**
 * Jobs that take long, a few at a time. Owners take turns, so one with many jobs delays the others by no more than one
 * job each; how many jobs an owner may have is limited, and a job whose caller has gone is dropped.
 */

/** The owner has as many jobs as one may have. */
export class QueueFull extends Error {
  override readonly name = "QueueFull";
}

/** The queue takes no more jobs. */
export class QueueClosed extends Error {
  override readonly name = "QueueClosed";
}

export interface QueueLimits {
  /** Jobs that run at the same time. */
  readonly atOnce: number;
  /** Jobs of one owner, running and waiting. */
  readonly perOwner: number;
}

interface Waiting {
  readonly owner: string;
  readonly start: () => void;
}

export class JobQueue {
  readonly #limits: QueueLimits;
  readonly #waiting: Waiting[] = [];
  readonly #jobs = new Map<string, number>();
  /** By owner: the number of the newest start among all starts. */
  readonly #started = new Map<string, number>();
  readonly #ending = new AbortController();
  readonly #idle = Promise.withResolvers<void>();
  #starts = 0;
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /**
   * Runs `work` once it is the job's turn. `signal` takes the job out of the queue while it waits; while it runs, the
   * signal that `work` gets is aborted. Throws `QueueFull` or `QueueClosed` where the job is not taken.
   */
  async run<Result>(
    owner: string,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    signal.throwIfAborted();
    this.#ending.signal.throwIfAborted();
    const own = this.#jobs.get(owner) ?? 0;
    if (own >= this.#limits.perOwner) throw new QueueFull(`${own} jobs run or wait already.`);
    this.#jobs.set(owner, own + 1);
    try {
      const ending = AbortSignal.any([signal, this.#ending.signal]);
      await this.#turn(owner, ending);
      try {
        ending.throwIfAborted();
        return await work(ending);
      } finally {
        this.#running -= 1;
        this.#startNext();
      }
    } finally {
      this.#jobs.set(owner, (this.#jobs.get(owner) ?? 1) - 1);
    }
  }

  /** Drops the jobs that wait, ends those that run, and takes no others. Resolves when none is left. */
  close(): Promise<void> {
    this.#ending.abort(new QueueClosed("The service is stopping."));
    if (this.#running === 0) this.#idle.resolve();
    return this.#idle.promise;
  }

  #turn(owner: string, signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const drop = (): void => {
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
      reject(signal.reason);
    };
    const waiting: Waiting = {
      owner,
      start: () => {
        signal.removeEventListener("abort", drop);
        resolve();
      },
    };
    signal.addEventListener("abort", drop, { once: true });
    this.#waiting.push(waiting);
    this.#startNext();
    return promise;
  }

  /** Starts the oldest job of the owner that has waited longest for a start, while there is room. */
  #startNext(): void {
    if (this.#ending.signal.aborted && this.#running === 0) this.#idle.resolve();
    if (this.#running >= this.#limits.atOnce) return;
    let next = 0;
    for (let at = 1; at < this.#waiting.length; at += 1)
      if (this.#startOf(at) < this.#startOf(next)) next = at;
    const [job] = this.#waiting.splice(next, 1);
    if (job === undefined) return;
    this.#running += 1;
    this.#starts += 1;
    this.#started.set(job.owner, this.#starts);
    job.start();
  }

  #startOf(at: number): number {
    const owner = this.#waiting[at]?.owner;
    return owner === undefined ? Infinity : (this.#started.get(owner) ?? 0);
  }
}
