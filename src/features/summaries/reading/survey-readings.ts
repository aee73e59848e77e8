import type { Connection } from "../../../client/connection.ts";
import { Channel } from "../../../reading/channel.ts";
import { keptPerConnection, MostRecent } from "../../../reading/kept.ts";
import { Reading } from "../../../reading/reading.ts";
import type { SurveyWords } from "./reader-words.ts";
import type { SurveyRequest } from "./survey-request.ts";

export type SurveyReading = Reading<SurveyWords>;

/** Readings that were left are kept, to be gone on with. */
const MOST_KEPT = 4;

const keptOf = keptPerConnection((connection) => ({
  channel: new Channel<SurveyWords>(connection, {
    startWorker: () => new Worker(new URL("reader.worker.ts", import.meta.url), { type: "module" }),
    loadWork: async () => (await import("./survey-work.ts")).beginSurveyWork,
  }),
  readings: new MostRecent<SurveyReading>(MOST_KEPT, (left) => left.close()),
}));

/** What the questions add up to for a request: the same reading for the same request. */
export const readingFor = (connection: Connection, request: SurveyRequest): SurveyReading =>
  keptOf(connection).readings.get(JSON.stringify(request), () => openReading(connection, request));

/** A reading that nobody else has: whoever opens it closes it. */
export const openReading = (connection: Connection, request: SurveyRequest): SurveyReading =>
  new Reading({
    channel: keptOf(connection).channel,
    task: request,
    keeps: true,
  });
