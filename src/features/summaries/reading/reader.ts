import { createClient, type Client } from "../../../client/create-client.ts";
import { Job } from "./job.ts";
import type { FromReader, ToReader } from "./messages.ts";
import { SummaryCollector } from "./summary-collector.ts";
import { TextCollector } from "./text-collector.ts";

/**
 * Reads the chains of surveys, in a worker or where there is none on the screen's thread: does what the messages say
 * and answers through `tell`. Without a `lent` client a message must tell whom to ask first.
 */
export function createReader(
  tell: (message: FromReader) => void,
  lent?: Client,
): (message: ToReader) => void {
  const jobs = new Map<number, Job>();
  let client = lent;

  const begin = ({ job, request, purpose }: Extract<ToReader, { kind: "run" }>): Job => {
    if (client === undefined) throw new Error("The reader was not told whom to ask.");
    const collector =
      purpose.kind === "texts" ? new TextCollector(purpose.questionId) : new SummaryCollector();
    return new Job({ client, request, collector, tell: (news) => tell({ kind: "news", job, ...news }) });
  };

  return (message) => {
    switch (message.kind) {
      case "connect":
        client = createClient(message.credentials);
        break;
      case "run": {
        const job = jobs.get(message.job) ?? begin(message);
        jobs.set(message.job, job);
        void job.run();
        break;
      }
      case "stop":
        jobs.get(message.job)?.stop();
        break;
      case "drop":
        jobs.get(message.job)?.stop();
        jobs.delete(message.job);
        break;
      case "find": {
        const { job, search, sought } = message;
        const collector = jobs.get(job)?.collector;
        const found = collector instanceof TextCollector ? collector.find(sought) : undefined;
        tell({ kind: "found", job, search, found });
        break;
      }
    }
  };
}
