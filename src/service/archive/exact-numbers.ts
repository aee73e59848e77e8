/**
 * Numbers of free-form fields, kept as they were written: `12345678901234567890`, `1.0` and `1e999` are more than a
 * double says, or say it otherwise.
 */

declare global {
  // JSON.parse source text access (ES2026), which TypeScript's library does not know yet.
  interface JSON {
    parse(text: string, reviver: (key: string, value: unknown, context: ParsedFrom) => unknown): unknown;
    rawJSON(text: string): object;
  }
}

interface ParsedFrom {
  /** The text of a value that is no object and no array. */
  readonly source?: string;
}

/** A number that may be written otherwise than JSON.stringify writes it. */
const UNUSUAL = /(?:":|[[,])\s*(?:-?\d{16}|-?\d+[.eE]|-0)/;

/** Whether a JSON text may hold such a number: worth reading it once more. */
export const mayHoldUnusualNumbers = (json: string): boolean => UNUSUAL.test(json);

/** The value of a JSON text, in which numbers that would not be written again as they are stand for their text. */
export const parseExactly = (json: string): unknown =>
  JSON.parse(json, (_key, value, { source }) =>
    typeof value === "number" && source !== undefined && JSON.stringify(value) !== source
      ? JSON.rawJSON(source)
      : value,
  );
