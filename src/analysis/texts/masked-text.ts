/** A person's own words as they leave for others to read: what points at a person is covered. */
import { personalKind } from "../../lib/text/personal-kind.ts";
import { COVER } from "./covered.ts";

const EMAIL = /[^\s@<>"',;:]+@[^\s@<>"',;:]+\.[^\s@<>"',;:]{2,}/g;
/** Seven digits or more, with what people write between them, unless they are a date. */
const NUMBER =
  /(?<![\w.])(?!\d{1,2}[./]\d{1,2}[./]\d{4}\b|\d{4}-\d{2}-\d{2}\b)[+(]?\d(?:[\s()./‐-–-]{0,2}\d){6,14}(?!\w)/g;
const ID = /\b(?:[0-9a-f]{16,}|[0-9a-f]{8}-[0-9a-f-]{27})\b/gi;
/** Addresses on the web: what follows the host often opens something. */
const LINK = /\bhttps?:\/\/[^\s<>"']+/gi;
/** Long words of letters and digits, which nobody says: access tokens and the like. */
const TOKEN = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}(?:\.[\w-]+)*/gi;

/** `text` with addresses, numbers, ids and tokens in it covered. */
export function maskedText(text: string): string {
  if (personalKind(text) !== undefined && !/\s/.test(text.trim())) return COVER;
  return [LINK, EMAIL, ID, TOKEN, NUMBER].reduce((left, pattern) => left.replace(pattern, COVER), text);
}
