import { createStore, type Store } from "@tanstack/react-store";
import type { Connection } from "../../../client/connection.ts";
import { keptPerConnection, MostRecent } from "../../../reading/kept.ts";
import { Device } from "./device.ts";
import { ColumnStore, type StoredColumns } from "./column-store.ts";
import { ColumnsReading } from "./columns-reading.ts";
import { idly } from "../../../ui/schedule/first-content.tsx";
import { type ReadRequest, columnsTask, type ReadPart } from "./read-request.ts";
import { ColumnBuilder } from "../../../analysis/columns/column-builder.ts";
import type { Columns } from "../../../analysis/columns/columns.ts";
import type { ReadRange } from "../../../analysis/coverage.ts";
import type { Metric } from "../../../analysis/metric/metric.ts";
import type { WalkProgress, WalkResult } from "../../../client/walk/types.ts";
import type { Update } from "../../../reading/messages.ts";
import { RemoteJob } from "../../../reading/remote-job.ts";
import type { ReaderProtocol } from "./reader-protocol.ts";
import { Channel } from "../../../reading/channel.ts";
import { startReader, takePrestarted } from "./prestarted.ts";

type RangeReader = Channel<ReaderProtocol>;

/** The reader of a connection's ranges. */
export const rangeReader = (connection: Connection): RangeReader =>
  new Channel(connection, {
    startWorker: startReader,
    takePrestarted: () => takePrestarted(connection.id),
    loadWork: async () => (await import("./read-work.ts")).readWork(),
  });

/** Readings that were left before their end are kept, to be gone on with. */
const MOST_KEPT = 6;

interface Kept {
  readonly connection: Connection;
  /** Goes up when everything is forgotten. */
  readonly generation: Store<number>;
  readonly columnStores: Map<string, ColumnStore>;
  /** The same of other metrics than NPS, or with answers to other questions, which devices do not keep. */
  readonly answerStores: Map<string, ColumnStore>;
  readonly readings: MostRecent<ColumnsReading>;
  readonly device: Device;
}

const keptOf = keptPerConnection<Kept>((connection) => {
  const columnStores = new Map<string, ColumnStore>();
  return {
    connection,
    generation: createStore(0),
    columnStores,
    answerStores: new Map(),
    readings: new MostRecent<ColumnsReading>(MOST_KEPT),
    device: new Device({
      connection,
      columnStores: () => columnStores,
      adopt: (contents) => startOver(keptOf(connection), contents),
    }),
  };
});

/** The reading for a request, the same one for the same request of one generation. */
export function readingFor(connection: Connection, generation: number, request: ReadRequest): ColumnsReading {
  const kept = keptOf(connection);
  return kept.readings.get(JSON.stringify([generation, request]), () => startReading(kept, request));
}

/** Drops everything that was read, also on this device: a new generation of readings begins with nothing. */
export function forgetEverything(connection: Connection): void {
  const kept = keptOf(connection);
  kept.device.forget();
  startOver(kept, new Map());
}

/** Which generation of readings a connection is at. */
export const generationOf = (connection: Connection): Store<number> => keptOf(connection).generation;

/** The reader of a connection, which begins when it is first needed. */
export const readerOf = keptPerConnection(rangeReader);

/** What this device keeps of what a connection reads. */
export const deviceOf = (connection: Connection): Device => keptOf(connection).device;

/** A new generation of readings, with what this device has kept. */
function startOver(kept: Kept, contents: ReadonlyMap<string, StoredColumns>): void {
  const former = kept.readings.clear();
  kept.columnStores.clear();
  kept.answerStores.clear();
  for (const [name, stored] of contents) kept.columnStores.set(name, newColumnStore(kept, name, stored));
  kept.generation.setState((generation) => generation + 1);
  for (const reading of former) reading.retire();
}

/** What the API alone can tell apart is kept apart. */
function columnStoreFor(kept: Kept, { facts, answers, metric }: ReadRequest): ColumnStore {
  if (answers || metric !== undefined) {
    const apart = JSON.stringify([facts, answers, metric]);
    const store =
      kept.answerStores.get(apart) ??
      new ColumnStore(undefined, { columns: new ColumnBuilder({ metric }).snapshot() });
    kept.answerStores.set(apart, store);
    return store;
  }
  const name = JSON.stringify(facts);
  const columnStore = kept.columnStores.get(name) ?? newColumnStore(kept, name);
  kept.columnStores.set(name, columnStore);
  return columnStore;
}

/** A store that this device keeps each time that something was put there. */
function newColumnStore({ columnStores, device }: Kept, name: string, contents?: StoredColumns): ColumnStore {
  return new ColumnStore((columnStore) => {
    if (columnStores.get(name) === columnStore) device.keep(name);
  }, contents);
}

function startReading(kept: Kept, request: ReadRequest): ColumnsReading {
  const { range, metadata } = request;
  const reader = readerOf(kept.connection);
  return new ColumnsReading({
    range,
    metadata,
    columnStore: columnStoreFor(kept, request),
    startPart: (part, announce) => new RangePart(reader, part, request, announce),
    // Once the screen has drawn what it was told: sooner, slow processors would begin drawing anew each time.
    schedule: (publish) => idly(publish, 1000, 200),
    now: Date.now,
  });
}

/** A range that the reader reads into columns. */
export class RangePart implements ReadPart {
  readonly range: ReadRange;
  readonly #job: RemoteJob<ReaderProtocol>;
  readonly #metric: Metric | undefined;
  #columns: Columns | undefined;
  #progress: WalkProgress | undefined;
  #startedAt: number | undefined;

  constructor(
    reader: RangeReader,
    range: ReadRange,
    request: Pick<ReadRequest, "facts" | "answers" | "metric">,
    announce: () => void,
  ) {
    this.range = range;
    this.#metric = request.metric;
    const onUpdate = ({ progress, content }: Update<ReaderProtocol>) => {
      this.#progress = progress;
      this.#columns = content?.columns ?? this.#columns;
      announce();
    };
    this.#job = new RemoteJob(reader, columnsTask(range, request), { onUpdate });
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
    return this.#columns ?? new ColumnBuilder({ metric: this.#metric }).snapshot();
  }

  async run(signal: AbortSignal): Promise<WalkResult> {
    this.#startedAt ??= this.#job.startedAt ?? Date.now();
    const result = await this.#job.run(signal);
    if (result.complete) this.#job.close();
    return result;
  }
}
