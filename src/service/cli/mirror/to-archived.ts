/** Resources of the API as documents of an archive, checked like the lines of one. */
import type { ResponseChain } from "../../../contract/resources.ts";
import { surveyOf, type ArchivedChain, type ArchivedSurvey } from "../../documents/documents.ts";
import { readLine } from "../../archive/read-line.ts";
import type { WayOfAsking } from "./ways-of-asking.ts";

/** A document, or why it can't be one. */
export type Archiving<Document> =
  | { readonly ok: true; readonly document: Document }
  | { readonly ok: false; readonly reason: string };

/** What the API derives is left out; what it does not tell comes from the way it was asked. */
export function toArchivedChain(chain: ResponseChain, way: WayOfAsking): Archiving<ArchivedChain> {
  const { responses, ...rest } = chain;
  const { isClosed, surveyVersion } = way;
  const answers = responses.map(({ question: _title, ...response }) => response);
  const reading = checked({ kind: "chain", ...rest, isClosed, surveyVersion, responses: answers });
  if (!reading.ok) return reading;
  return reading.document.kind === "chain"
    ? { ok: true, document: reading.document }
    : { ok: false, reason: "is no chain" };
}

export function toArchivedSurvey(survey: ArchivedSurvey): Archiving<ArchivedSurvey> {
  const reading = checked({ kind: "survey", ...survey });
  if (!reading.ok) return reading;
  return reading.document.kind === "survey"
    ? { ok: true, document: surveyOf(reading.document) }
    : { ok: false, reason: "is no survey" };
}

function checked(line: object) {
  const reading = readLine(JSON.stringify(line));
  if (reading.ok) return { ok: true, document: reading.line } as const;
  return { ok: false, reason: `${reading.field ?? ""} ${reading.reason}`.trim() } as const;
}
