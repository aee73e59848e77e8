import type { Connection } from "../../../client/connection.ts";
import { Channel } from "../../../reading/channel.ts";
import { startReader, takeBegun } from "./begun.ts";
import type { ReaderWords } from "./reader-words.ts";

export type RangeReader = Channel<ReaderWords>;

/** The reader of a connection's ranges. */
export const rangeReader = (connection: Connection): RangeReader =>
  new Channel(connection, {
    startWorker: startReader,
    takeBegun: () => takeBegun(connection.id),
    loadWork: async () => (await import("./read-work.ts")).readWork(),
  });
