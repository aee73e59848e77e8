/** A chain with everything covered that points at a person: what leaves the screen unless more is asked for. */
import type { Metadata, Response, ResponseChain } from "../../contract/resources.ts";
import { answerText, responseText } from "./answer-text.ts";
import { keyed } from "../../lib/text/distinct-names.ts";
import { DIALLED_START, personalKind, withoutEmails } from "../../lib/text/personal-kind.ts";

/** Stands in place of what is covered. */
export const COVER = "••••••••";

/** Contact answers, and answers and metadata that look like an e-mail address or a phone number. */
export function coveredChain(chain: ResponseChain): ResponseChain {
  return {
    ...chain,
    responses: chain.responses.map(coveredResponse),
    metadata: coveredMetadata(chain.metadata),
  };
}

export function coveredResponse(response: Response): Response {
  const given = responseText(response);
  if (given.trim() === "" || !isPersonal(response.questionType, given)) return response;
  return { ...response, answer: COVER, valueString: COVER, valueNum: undefined };
}

/** What is said in a person's own words is shown as it is, here as on the screen. */
function isPersonal(questionType: string, text: string): boolean {
  if (questionType === "Contact") return true;
  return questionType !== "Text" && questionType !== "NPS" && personalKind(text) !== undefined;
}

export const coveredMetadata = (metadata: Metadata): Metadata =>
  Object.fromEntries(
    Object.entries(metadata).map(([key, value]) => [
      key,
      personalKind(answerText(value), key) === undefined ? value : COVER,
    ]),
  );

/** Seven digits or more of any script, with what people write between them, unless they are a date. */
const NUMBER =
  /(?<![\w.\p{Nd}])(?!(?:\p{Nd}{1,2}[./．／]\p{Nd}{1,2}[./．／]\p{Nd}{4}|\p{Nd}{4}[-－]\p{Nd}{2}[-－]\p{Nd}{2})(?![\w\p{Nd}]))[+＋(（]?\p{Nd}(?:[\s()./‐-–（）．／－-]{0,2}\p{Nd}){6,14}(?![\w\p{Nd}])/gu;

/** Written without `{16,}`, which needs a stack as deep as the word is long. */
const ID = /\b(?:[0-9a-f]{16}[0-9a-f]*|[0-9a-f]{8}-[0-9a-f-]{27})\b/gi;

/** Addresses on the web: what follows the host often opens something. */
const LINK = /\bhttps?:\/\/[^\s<>"']+/gi;

/** Long words of letters and digits, which are no speech: access tokens and the like. */
const TOKEN = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24}[\w-]*/gi;
/** Further parts of such a token. */
const TOKEN_PART = /\.[\w-]+/y;

/** `text` with addresses, numbers, ids and tokens in it covered. */
export function maskedText(text: string): string {
  if (personalKind(text) !== undefined && !/\s/.test(text.trim())) return COVER;
  const unaddressed = withoutEmails(covered(text, LINK), COVER);
  return covered(withoutTokens(covered(unaddressed, ID)), NUMBER);
}

function withoutTokens(text: string): string {
  let written = "";
  let from = 0;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (index < from) continue;
    written += text.slice(from, index) + COVER;
    from = index + token.length;
    for (TOKEN_PART.lastIndex = from; TOKEN_PART.test(text);) from = TOKEN_PART.lastIndex;
  }
  return written + text.slice(from);
}

const covered = (text: string, pattern: RegExp): string => text.replace(pattern, COVER);

/** `metadata` with every address and phone number in it covered, in values within values and in keys, too. */
export function maskedMetadata(metadata: Metadata): Metadata {
  const named = keyed(Object.entries(metadata), ([key]) => withoutContacts(key));
  return Object.fromEntries(named.map(({ key, item: [own, value] }) => [key, maskedValue(value, own)]));
}

function maskedValue(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => maskedValue(item, key));
  if (typeof value === "object" && value !== null) return maskedMetadata({ ...value });
  if (typeof value === "number") return maskedNumber(value, key);
  if (typeof value !== "string") return value;
  return personalKind(value, key) === undefined ? withoutContacts(value) : COVER;
}

/** A whole number as long as one that is dialled from abroad is covered; not a moment in seconds or milliseconds. */
export const maskedNumber = (value: number, key = ""): number | typeof COVER =>
  personalKind(String(value), key) !== undefined || /^(?!1\d{9}$|1\d{12}$)\d{9,15}$/.test(String(value))
    ? COVER
    : value;

/** Numbers as they are dialled, with the sign or the digit that they begin with: other figures are amounts. */
const DIALLED = new RegExp(`(?=${DIALLED_START})${NUMBER.source}`, "gu");

/** `text` with addresses and numbers that are dialled covered. */
export const withoutDialled = (text: string): string => covered(withoutEmails(text, COVER), DIALLED);

/** A word alone may be an id, an address on the web or a place: numbers are looked for among words. */
function withoutContacts(text: string): string {
  if (personalKind(text) === "phone") return COVER;
  const named = withoutEmails(text, COVER);
  return /\s/.test(text.trim()) ? covered(named, NUMBER) : named;
}

/** True where `text`, the value of `key`, looks like an address, a phone number, an id or a token. */
export const hasPersonalData = (text: string, key = ""): boolean =>
  personalKind(text, key) !== undefined || maskedText(text) !== text;
