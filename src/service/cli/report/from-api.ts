/** Reads what a report is on from a deployment of the API, as the dashboard does. */
import type { Client } from "../../../client/create-client.ts";
import { createWalk } from "../../../client/walk/walk.ts";
import type { ResponseChain, Survey } from "../../../contract/resources.ts";
import { reportCatalog } from "./catalog.ts";
import { Gatherer } from "./gather.ts";
import { boundsToRead, selects, type Reading } from "./make-report.ts";
import type { ReportRequest } from "../../mcp/reports.ts";

/** `onChains` hears how many chains were read. What could not be read makes the reading incomplete. */
export async function readApi(
  client: Client,
  request: ReportRequest,
  readAt: number,
  signal: AbortSignal,
  onChains: (read: number) => void,
): Promise<Reading> {
  const asked = await surveysOf(client, request.language, signal);
  const languages = [
    ...new Set(asked.rows.flatMap(({ questions }) => questions.flatMap((one) => one.languages))),
  ];
  const versions: (readonly Survey[])[] = [];
  for (const language of languages) versions.push((await surveysOf(client, language, signal)).rows);
  const catalog = reportCatalog(asked.rows, versions);
  const gathered = new Gatherer(catalog.choices, selects(request));
  const bounds = boundsToRead(request);
  const query = {
    ...bounds,
    createdTo: Math.min(bounds.createdTo ?? readAt, readAt),
    surveyId: request.surveys,
  };
  const walk = createWalk<ResponseChain>({
    fetchPage: (skip, options) => client.chains({ ...query, skip }, options),
    onPage: (chains) => {
      gathered.take(chains);
      onChains(gathered.chains);
    },
  });
  let result = await walk.run(signal);
  // Called again, a walk reads what it could not read before.
  if (!result.complete && !signal.aborted) result = await walk.run(signal);
  return { gathered, catalog, readAt, complete: result.complete && result.unreadable === 0 };
}

const surveysOf = (client: Client, preferredLanguage: string, signal: AbortSignal) =>
  client.allSurveys({ preferredLanguage }, { signal });
