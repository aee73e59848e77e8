/** Which JSON values every store can keep as they are: no NUL, no lone surrogate, no bottomless nesting. */
import { MOST_NESTED } from "../../contract/nesting.ts";

/** Where a value can't be kept, and why. */
export interface Unstorable {
  readonly path: readonly (string | number)[];
  readonly reason: string;
}

/** The escapes that can stand for NUL or a surrogate; without one, UTF-8 text holds neither. */
const SUSPICIOUS = /\\u(?:0000|d[89a-f])/i;

/** Whether `json`, decoded from UTF-8, may hold text that can't be kept: worth looking closer. */
export const isSuspicious = (json: string): boolean => SUSPICIOUS.test(json);

/** The first part of `value` that can't be kept. */
export function findUnstorable(
  value: unknown,
  path: readonly (string | number)[] = [],
): Unstorable | undefined {
  if (typeof value === "string") return textFault(value, path);
  if (typeof value !== "object" || value === null) return undefined;
  if (path.length > MOST_NESTED) return { path, reason: `is nested more than ${MOST_NESTED} deep` };
  for (const [key, item] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    const fault = textFault(key, at) ?? findUnstorable(item, at);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function textFault(text: string, path: readonly (string | number)[]): Unstorable | undefined {
  if (text.includes("\0")) return { path, reason: "holds the character NUL" };
  return text.isWellFormed() ? undefined : { path, reason: "holds half of a surrogate pair" };
}
