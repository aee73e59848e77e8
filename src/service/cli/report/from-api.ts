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
import { surveysToRead, type ReportRequest } from "../../reports/report-request.ts";
import { version } from "../../reports/version.ts";
import type { NamedSurvey } from "../command/flags.ts";
import { UnreadFields, unreadOf, walkTwice } from "../command/deployment.ts";

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
  const {
    complete: isEverySurvey,
    asked,
    versions,
  } = await surveysInLanguages(client, request.language, signal);
  const { catalog, gatherers } = gatheringFor(request, asked, versions);
  const bounds = boundsToRead(request);
  const query = {
    ...bounds,
    createdTo: Math.min(bounds.createdTo ?? readAt, readAt),
    surveyId: surveysToRead(request),
  };
  const fields = new UnreadFields();
  const met = new Map<string, NamedSurvey>(
    asked.map((survey) => [nameOf(survey._id, survey.teamId), survey]),
  );
  const walk = createWalk<ResponseChain>({
    fetchPage: async (skip, options) => fields.note(await client.chains({ ...query, skip }, options)),
    onPage: async (chains) => {
      for (const { surveyId, teamId, teamName } of chains) {
        const name = nameOf(surveyId, teamId);
        if (!met.has(name)) met.set(name, { _id: surveyId, teamId, teamName, questions: [] });
      }
      for (const each of gatherers) await each.take(chains);
    },
    onProgress,
  });
  const result = await walkTwice(walk, signal);
  const complete = result.complete && result.unreadable === 0;
  if (isEverySurvey) onSurveys([...met.values()]);
  const factsOf = (one: Gatherer) =>
    chainFacts(one.tally.chains, {}, async (narrowing) => {
      let count = 0;
      const narrowed = createWalk<ResponseChain>({
        fetchPage: (skip, options) => client.chains({ ...query, ...narrowing, skip }, options),
        onPage: (chains) => void (count += chains.filter((chain) => one.matches(chain)).length),
      });
      const counted = await narrowed.run(signal);
      return counted.complete && counted.unreadable === 0 ? count : undefined;
    });
  const facts: (ChainFacts | undefined)[] = [];
  for (const one of gatherers) facts.push(complete ? await factsOf(one) : undefined);
  return {
    ...gatheredBy(gatherers, facts),
    catalog,
    readAt,
    complete,
    unread: unreadOf(result, fields),
    version: version(),
  };
}

const nameOf = (surveyId: string, teamId: string): string => JSON.stringify([surveyId, teamId]);
