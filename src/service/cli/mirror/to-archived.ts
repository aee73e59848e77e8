/** Resources of the API as documents of an archive, checked like the lines of one. */
import type { ResponseChain } from "../../../contract/resources.ts";
import { surveyOf, type ArchivedChain, type ArchivedSurvey } from "../../documents/documents.ts";
import { readLine } from "../../archive/read-line.ts";
import type { SurveyVersion } from "../../../contract/queries.ts";

/** A document, or why it can't be one. */
export type Archiving<Document> =
  | { readonly ok: true; readonly document: Document }
  | { readonly ok: false; readonly reason: string };

/** What the API derives is left out; what it does not tell comes from the way it was asked. */
export function toArchivedChain(chain: ResponseChain, way: WayOfAsking): Archiving<ArchivedChain> {
  const { responses, ...rest } = chain;
  const { isClosed, surveyVersion } = way;
  const answers = responses.map(({ question: _title, ...response }) => response);
  const result = checked({ kind: "chain", ...rest, isClosed, surveyVersion, responses: answers });
  if (!result.ok) return result;
  return result.document.kind === "chain"
    ? { ok: true, document: result.document }
    : { ok: false, reason: "is no chain" };
}

export function toArchivedSurvey(survey: ArchivedSurvey): Archiving<ArchivedSurvey> {
  const result = checked({ kind: "survey", ...survey });
  if (!result.ok) return result;
  return result.document.kind === "survey"
    ? { ok: true, document: surveyOf(result.document) }
    : { ok: false, reason: "is no survey" };
}

function checked(line: object) {
  const result = readLine(JSON.stringify(line));
  if (result.ok) return { ok: true, document: result.line } as const;
  return { ok: false, reason: `${result.field ?? ""} ${result.reason}`.trim() } as const;
}

/**
 * What the API does not tell of a chain, whether it is closed and its survey version, is learned by asking with each
 * value of the two filters: every chain answers to one of these.
 */

export interface WayOfAsking {
  /** What its progress is kept under. */
  readonly name: string;
  readonly isClosed: boolean;
  readonly surveyVersion: SurveyVersion;
}

const way = (isClosed: boolean, surveyVersion: SurveyVersion): WayOfAsking => ({
  name: `${isClosed ? "closed" : "open"} ${surveyVersion}`,
  isClosed,
  surveyVersion,
});

/** Open chains first: one that is closed meanwhile then comes twice, the other way round it would never come. */
export const WAYS: readonly WayOfAsking[] = [way(false, 3), way(false, 2), way(true, 3), way(true, 2)];
