import type { Connection } from "../../../client/connection.ts";
import { Channel } from "../../../reading/channel.ts";
import type { ReaderWords } from "./reader-words.ts";

export type RangeReader = Channel<ReaderWords>;

/** The reader of a connection's ranges. */
export const rangeReader = (connection: Connection): RangeReader =>
  new Channel(connection, {
    startWorker: () => new Worker(new URL("reader.worker.ts", import.meta.url), { type: "module" }),
    loadWork: async () => (await import("./read-work.ts")).readWork(),
  });
