import { ColumnBuilder } from "../../../analysis/columns/column-builder.ts";
import type { Columns } from "../../../analysis/columns/columns.ts";
import type { ReadRange } from "../../../analysis/coverage.ts";
import type { WalkProgress, WalkResult } from "../../../client/walk/types.ts";
import type { News } from "../../../reading/messages.ts";
import { RemoteJob } from "../../../reading/remote-job.ts";
import type { RangeReader } from "./range-reader.ts";
import type { ReadPart } from "./read-part.ts";
import { columnsTask, type ReadRequest } from "./read-request.ts";
import type { ReaderWords } from "./reader-words.ts";

/** A range that the reader reads into columns. */
export class RangePart implements ReadPart {
  readonly range: ReadRange;
  readonly #job: RemoteJob<ReaderWords>;
  #columns: Columns | undefined;
  #progress: WalkProgress | undefined;
  #startedAt: number | undefined;

  constructor(
    reader: RangeReader,
    range: ReadRange,
    request: Pick<ReadRequest, "facts" | "answers">,
    announce: () => void,
  ) {
    this.range = range;
    const onNews = ({ progress, content }: News<ReaderWords>) => {
      this.#progress = progress;
      this.#columns = content?.columns ?? this.#columns;
      announce();
    };
    this.#job = new RemoteJob(reader, columnsTask(range, request), { onNews });
  }

  get startedAt(): number {
    return this.#startedAt ?? Date.now();
  }

  get progress(): WalkProgress | undefined {
    return this.#progress;
  }

  get chains(): number {
    return this.#columns?.chains ?? 0;
  }

  snapshot(): Columns {
    return this.#columns ?? new ColumnBuilder().snapshot();
  }

  async run(signal: AbortSignal): Promise<WalkResult> {
    this.#startedAt ??= this.#job.startedAt ?? Date.now();
    const result = await this.#job.run(signal);
    if (result.complete) this.#job.close();
    return result;
  }
}
