import { createStore, type ReadonlyStore } from "@tanstack/react-store";
import type { ReadingPhase } from "../../../client/walk/types.ts";
import type { ChainsQuery } from "../../../contract/queries.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import type { Channel } from "../../../reading/channel.ts";
import { Reading, type ReadingState } from "../../../reading/reading.ts";
import type { Arranged, Arrangement } from "./arrange.ts";
import { RowCache } from "../../../reading/row-cache.ts";
import type { ObservedMetadata } from "./observed-metadata.ts";
import type { NumberedArrangement, RowsProtocol } from "./rows-work.ts";

export interface AllRowsState extends Pick<ReadingState<unknown>, "phase" | "progress" | "result"> {
  /** The rows in view as they were wanted last, or before while that is worked out. */
  readonly arranged: Arranged | undefined;
  /** True while `arranged` is not what is wanted. */
  readonly arranging: boolean;
  /** Why it will not be; undefined where that is worked out. */
  readonly failure: { readonly error: unknown; readonly retry: () => void } | undefined;
  readonly metadata: ObservedMetadata;
}

/** How rows are wanted, numbered in the order in which that was said. */
interface ArrangementOptions {
  readonly number: number;
  readonly key: string;
  readonly wanted: Arrangement | undefined;
}

const NO_METADATA: ObservedMetadata = { keys: [], terms: [] };

/** One list as far as it has been read, as the screen knows it: the rows themselves are kept elsewhere. */
export class AllRows {
  readonly rows = new RowCache<ResponseChain>((rows) => this.fetch(rows));
  readonly store: ReadonlyStore<AllRowsState>;
  readonly #reading: Reading<RowsProtocol>;
  readonly #options = createStore<ArrangementOptions>({ number: 0, key: "", wanted: undefined });
  readonly #failure = createStore<AllRowsState["failure"]>(undefined);
  /** The latest that came, whether it was asked for or told as rows came. */
  readonly #arrangement = createStore<NumberedArrangement | undefined>(undefined);

  constructor(channel: Channel<RowsProtocol>, query: ChainsQuery) {
    const reading = new Reading<RowsProtocol>({
      channel,
      task: query,
      onLost: () => {
        this.rows.clear();
        this.#arrangement.setState(() => undefined);
        void this.#ask();
      },
    });
    this.#reading = reading;
    reading.store.subscribe(({ content }) => this.#take(content?.arrangement));
    this.store = createStore<AllRowsState>((former) => {
      const { phase, progress, result, content } = reading.store.get();
      const arrangement = this.#arrangement.get();
      const arranging = arrangement?.number !== this.#options.get().number;
      const failure = arranging ? this.#failure.get() : undefined;
      const metadata = alike(former?.metadata ?? NO_METADATA, content?.metadata ?? NO_METADATA);
      return { phase, progress, result, arranged: arrangement?.arranged, arranging, failure, metadata };
    });
  }

  /** Reads what is missing. Throws only where the token is refused: every other failure is part of the state. */
  run(signal: AbortSignal): Promise<ReadingPhase> {
    return this.#reading.finish(signal);
  }

  /** Ends the run; another one goes on from there. */
  readonly stop = (): void => this.#reading.stop();

  /** Says how the rows are wanted from now on. */
  arrange(wanted: Arrangement): void {
    const key = JSON.stringify([wanted, [...wanted.surveys], [...wanted.touchpoints]]);
    const { key: former, number } = this.#options.state;
    if (key === former) return;
    this.#options.setState(() => ({ number: number + 1, key, wanted }));
    void this.#ask();
  }

  /** The chains of some rows, by their numbers. Throws where the rows are gone: a file of them would lack some. */
  async fetch(rows: readonly number[]): Promise<readonly ResponseChain[]> {
    return (await this.#reading.ask({ kind: "fetch", rows })).chains ?? [];
  }

  /** Drops everything, for good. */
  close(): void {
    this.#reading.close();
    this.rows.clear();
  }

  async #ask(): Promise<void> {
    const { number, wanted } = this.#options.state;
    if (wanted === undefined) return;
    this.#failure.setState(() => undefined);
    try {
      const answer = await this.#reading.open().ask({ kind: "arrange", number, wanted });
      this.#take(answer?.arrangement);
    } catch (error) {
      if (number !== this.#options.state.number) return;
      this.#failure.setState(() => ({ error, retry: () => void this.#ask() }));
    }
  }

  /** What comes late takes the place of nothing newer. */
  #take(came: NumberedArrangement | undefined): void {
    if (came === undefined || came.number < (this.#arrangement.state?.number ?? 0)) return;
    this.#arrangement.setState(() => came);
  }
}

/** `former` where `latest` says the same, so that nothing is drawn anew. */
const alike = (former: ObservedMetadata, latest: ObservedMetadata): ObservedMetadata =>
  JSON.stringify(former) === JSON.stringify(latest) ? former : latest;
