import { ColumnBuilder } from "../../../analysis/column-builder.ts";
import type { Columns, KnownFacts } from "../../../analysis/columns.ts";
import type { Reading as ReadRange } from "../../../analysis/coverage.ts";
import { errorOf } from "../../../client/errors.ts";
import type { WalkProgress, WalkResult } from "../../../client/walk/types.ts";
import { failedWalk } from "../../../client/walk/failed-walk.ts";
import type { Walk } from "../../../client/walk/walk.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import type { StartWalk } from "./chain-walk.ts";
import type { ReadPart } from "./read-part.ts";
import { rangeFilter } from "./read-request.ts";

export interface PartSettings {
  readonly startWalk: StartWalk;
  /** What is asked for and chains do not tell. */
  readonly facts: KnownFacts;
  /** Told of every page's chains. */
  readonly note: (rows: readonly ResponseChain[]) => void;
  /** In unix milliseconds. */
  readonly now: () => number;
}

/** A range on its way into columns: one walk, which can be stopped and gone on with. */
export class Part implements ReadPart {
  readonly range: ReadRange;
  readonly #builder = new ColumnBuilder();
  readonly #walk: Walk;
  readonly #now: () => number;
  #startedAt: number | undefined;
  #progress: WalkProgress | undefined;

  constructor(range: ReadRange, { startWalk, facts, note, now }: PartSettings, announce: () => void) {
    this.range = range;
    this.#now = now;
    this.#walk = startWalk(rangeFilter(range, facts), {
      onPage: (chains) => {
        this.#builder.append(chains, facts);
        note(chains);
        announce();
      },
      onProgress: (progress) => {
        this.#progress = progress;
        announce();
      },
    });
  }

  /** When the first page was asked for, in unix milliseconds. */
  get startedAt(): number {
    return this.#startedAt ?? this.#now();
  }

  /** Undefined before the first page. */
  get progress(): WalkProgress | undefined {
    return this.#progress;
  }

  get chains(): number {
    return this.#builder.chains;
  }

  snapshot(): Columns {
    return this.#builder.snapshot();
  }

  async run(signal: AbortSignal): Promise<WalkResult> {
    this.#startedAt ??= this.#now();
    try {
      return await this.#walk.run(signal);
    } catch (thrown) {
      return failedWalk(errorOf(thrown), this.#builder.chains);
    }
  }
}
