/** One line of an archive, from text to a checked document. */
import * as z from "zod";
import { MOST_NESTED } from "../../contract/nesting.ts";
import type { Metadata } from "../../contract/resources.ts";
import type { ArchiveLine } from "../documents/documents.ts";
import { mayBeInexact, parseExactly } from "./exact-numbers.ts";
import { lineSchema, metadataSchema } from "../documents/line-schema.ts";
import { findUnstorable, isSuspicious } from "./storable-text.ts";

/** A document, with the fields that were kept out of it; or what is wrong with the line. */
export type ParsedLine =
  | { readonly ok: true; readonly line: ArchiveLine; readonly unknownFields: readonly string[] }
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
