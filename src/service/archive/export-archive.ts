/**
 * A store's content as the lines of an archive: surveys first, chains newest first. The same content makes the same
 * bytes, whichever store holds it.
 */
import type { ChainFilter } from "../../contract/queries.ts";
import { archiveLine, surveysIn } from "../templates/chain-template.ts";
import { inScope, type FeedbackSnapshot, type Scope } from "../store/store.ts";
import type { ArchivedSurvey } from "../documents/documents.ts";

/** Which part is exported; a survey outside of it comes along where a chain refers to it. */
export interface ExportSelection {
  readonly scope: Scope;
  readonly filter: ChainFilter;
}

/** Lines with their line feeds, several to a text. `onChains` hears how many chains have been written so far. */
export async function* exportArchive(
  snapshot: FeedbackSnapshot,
  { scope, filter }: ExportSelection,
  onChains?: (written: number) => void,
): AsyncGenerator<string> {
  const missing = new Map<string, ArchivedSurvey>();
  let text = "";
  for (const survey of await snapshot.surveys()) {
    if (selects(scope, filter, survey)) text += surveyLine(survey);
    else missing.set(survey._id, survey);
  }
  yield text;
  let written = 0;
  for await (const chains of snapshot.chains(scope, filter)) {
    const lines = chains.map((chain) => {
      const before = missing.size === 0 ? "" : takeSurveys(missing, chain.template);
      return `${before}${archiveLine(chain)}\n`;
    });
    yield lines.join("");
    onChains?.((written += chains.length));
  }
}

const selects = (scope: Scope, { surveyId = [] }: ChainFilter, { _id, teamId }: ArchivedSurvey): boolean =>
  inScope(scope, teamId) && (surveyId.length === 0 || surveyId.includes(_id));

/** The lines of those surveys that a chain refers to and that are not written yet. */
function takeSurveys(missing: Map<string, ArchivedSurvey>, template: string): string {
  let lines = "";
  for (const id of surveysIn(template)) {
    const survey = missing.get(id);
    if (survey === undefined) continue;
    lines += surveyLine(survey);
    missing.delete(id);
  }
  return lines;
}

const surveyLine = (survey: ArchivedSurvey): string => `${JSON.stringify({ kind: "survey", ...survey })}\n`;
