/**
 * Reads and keeps the rows for a screen that asks by messages: in a worker, or beside the screen where there is none.
 * It keeps one list at a time.
 */
import type { Client } from "../../../client/create-client.ts";
import { errorOf } from "../../../client/errors.ts";
import type { Named } from "../../../client/seen-names.ts";
import type { WalkProgress, WalkResult } from "../../../client/walk/types.ts";
import { failedWalk } from "../../../client/walk/failed-walk.ts";
import { frozenPages } from "../../../client/walk/frozen-pages.ts";
import { createWalk, type Walk } from "../../../client/walk/walk.ts";
import type { ChainsQuery } from "../../../contract/queries.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { arrange } from "./arrange.ts";
import { MetadataMet } from "./met-metadata.ts";
import { ReadRows } from "./read-rows.ts";
import type { FromRows, ToRows } from "./rows-messages.ts";

/** The screen is told of progress so often at most, in milliseconds. */
const TELL_EVERY = 50;
/** Of what is under way the rows are arranged again when there are a quarter more: all of it costs what five do. */
const GROWTH = 5 / 4;

type Tell = (message: FromRows, transfer?: Transferable[]) => void;

export class RowsHost {
  readonly #client: Pick<Client, "chains">;
  readonly #tell: Tell;
  readonly #rows = new ReadRows();
  readonly #metadata = new MetadataMet();
  readonly #named = new Set<string>();
  #names: Named[] = [];
  #walk: Walk | undefined;
  #stop = new AbortController();
  #progress: WalkProgress | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked: Extract<ToRows, { kind: "arrange" }> | undefined;
  #arrangedOf = 0;

  constructor(client: Pick<Client, "chains">, tell: Tell) {
    this.#client = client;
    this.#tell = tell;
  }

  /** Does what a message asks for. */
  readonly hear = (message: ToRows): void => {
    switch (message.kind) {
      case "run":
        return void this.#run(message.query);
      case "stop":
        return this.#stop.abort();
      case "arrange":
        this.#asked = message;
        return this.#arrange();
      case "fetch":
        return this.#tell({
          kind: "fetched",
          number: message.number,
          chains: message.rows.flatMap((row) => this.#rows.at(row) ?? []),
        });
    }
  };

  async #run(query: ChainsQuery): Promise<void> {
    this.#walk ??= createWalk<ResponseChain>({
      fetchPage: frozenPages(this.#client, query, Date.now),
      onPage: (chains) => {
        this.#rows.add(chains);
        this.#metadata.note(chains);
        this.#note(chains);
      },
      onProgress: (progress) => {
        this.#progress = progress;
        this.#timer ??= setTimeout(() => this.#tellProgress(), TELL_EVERY);
      },
    });
    this.#stop = new AbortController();
    const result = await this.#resultOf(this.#walk);
    this.#tellProgress();
    if (this.#arrangedOf < this.#rows.count || this.#rows.count === 0) this.#arrange();
    this.#tell({ kind: "ended", result });
  }

  async #resultOf(walk: Walk): Promise<WalkResult> {
    try {
      return await walk.run(this.#stop.signal);
    } catch (thrown) {
      return failedWalk(errorOf(thrown), this.#rows.count);
    }
  }

  #tellProgress(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#progress === undefined) return;
    this.#tell({
      kind: "progress",
      progress: this.#progress,
      names: this.#names,
      metadata: this.#metadata.all,
    });
    this.#names = [];
    if (this.#rows.count > this.#arrangedOf * GROWTH) this.#arrange();
  }

  #arrange(): void {
    if (this.#asked === undefined) return;
    const { number, wanted } = this.#asked;
    const arranged = arrange(this.#rows, wanted);
    this.#arrangedOf = arranged.read;
    this.#tell({ kind: "arranged", number, arranged }, [arranged.rows.buffer]);
  }

  #note(chains: readonly Named[]): void {
    for (const { touchpointId, touchpointName, teamId, teamName, language } of chains) {
      const key = JSON.stringify([touchpointId, touchpointName, teamId, teamName, language]);
      if (this.#named.has(key)) continue;
      this.#named.add(key);
      this.#names.push({ touchpointId, touchpointName, teamId, teamName, language });
    }
  }
}
