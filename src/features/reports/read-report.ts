import { useFormats } from "../../i18n/use-formats.ts";
import type { Metric } from "../../analysis/metric/metric.ts";
import type { ScreenValues } from "../../filters/fields.ts";
import { keptByHand } from "../../filters/kept-by-hand.ts";
import { useCodebook, useCodesAsked } from "../../filters/use-codebook.ts";
import { eventsIn, eventsInText } from "../../analysis/events/dated-event.ts";
import { useConnection, type Connection } from "../../client/connection.ts";
import { ApiError } from "../../client/http/errors.ts";
import { keptList } from "../../client/kept-list.ts";
import type { WalkProgress } from "../../client/walk/types.ts";
import { Channel } from "../../reading/channel.ts";
import { keptPerConnection } from "../../reading/kept.ts";
import { RemoteJob } from "../../reading/remote-job.ts";
import { reportTask, type MadeReport, type ReportTask, type ReportProtocol } from "./report-task.ts";

/** The team's events, and those of this device; without the team's where these can't be read. */
async function allEvents({ baseUrl, client }: Connection, signal: AbortSignal) {
  const shared = await client.teamList("events", { signal }).catch(() => undefined);
  return [...eventsIn(shared), ...eventsInText(keptList("events", baseUrl).get())];
}

const channelOf = keptPerConnection(
  (connection) =>
    new Channel<ReportProtocol>(connection, {
      startWorker: () => new Worker(new URL("reader.worker.ts", import.meta.url), { type: "module" }),
      loadWork: async () => (await import("./report-work.ts")).beginReportWork,
    }),
);

/** Has a report made, with the events. Rejects with an `ApiError` where nothing could be read, and with `signal`. */
export async function readReport(
  connection: Connection,
  task: ReportTask,
  onProgress: (progress: WalkProgress) => void,
  signal: AbortSignal,
): Promise<MadeReport> {
  let made: MadeReport | undefined;
  const events = await allEvents(connection, signal);
  const whole = { ...task, on: { ...task.on, events } };
  const job = new RemoteJob(channelOf(connection), whole, {
    onUpdate: ({ content, progress }) => {
      made = content ?? made;
      if (progress !== undefined) onProgress(progress);
    },
  });
  const { error, chains } = await job.run(signal);
  job.close();
  signal.throwIfAborted();
  if (error !== undefined && chains === 0) throw new ApiError(error);
  if (made === undefined) throw new ApiError({ kind: "cancelled" });
  return made;
}

export interface ReportOn {
  readonly values: ScreenValues;
  readonly zone: string;
  /** What is scored; NPS where it is not named. */
  readonly metric?: Metric | undefined;
}

/** The report on what a screen shows, with what is told by hand when it is asked for. */
export function useReportTask({ values, zone, metric }: ReportOn): (withComments: boolean) => ReportTask {
  const { locale } = useFormats();
  const kept = keptByHand(useConnection().baseUrl);
  const { coded } = useCodesAsked(values);
  const { all: codes } = useCodebook();
  return (withComments) =>
    reportTask({ ...values, coded }, zone, locale, { withComments, codes, byHand: kept.get(), metric });
}
