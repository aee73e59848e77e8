/**
 * Lines of chains as archives mostly have them: the format's fields in its order, nothing between them, nothing escaped, no
 * metadata within metadata. Patterns check such a line, read it and cut a template out of it, in a fraction of the time that
 * `read-line.ts` takes, which reads any line.
 */
import { parsedJson } from "../../lib/text/parsed-json.ts";
import type { PackableChain, PackableResponse } from "../answers/packed/pack-builder.ts";
import { saysSecond } from "../documents/line-schema.ts";
import { gapOf, type ChainTemplate } from "../templates/chain-template.ts";

/** A character that stands for itself in JSON. */
const PLAIN = String.raw`[^"\\\u0000-\u001f]`;
/** Numbers that JavaScript writes as they are. */
const NUMBER = String.raw`((?:0|-?[1-9]\d{0,8}(?:\.\d{0,4}[1-9])?|-?0\.\d{0,4}[1-9]))`;
const METADATA = String.raw`(\{[^{}[\]\\\u0000-\u001f]*\})`;

const text = (name: string): string => `"${name}":"(${PLAIN}*)"`;
const identifier = (name: string): string => `"${name}":"(${PLAIN}+)"`;

const HEAD = new RegExp(
  `{"kind":"chain",(${identifier("_id")},${identifier("surveyId")}),"surveyVersion":([23]),"isClosed":(true|false)` +
    `(,${text("touchpointId")},${text("touchpointName")},"createdAt":(0|-?[1-9]\\d{0,11}),${text("createdAtDate")}` +
    `,${identifier("teamId")},${text("teamName")},"metadata":${METADATA}` +
    `,${text("language")}(?:,"browser":"${PLAIN}*")?,"responses":\\[)`,
  "y",
);

const ANSWER =
  `"answer":(?:${NUMBER}|"(${PLAIN}*)")(?:,"valueNum":${NUMBER})?(?:,${text("valueString")})?` +
  `,"language":"${PLAIN}*"`;
/** Behind a response stands another one, or the end of the line. */
const NEXT = String.raw`(?:,(?=\{)|(?=\]\}$))`;

/** As the format is described. */
const ASKED_FIRST = new RegExp(
  `{(${identifier("questionId")}),(${text("questionType")}),(${identifier("surveyId")}),(${ANSWER})}${NEXT}`,
  "y",
);
/** As the API has them, and exports. */
const ANSWERED_FIRST = new RegExp(
  `{(${ANSWER},${text("questionType")},${identifier("questionId")},${identifier("surveyId")})}${NEXT}`,
  "y",
);

/** A chain with its template. */
interface UsualLine {
  readonly chain: PackableChain;
  readonly template: ChainTemplate;
}

/** What a chain's line of the usual shape says; undefined for any other line, faulty or not. */
export function usualLine(line: string): UsualLine | undefined {
  const head = matchAt(HEAD, line, 0);
  if (head === null) return undefined;
  const metadataText = group(head, 13);
  const createdAt = Number(group(head, 9));
  const metadata = parsedJson(metadataText);
  if (!saysSecond(group(head, 10), createdAt) || JSON.stringify(metadata) !== metadataText) return undefined;
  const [responses, templates]: [PackableResponse[], ChainTemplate[]] = [[], []];
  let at = head[0].length;
  while (at < line.length - 2) {
    const read = askedFirst(line, at) ?? answeredFirst(line, at);
    if (read === undefined) return undefined;
    responses.push(read.response);
    templates.push(read.template);
    at += read.length;
  }
  if (!line.startsWith("]}", at)) return undefined;
  const chain: PackableChain = {
    _id: group(head, 2),
    surveyId: group(head, 3),
    surveyVersion: group(head, 4) === "2" ? 2 : 3,
    isClosed: group(head, 5) === "true",
    touchpointId: group(head, 7),
    touchpointName: group(head, 8),
    createdAt,
    teamId: group(head, 11),
    teamName: group(head, 12),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pattern has braces around it
    metadata: metadata as PackableChain["metadata"],
    language: group(head, 14),
    responses,
  };
  return { chain, template: `{${group(head, 1)}${group(head, 6)}${templates.join(",")}]}` };
}

interface UsualResponse {
  readonly response: PackableResponse;
  readonly template: ChainTemplate;
  /** Of its text, with a comma behind it. */
  readonly length: number;
}

function askedFirst(line: string, at: number): UsualResponse | undefined {
  const match = matchAt(ASKED_FIRST, line, at);
  if (match === null) return undefined;
  const [question, type, survey, answer] = [1, 3, 5, 7].map((number) => group(match, number));
  const asked = { questionId: group(match, 2), questionType: group(match, 4), surveyId: group(match, 6) };
  const template = `{"question":${gapOf(asked.surveyId, asked.questionId)},${answer},${type},${question},${survey}}`;
  return { response: { ...asked, ...answerIn(match, 8) }, template, length: group(match, 0).length };
}

function answeredFirst(line: string, at: number): UsualResponse | undefined {
  const match = matchAt(ANSWERED_FIRST, line, at);
  if (match === null) return undefined;
  const asked = { questionType: group(match, 6), questionId: group(match, 7), surveyId: group(match, 8) };
  const template = `{"question":${gapOf(asked.surveyId, asked.questionId)},${group(match, 1)}}`;
  return { response: { ...asked, ...answerIn(match, 2) }, template, length: group(match, 0).length };
}

/** What `ANSWER` has found, whose first group is number `first` of a match. */
function answerIn(match: RegExpExecArray, first: number) {
  const [number, valueNum] = [match[first], match[first + 2]];
  return {
    answer: number === undefined ? group(match, first + 1) : Number(number),
    valueNum: valueNum === undefined ? undefined : Number(valueNum),
    valueString: match[first + 3],
  };
}

const group = (match: RegExpExecArray, number: number): string => match[number] ?? "";

function matchAt(pattern: RegExp, line: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(line);
}
