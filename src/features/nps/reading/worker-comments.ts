import type { Client } from "../../../client/create-client.ts";
import { errorOf } from "../../../client/errors.ts";
import type { WalkProgress, WalkResult } from "../../../client/walk/types.ts";
import { failedWalk } from "../../../client/walk/failed-walk.ts";
import type { Walk } from "../../../client/walk/walk.ts";
import { chainWalk } from "./chain-walk.ts";
import { rangeFilter } from "./read-request.ts";
import type { FromReader, ToReader } from "./reader-messages.ts";
import { commentsIn, type CommentEntry } from "./written-comments.ts";

/** The screen gets comments so often at most, in milliseconds. */
const TELL_EVERY = 200;

/** Comments on their way to the screen: one walk, which can be stopped. */
export class WorkerComments {
  readonly #id: number;
  readonly #walk: Walk;
  readonly #stop = new AbortController();
  #progress: WalkProgress | undefined;
  #comments: CommentEntry[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(client: Client, { part, range, facts }: Extract<ToReader, { kind: "comments" }>) {
    this.#id = part;
    this.#walk = chainWalk(client, Date.now)(rangeFilter(range, facts), {
      onPage: (chains) => void this.#comments.push(...commentsIn(chains)),
      onProgress: (progress) => {
        this.#progress = progress;
        this.#timer ??= setTimeout(() => this.#tell(undefined), TELL_EVERY);
      },
    });
  }

  async run(): Promise<void> {
    try {
      this.#tell(await this.#walk.run(this.#stop.signal));
    } catch (thrown) {
      this.#tell(failedWalk(errorOf(thrown), 0));
    }
  }

  stop(): void {
    this.#stop.abort();
  }

  #tell(result: WalkResult | undefined): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const message: FromReader = {
      part: this.#id,
      progress: this.#progress,
      names: [],
      columns: undefined,
      comments: this.#comments,
      result,
    };
    this.#comments = [];
    postMessage(message);
  }
}
