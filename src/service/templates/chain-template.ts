/** Chains as text with gaps for titles, bounded by control characters, which JSON never holds unescaped. */
import type { ArchivedChain, ArchivedResponse } from "../documents/documents.ts";
import type { SurveyVersion } from "../../contract/queries.ts";

/** A chain as the API's JSON text with placeholders for question titles: pages are spliced, never parsed. */
export type ChainTemplate = string;

/** Templates as they are read and written: in UTF-8, because on their way to the wire they need not be anything else. */
export type StoredTemplate = Uint8Array<ArrayBuffer>;

/** A chain with the two facts that its template does not tell. */
export interface StoredChain {
  readonly template: ChainTemplate;
  readonly isClosed: boolean;
  readonly surveyVersion: SurveyVersion;
}

const OPEN = "\u0001";
const BETWEEN = "\u0002";
const CLOSE = "\u0003";

/** The bytes before and behind a gap, in UTF-8. */
export const OPEN_BYTE = 1;
export const CLOSE_BYTE = 3;

/** The template of a chain: the API's fields in the API's order, placeholders for the titles. */
export function chainTemplate(chain: ArchivedChain): ChainTemplate {
  const fields = {
    _id: chain._id,
    surveyId: chain.surveyId,
    touchpointId: chain.touchpointId,
    touchpointName: chain.touchpointName,
    createdAt: chain.createdAt,
    createdAtDate: chain.createdAtDate,
    teamId: chain.teamId,
    teamName: chain.teamName,
    metadata: chain.metadata,
    language: chain.language,
    browser: chain.browser,
  };
  const responses = chain.responses.map(responseTemplate).join(",");
  return `${JSON.stringify(fields).slice(0, -1)},"responses":[${responses}]}`;
}

function responseTemplate(response: ArchivedResponse): string {
  const { surveyId, questionId } = response;
  const fields = {
    answer: response.answer,
    valueNum: response.valueNum,
    valueString: response.valueString,
    language: response.language,
    questionType: response.questionType,
    questionId,
    surveyId,
  };
  return `{"question":${gapOf(surveyId, questionId)},${JSON.stringify(fields).slice(1)}`;
}

/** What stands between the ends of a gap: which question's title belongs there. */
export const gapText = (surveyId: string, questionId: string): string =>
  `${escaped(surveyId)}${BETWEEN}${escaped(questionId)}`;

/** The gap where the title of a question belongs. */
export const gapOf = (surveyId: string, questionId: string): string =>
  `${OPEN}${gapText(surveyId, questionId)}${CLOSE}`;

/** The surveys and questions that the responses of a chain refer to, one for each. */
export const referencesIn = (template: ChainTemplate) =>
  Array.from(template.matchAll(GAP), ([, survey = "", question = ""]) => ({
    surveyId: plain(survey),
    questionId: plain(question),
  }));

/** The chain's line in an archive: without titles, with the two facts that the template does not tell. */
export function archiveLine({ template, isClosed, surveyVersion }: StoredChain): string {
  const facts = `,"surveyVersion":${surveyVersion},"isClosed":${isClosed},"touchpointId":`;
  // Inside a JSON text a quote is escaped, so the first one that reads like this is the field itself.
  const rest = template.slice(1).replace(',"touchpointId":', () => facts);
  return `{"kind":"chain",${rest.replace(TITLE_FIELD, "")}`;
}

/** The ids of the surveys that a chain refers to: its own and those of its responses. */
export function surveysIn(template: ChainTemplate): string[] {
  const own = OWN_SURVEY.exec(template)?.[1] ?? "";
  return [plain(own), ...referencesIn(template).map(({ surveyId }) => surveyId)];
}

const TITLE_FIELD = new RegExp(`"question":${OPEN}[^${CLOSE}]*${CLOSE},`, "g");
const GAP = new RegExp(`${OPEN}([^${BETWEEN}]*)${BETWEEN}([^${CLOSE}]*)${CLOSE}`, "g");
const OWN_SURVEY = /^\{"_id":"(?:[^"\\]|\\.)*","surveyId":"((?:[^"\\]|\\.)*)"/;

// Identifiers come from outside and may hold anything, control characters too: as JSON text they can't end a gap.
const escaped = (id: string): string => (PLAIN.test(id) ? id : JSON.stringify(id).slice(1, -1));

const PLAIN = /^[\w-]*$/;

const plain = (id: string): string => (id.includes("\\") ? String(JSON.parse(`"${id}"`)) : id);
