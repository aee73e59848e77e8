/** Reads chains into columns away from the screen's thread: no page of chains ever reaches it. */
import { buffersOf } from "../../../analysis/columns.ts";
import { createClient, type Client } from "../../../client/create-client.ts";
import type { Named } from "../../../client/seen-names.ts";
import type { WalkResult } from "../../../client/walk/types.ts";
import { chainWalk } from "./chain-walk.ts";
import { Part } from "./part.ts";
import { GROWTH } from "./read-part.ts";
import type { FromReader, ToReader } from "./reader-messages.ts";
import { WorkerComments } from "./worker-comments.ts";

/** The screen is told of progress so often at most, and of columns so often, in milliseconds. */
const TELL_EVERY = 400;
const SHOW_EVERY = 1500;

/** A part with what the screen has been told of it. */
class ToldPart {
  readonly #id: number;
  readonly #part: Part;
  readonly #told = new Set<string>();
  #names: Named[] = [];
  #shown = 0;
  #shownAt = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop = new AbortController();

  constructor(client: Client, { part, range, facts }: Extract<ToReader, { kind: "run" }>) {
    this.#id = part;
    this.#part = new Part(
      range,
      { startWalk: chainWalk(client, Date.now), facts, note: this.#note, now: Date.now },
      () => (this.#timer ??= setTimeout(() => this.#tell(undefined), TELL_EVERY)),
    );
  }

  async run(): Promise<void> {
    this.#stop = new AbortController();
    this.#tell(await this.#part.run(this.#stop.signal));
  }

  stop(): void {
    this.#stop.abort();
  }

  #note = (chains: readonly Named[]): void => {
    for (const { touchpointId, touchpointName, teamId, teamName, language } of chains) {
      // What was read has no NUL in it: the client sees to that.
      const key = `${touchpointId}\0${touchpointName}\0${teamId}\0${teamName}\0${language}`;
      if (this.#told.has(key)) continue;
      this.#told.add(key);
      this.#names.push({ touchpointId, touchpointName, teamId, teamName, language });
    }
  };

  #isWorthIt(chains: number): boolean {
    const isTime = performance.now() - this.#shownAt >= SHOW_EVERY;
    return isTime && chains > 0 && chains >= this.#shown * GROWTH;
  }

  #tell(result: WalkResult | undefined): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { chains, progress } = this.#part;
    const isWorthIt = result !== undefined || this.#isWorthIt(chains);
    const columns = isWorthIt ? this.#part.snapshot() : undefined;
    if (isWorthIt) [this.#shown, this.#shownAt] = [chains, performance.now()];
    const message: FromReader = {
      part: this.#id,
      progress,
      names: this.#names,
      columns,
      comments: [],
      result,
    };
    this.#names = [];
    postMessage(message, { transfer: columns === undefined ? [] : buffersOf(columns) });
  }
}

const begin = (client: Client, asked: Extract<ToReader, { kind: "run" | "comments" }>) =>
  asked.kind === "run" ? new ToldPart(client, asked) : new WorkerComments(client, asked);

const parts = new Map<number, ToldPart | WorkerComments>();
let client: Client | undefined;

addEventListener("message", ({ data }: MessageEvent<ToReader>) => {
  if (data.kind === "connect") {
    client = createClient(data.credentials);
  } else if (data.kind === "run" || data.kind === "comments") {
    if (client === undefined) throw new Error("The reader was not told whom to ask.");
    const part = parts.get(data.part) ?? begin(client, data);
    parts.set(data.part, part);
    void part.run();
  } else {
    parts.get(data.part)?.stop();
    if (data.kind === "drop") parts.delete(data.part);
  }
});
