import type { Client } from "../../../client/create-client.ts";
import { errorOf, type ClientError } from "../../../client/errors.ts";
import type { WalkProgress } from "../../../client/walk/types.ts";
import { frozenPages } from "../../../client/walk/frozen-pages.ts";
import { createWalk, type Walk } from "../../../client/walk/walk.ts";
import type { Collector } from "./collector.ts";
import type { News, Outcome } from "./messages.ts";
import { isLookedAt, type SurveyRequest } from "./survey-request.ts";
import { UntoldNames } from "./untold-names.ts";

/** The screen is told of progress so often at most, in milliseconds. */
const TELL_EVERY = 50;
/** What was collected is told when it has grown by a seventh: all tellings cost what eight do. */
const GROWTH = 8 / 7;

interface JobSettings {
  readonly client: Client;
  readonly request: SurveyRequest;
  readonly collector: Collector;
  readonly tell: (news: Omit<News, "kind" | "job">) => void;
}

/** One walk over the chains of a survey into a collector, which can be stopped and gone on with. */
export class Job {
  readonly collector: Collector;
  readonly #tell: JobSettings["tell"];
  readonly #walk: Walk;
  readonly #names = new UntoldNames();
  #progress: WalkProgress | undefined;
  /** Chains read, and those of them that the screen was told of. */
  #read = 0;
  #told = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop = new AbortController();

  constructor({ client, request, collector, tell }: JobSettings) {
    this.collector = collector;
    this.#tell = tell;
    this.#walk = createWalk({
      fetchPage: frozenPages(client, request.filter, Date.now),
      onPage: async (chains) => {
        this.#names.note(chains);
        await collector.add(chains.filter((chain) => isLookedAt(chain, request)));
        this.#read += chains.length;
      },
      onProgress: (progress) => {
        this.#progress = progress;
        this.#timer ??= setTimeout(() => this.#announce(undefined), TELL_EVERY);
      },
    });
  }

  async run(): Promise<void> {
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    try {
      this.#announce(await this.#walk.run(signal));
    } catch (thrown) {
      this.#announce(failed(errorOf(thrown)));
    }
  }

  stop(): void {
    this.#stop.abort();
  }

  #announce(outcome: Outcome | undefined): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const isWorthIt = outcome !== undefined || (this.#read > 0 && this.#read >= this.#told * GROWTH);
    if (isWorthIt) this.#told = this.#read;
    const content = isWorthIt ? this.collector.content() : undefined;
    this.#tell({ progress: this.#progress, names: this.#names.take(), content, outcome });
  }
}

const failed = (error: ClientError): Outcome => ({
  complete: false,
  unreadable: 0,
  notAsked: 0,
  gaps: [],
  stopped: error.kind === "cancelled" ? { reason: "cancelled" } : { reason: "failed", error },
  error: error.kind === "cancelled" ? undefined : error,
});
