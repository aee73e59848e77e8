import type { Client } from "../client/create-client.ts";
import type { WalkProgress, WalkResult } from "../client/walk/types.ts";
import type { News, Protocol } from "./messages.ts";
import { NewNames } from "./new-names.ts";
import type { BeginWork, Work } from "./work.ts";

/** Tells the screen; `transfer` is handed over. */
export type Tell<Message> = (message: Message, transfer: Transferable[]) => void;

interface ReaderJobSettings<Words extends Protocol> {
  readonly client: Client;
  readonly begin: BeginWork<Words>;
  readonly task: Words["task"];
  readonly tell: Tell<News<Words>>;
}

/** One work, and what the screen has been told of it. */
export class ReaderJob<Words extends Protocol> {
  readonly work: Work<Words>;
  readonly #tell: Tell<News<Words>>;
  readonly #names = new NewNames();
  #progress: WalkProgress | undefined;
  /** The size of the content that was told last, and when that was. */
  #toldSize = 0;
  #toldAt = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop = new AbortController();

  constructor({ client, begin, task, tell }: ReaderJobSettings<Words>) {
    this.#tell = tell;
    this.work = begin(task, {
      client,
      onNames: (chains) => this.#names.note(chains),
      onProgress: (progress) => {
        this.#progress = progress;
        this.#timer ??= setTimeout(() => this.#announce(undefined), this.work.rhythm.progressMs);
      },
    });
  }

  async run(): Promise<void> {
    this.#stop = new AbortController();
    this.#announce(await this.work.run(this.#stop.signal));
  }

  stop(): void {
    this.#stop.abort();
  }

  #announce(result: WalkResult | undefined): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const isWorthIt = result !== undefined || this.#hasGrown();
    const content = isWorthIt ? this.work.content() : undefined;
    if (isWorthIt) [this.#toldSize, this.#toldAt] = [this.work.size(), performance.now()];
    this.#tell(
      { progress: this.#progress, names: this.#names.take(), content, result },
      isWorthIt ? (this.work.transfer?.(content) ?? []) : [],
    );
  }

  #hasGrown(): boolean {
    const { contentMs, growth } = this.work.rhythm;
    const size = this.work.size();
    return performance.now() - this.#toldAt >= contentMs && size > 0 && size >= this.#toldSize * growth;
  }
}
