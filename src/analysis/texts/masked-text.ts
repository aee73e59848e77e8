/** A person's own words as they leave for others to read: what points at a person is covered. */
import { personalKind } from "../../lib/text/personal-kind.ts";
import { COVER } from "./covered.ts";

const EMAIL = /[^\s@<>"',;:]+@[^\s@<>"',;:]+\.[^\s@<>"',;:]{2,}/g;
/** Seven digits or more, with what people write between them, unless they are a date. */
const NUMBER =
  /(?<![\w.])(?!\d{1,2}[./]\d{1,2}[./]\d{4}\b|\d{4}-\d{2}-\d{2}\b)[+(]?\d(?:[\s()./‐-–-]{0,2}\d){6,14}(?!\w)/g;
const ID = /\b(?:[0-9a-f]{16,}|[0-9a-f]{8}-[0-9a-f-]{27})\b/gi;

/** `text` with addresses, numbers and ids in it covered. */
export function maskedText(text: string): string {
  if (personalKind(text) !== undefined && !/\s/.test(text.trim())) return COVER;
  return text.replace(EMAIL, COVER).replace(ID, COVER).replace(NUMBER, COVER);
}
