/** Long work for assistants: reports, one after another, and reading in steps that let others have a turn. */
import type { Report } from "../../analysis/report.ts";
import type { Scope } from "../store/store.ts";
import { JobQueue } from "./job-queue.ts";
import type { ReportRequest } from "./report-request.ts";

/** Makes a report on what `scope` may see. Ends early, by an error, once `signal` is aborted. */
export type MakeReport = (request: ReportRequest, scope: Scope, signal: AbortSignal) => Promise<Report>;

/** Who asks, until `signal` is aborted: the connection is closed by then. */
export interface LongWorkCaller {
  readonly tokenId: string;
  readonly scope: Scope;
  readonly signal: AbortSignal;
}

/** A report beside another one would leave no processor to answer other requests. */
const REPORTS = { atOnce: 1, perOwner: 8 };
/** A read holds a connection to the database and all that it has found; two in one thread end no sooner. */
const READS = { atOnce: 1, perOwner: 8 };
/** Reports that are kept while the data is the same: a question leads to the next one. */
const MOST_KEPT = 20;

interface Shared {
  readonly report: Promise<Report>;
  readonly abandoned: AbortController;
  waiting: number;
}

export class LongWork {
  readonly #make: MakeReport;
  readonly #reports = new JobQueue(REPORTS);
  readonly #reads = new JobQueue(READS);
  /** By data, scope and request; the newest last. */
  readonly #kept = new Map<string, Shared>();

  constructor(make: MakeReport) {
    this.#make = make;
  }

  /**
   * The report as it was made before where `stamp`, which names the state of the data, is the same. A report that is
   * being made is dropped once all who asked for it have gone. Throws `QueueFull` and `QueueClosed`.
   */
  async report(stamp: string, request: ReportRequest, caller: LongWorkCaller): Promise<Report> {
    const { scope, signal } = caller;
    signal.throwIfAborted();
    const key = JSON.stringify([stamp, scope, request]);
    const shared = this.#kept.get(key) ?? this.#begin(key, request, caller);
    // The newest stands last.
    this.#kept.delete(key);
    this.#kept.set(key, shared);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    shared.waiting += 1;
    const left = Promise.withResolvers<never>();
    const leave = (): void => {
      left.reject(signal.reason);
      shared.waiting -= 1;
      if (shared.waiting > 0) return;
      if (this.#kept.get(key) === shared) this.#kept.delete(key);
      shared.abandoned.abort(signal.reason);
    };
    signal.addEventListener("abort", leave, { once: true });
    try {
      return await Promise.race([shared.report, left.promise]);
    } finally {
      signal.removeEventListener("abort", leave);
    }
  }

  /** Runs `work`, which reads through stored responses. Throws `QueueFull` and `QueueClosed`. */
  read<Result>(
    { tokenId, signal }: LongWorkCaller,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    return this.#reads.run(tokenId, signal, work);
  }

  /** Drops what waits, ends what runs, and takes nothing more. Resolves when nothing is left. */
  async close(): Promise<void> {
    await Promise.all([this.#reports.close(), this.#reads.close()]);
  }

  #begin(key: string, request: ReportRequest, { scope, tokenId }: LongWorkCaller): Shared {
    const abandoned = new AbortController();
    const report = this.#reports.run(tokenId, abandoned.signal, (signal) =>
      this.#make(request, scope, signal),
    );
    const shared = { report, abandoned, waiting: 0 };
    report.catch(() => {
      if (this.#kept.get(key) === shared) this.#kept.delete(key);
    });
    return shared;
  }
}
