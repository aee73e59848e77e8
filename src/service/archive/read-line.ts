/** One line of an archive, from text to a checked document. */
import * as z from "zod";
import { MOST_NESTED } from "../../contract/nesting.ts";
import type { Metadata } from "../../contract/resources.ts";
import type { ArchiveLine } from "../documents/documents.ts";
import { lineSchema, metadataSchema } from "../documents/line-schema.ts";

/** A document, with the fields that were kept out of it; or what is wrong with the line. */
export type ParsedLine =
  | {
      readonly ok: true;
      readonly line: ArchiveLine;
      readonly unknownFields: readonly string[];
    }
  | { readonly ok: false; readonly field?: string; readonly reason: string };

type Path = readonly PropertyKey[];

/** Reads a line. Unknown fields are named by their path without positions, such as `responses[].note`. */
export function readLine(text: string): ParsedLine {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, reason: "is not valid JSON" };
  }
  const parsed = readDocument(value, isSuspicious(text));
  if (!parsed.ok || parsed.line.kind === "survey") return parsed;
  if (!mayBeInexact("metadata", parsed.line.metadata, text)) return parsed;
  try {
    return { ...parsed, line: { ...parsed.line, metadata: exactMetadata(text) } };
  } catch (error) {
    // A field that is kept out may be nested without end, which no reviver survives.
    if (!(error instanceof RangeError)) throw error;
    return { ok: false, reason: `is nested more than ${MOST_NESTED} deep` };
  }
}

const lineWithMetadata = z.looseObject({ metadata: metadataSchema });

const exactMetadata = (text: string): Metadata => lineWithMetadata.parse(parseExactly(text)).metadata;

function readDocument(value: unknown, suspicious: boolean): ParsedLine {
  const first = lineSchema.safeParse(value);
  const unknownFields = first.success ? [] : keepOutUnknown(value, first.error.issues);
  const { success, data, error } = unknownFields.length === 0 ? first : lineSchema.safeParse(value);
  if (!success) return refusal(value, error.issues);
  const metadata = data.kind === "chain" && isNested(data.metadata);
  const unstorable = suspicious || metadata ? findUnstorable(data) : undefined;
  if (unstorable === undefined) return { ok: true, line: data, unknownFields };
  return { ok: false, field: pathText(unstorable.path), reason: unstorable.reason };
}

const isNested = (metadata: object): boolean =>
  Object.values(metadata).some((item) => typeof item === "object" && item !== null);

/** Deletes the fields that the schema does not know, and names them. */
function keepOutUnknown(value: unknown, issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const owner = valueAt(value, issue.path);
    return issue.keys.map((key) => {
      if (typeof owner === "object" && owner !== null) Reflect.deleteProperty(owner, key);
      return pathText([...issue.path, key]).replace(/\[\d+\]/g, "[]");
    });
  });
}

function refusal(value: unknown, issues: readonly z.core.$ZodIssue[]): ParsedLine {
  const [issue] = issues;
  if (issue === undefined) return { ok: false, reason: "can't be read" };
  const reason = valueAt(value, issue.path) === undefined ? "is missing" : reasonOf(issue);
  return issue.path.length === 0
    ? { ok: false, reason: "must be an object" }
    : { ok: false, field: pathText(issue.path), reason };
}

function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_type") return `must be ${WITH_ARTICLE[issue.expected] ?? issue.expected}`;
  if (issue.code === "too_small") return "must not be empty";
  if (issue.code === "too_big") return "is too large";
  if (issue.path[0] === "kind") return 'must be "survey" or "chain"';
  return issue.message;
}

const WITH_ARTICLE: Readonly<Record<string, string>> = {
  array: "an array",
  boolean: "true or false",
  int: "a whole number",
  number: "a number",
  object: "an object",
  record: "an object",
  string: "a string",
};

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((owner, key) => {
    return typeof owner === "object" && owner !== null ? Reflect.get(owner, key) : undefined;
  }, value);
}

/** `responses[0].valueNum`; on one line, whatever the keys are. */
const pathText = (path: Path): string => path.map(step).join("").replace(/^\./, "");

function step(key: PropertyKey): string {
  if (typeof key === "number") return `[${key}]`;
  const name = String(key);
  return /^\w+$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}

/** Where no store can keep a value as it is, and why: NUL, a lone surrogate, bottomless nesting. */
interface Unstorable {
  readonly path: readonly (string | number)[];
  readonly reason: string;
}

/** The escapes that can stand for NUL or a surrogate; without one, UTF-8 text holds neither. */
const SUSPICIOUS = /\\u(?:0000|d[89a-f])/i;

/** Whether `json`, decoded from UTF-8, may hold text that can't be kept: worth looking closer. */
const isSuspicious = (json: string): boolean => SUSPICIOUS.test(json);

/** The first part of `value` that can't be kept. */
function findUnstorable(value: unknown, path: readonly (string | number)[] = []): Unstorable | undefined {
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
 * Whether `value`, which was read from the field `name` of a JSON text, may be written otherwise than it was:
 * `12345678901234567890`, `1.0` and `1e999` are more than a double says, or say it otherwise. Worth reading the text once
 * more, which takes longer than the first time.
 */
const mayBeInexact = (name: string, value: unknown, json: string): boolean =>
  holdsNumber(value) && !json.includes(`"${name}":${JSON.stringify(value)}`);

const holdsNumber = (value: unknown): boolean =>
  typeof value === "number" ||
  (typeof value === "object" && value !== null && Object.values(value).some(holdsNumber));

/** The value of a JSON text, in which numbers that would not be written again as they are stand for their text. */
const parseExactly = (json: string): unknown =>
  JSON.parse(json, (_key, value, { source }) =>
    typeof value === "number" && source !== undefined && JSON.stringify(value) !== source
      ? JSON.rawJSON(source)
      : value,
  );
