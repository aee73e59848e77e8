/**
 * Lines of chains as archives mostly have them: the format's fields in its order, nothing between them, nothing escaped, no
 * metadata within metadata. Patterns check such a line and cut a template out of it, in a fraction of the time that
 * `read-line.ts` takes, which reads any line.
 */
import { parsedJson } from "../../lib/text/parsed-json.ts";
import { saysSecond } from "../documents/line-schema.ts";
import { gapOf, type ChainTemplate } from "../templates/chain-template.ts";

/** A character that stands for itself in JSON. */
const PLAIN = String.raw`[^"\\\u0000-\u001f]`;
/** Numbers that JavaScript writes as they are. */
const NUMBER = String.raw`(?:0|-?[1-9]\d{0,8}(?:\.\d{0,4}[1-9])?|-?0\.\d{0,4}[1-9])`;
const METADATA = String.raw`\{[^{}[\]\\\u0000-\u001f]*\}`;

const text = (name: string): string => `"${name}":"${PLAIN}*"`;
const identifier = (name: string): string => `"${name}":"${PLAIN}+"`;

const HEAD = new RegExp(
  `{"kind":"chain",(${identifier("_id")},${identifier("surveyId")}),"surveyVersion":[23],"isClosed":(?:true|false)` +
    `(,${text("touchpointId")},${text("touchpointName")},"createdAt":(0|-?[1-9]\\d{0,11})` +
    `,"createdAtDate":"(${PLAIN}*)",${identifier("teamId")},${text("teamName")},"metadata":(${METADATA})` +
    `,${text("language")}(?:,${text("browser")})?,"responses":\\[)`,
  "y",
);

const QUESTION = `"questionId":"(${PLAIN}+)"`;
const SURVEY = `"surveyId":"(${PLAIN}+)"`;
const ANSWER =
  `"answer":(?:${NUMBER}|"${PLAIN}*")(?:,"valueNum":${NUMBER})?(?:,${text("valueString")})?` +
  `,${text("language")}`;
/** Behind a response stands another one, or the end of the line. */
const NEXT = String.raw`(?:,(?=\{)|(?=\]\}$))`;

/** As the format is described. */
const ASKED_FIRST = new RegExp(
  `{(${QUESTION}),(${text("questionType")}),(${SURVEY}),(${ANSWER})}${NEXT}`,
  "y",
);
/** As the API has them, and exports. */
const ANSWERED_FIRST = new RegExp(`{(${ANSWER},${text("questionType")},${QUESTION},${SURVEY})}${NEXT}`, "y");

/** The template of a chain's line of the usual shape; undefined for any other line, faulty or not. */
export function usualTemplate(line: string): ChainTemplate | undefined {
  const head = matchAt(HEAD, line, 0);
  if (head === null) return undefined;
  const [{ length }, ids = "", fields = "", createdAt, createdAtDate = "", metadata = ""] = head;
  if (!saysSecond(createdAtDate, Number(createdAt)) || !isWrittenAgain(metadata)) return undefined;
  const responses: string[] = [];
  let at = length;
  while (at < line.length - 2) {
    const response = askedFirst(line, at) ?? answeredFirst(line, at);
    if (response === undefined) return undefined;
    responses.push(response.template);
    at += response.length;
  }
  return line.startsWith("]}", at) ? `{${ids}${fields}${responses.join(",")}]}` : undefined;
}

interface UsualResponse {
  readonly template: string;
  /** Of its text, with a comma behind it. */
  readonly length: number;
}

function askedFirst(line: string, at: number): UsualResponse | undefined {
  const match = matchAt(ASKED_FIRST, line, at);
  if (match === null) return undefined;
  const [{ length }, question, questionId = "", type, survey, surveyId = "", answer] = match;
  const gap = gapOf(surveyId, questionId);
  return { template: `{"question":${gap},${answer},${type},${question},${survey}}`, length };
}

function answeredFirst(line: string, at: number): UsualResponse | undefined {
  const match = matchAt(ANSWERED_FIRST, line, at);
  if (match === null) return undefined;
  const [{ length }, fields, questionId = "", surveyId = ""] = match;
  return { template: `{"question":${gapOf(surveyId, questionId)},${fields}}`, length };
}

function matchAt(pattern: RegExp, line: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(line);
}

/** Whether JavaScript writes a JSON text as it was written before. */
const isWrittenAgain = (json: string): boolean => JSON.stringify(parsedJson(json)) === json;
