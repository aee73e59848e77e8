/** Reads the material of a report from a deployment of the API, as the dashboard does. */
import { boundsToRead, type ReportMaterial } from "../../../analysis/report/make-report.ts";
import { chainFacts, type ChainFacts } from "../../../analysis/method/method-tally.ts";
import type { Gatherer } from "../../../analysis/report/gather.ts";
import type { Client } from "../../../client/create-client.ts";
import { surveysInLanguages } from "../../../client/surveys-in-languages.ts";
import type { WalkProgress } from "../../../client/walk/types.ts";
import { createWalk } from "../../../client/walk/walk.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { gatheredBy, gatheringFor } from "../../reports/making.ts";
import type { ReportRequest } from "../../reports/report-request.ts";
import { version } from "../../reports/version.ts";
import type { NamedSurvey } from "../command/flags.ts";
import { walkChainsUntil } from "../command/deployment.ts";

/** What was read, and what was not in words, each with a space before it; empty where it was read whole. */
type ReadMaterial = ReportMaterial & { readonly unread: string };

/**
 * `readAt` in unix seconds. What could not be read makes the material incomplete. `onSurveys` hears of all surveys, at last
 * also of those that responses are of without being listed.
 */
export async function readApi(
  client: Client,
  request: ReportRequest,
  readAt: number,
  signal: AbortSignal,
  onProgress: (progress: WalkProgress) => void,
  onSurveys: (surveys: readonly NamedSurvey[]) => void = () => undefined,
): Promise<ReadMaterial> {
  const surveys = await surveysInLanguages(client, request.language, signal);
  const { asked, versions } = surveys;
  const { catalog, gatherers, surveyId: read } = gatheringFor(request, asked, versions);
  const bounds = boundsToRead(request, readAt);
  const met = new Map<string, NamedSurvey>(
    asked.map((survey) => [nameOf(survey._id, survey.teamId), survey]),
  );
  const onPage = async (chains: readonly ResponseChain[]) => {
    for (const { surveyId, teamId, teamName } of chains) {
      const name = nameOf(surveyId, teamId);
      if (!met.has(name)) met.set(name, { _id: surveyId, teamId, teamName, questions: [] });
    }
    for (const each of gatherers) await each.take(chains);
  };
  const query = { ...bounds, surveyId: read };
  const { complete, parts, unread } = await walkChainsUntil(
    readAt,
    { client, query, onPage, onProgress },
    signal,
  );
  if (surveys.complete) onSurveys([...met.values()]);
  const factsOf = (one: Gatherer) =>
    chainFacts(one.tally.chains, {}, async (narrowing) => {
      let count = 0;
      for (const part of parts) {
        const narrowed = createWalk<ResponseChain>({
          fetchPage: (skip, options) => client.chains({ ...part, ...narrowing, skip }, options),
          onPage: (chains) => void (count += chains.filter((chain) => one.matches(chain)).length),
        });
        const counted = await narrowed.run(signal);
        if (!counted.complete || counted.unreadable > 0) return undefined;
      }
      return count;
    });
  const facts: (ChainFacts | undefined)[] = [];
  for (const one of gatherers) facts.push(complete ? await factsOf(one) : undefined);
  return {
    ...gatheredBy(gatherers, facts),
    catalog,
    readAt,
    complete,
    unread,
    version: version(),
  };
}

const nameOf = (surveyId: string, teamId: string): string => JSON.stringify([surveyId, teamId]);
