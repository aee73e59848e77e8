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

/**
 * Whether `value`, which was read from the field `name` of a JSON text, may be written otherwise than it was: worth
 * reading the text once more, which takes longer than the first time.
 */
export const mayBeInexact = (name: string, value: unknown, json: string): boolean =>
  holdsNumber(value) && !json.includes(`"${name}":${JSON.stringify(value)}`);

const holdsNumber = (value: unknown): boolean =>
  typeof value === "number" ||
  (typeof value === "object" && value !== null && Object.values(value).some(holdsNumber));

/** The value of a JSON text, in which numbers that would not be written again as they are stand for their text. */
export const parseExactly = (json: string): unknown =>
  JSON.parse(json, (_key, value, { source }) =>
    typeof value === "number" && source !== undefined && JSON.stringify(value) !== source
      ? JSON.rawJSON(source)
      : value,
  );
