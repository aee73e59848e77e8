/**
 * What a Contact answer holds, part by part. The specification shows one answer per response and no more: it may be
 * a text, or an object or a list with a value for each field of the form, as JSON or as its text.
 */
import type { Choice } from "../../../contract/resources.ts";
import { answerText } from "../../../analysis/texts/answer-text.ts";
import { personalKind, type PersonalKind } from "../../../lib/text/personal-kind.ts";
import { parsedJson } from "../../../lib/text/parsed-json.ts";

export interface ContactPart {
  /** The name of the form's field; empty where it is not told. */
  readonly name: string;
  readonly value: string;
  readonly kind: PersonalKind | undefined;
}

type Fields = readonly Pick<Choice, "fieldId" | "fieldName" | "subType">[];

/** The parts of `answer` that are not empty; `fields` are those of the form. */
export function contactParts(answer: unknown, fields: Fields): readonly ContactPart[] {
  const value = typeof answer === "string" ? parsed(answer) : answer;
  const pairs = pairsOf(value) ?? piecesOf(answerText(answer)).map((piece): Pair => ["", piece]);
  return pairs
    .map(([key, part]) => partOf(key, answerText(part), fields))
    .filter((part) => part.value.trim() !== "");
}

function partOf(key: string, value: string, fields: Fields): ContactPart {
  const kind = personalKind(value, key);
  const known = fields.find(({ fieldId, fieldName, subType }) =>
    // What has no key is guessed to be of the first field of its kind.
    key === "" ? kind !== undefined && kindOf(subType) === kind : fieldId === key || fieldName === key,
  );
  return { name: known?.fieldName ?? key, value, kind: kindOf(known?.subType) ?? kind };
}

function kindOf(subType: string | undefined): PersonalKind | undefined {
  if (subType === "email") return "email";
  return subType === "tel" ? "phone" : undefined;
}

/** What a plain text such as "Maija Virtanen, maija@example.org" holds: addresses and numbers first, then its rest. */
function piecesOf(text: string): readonly string[] {
  const pieces = text.split(/[,;\n]+/).map((piece) => piece.trim());
  const rest = pieces.filter((piece) => !isReachable(piece));
  return [...pieces.filter(isReachable), rest.filter((piece) => piece !== "").join(", ")];
}

const isReachable = (piece: string): boolean => personalKind(piece) !== undefined;

/** Texts that hold an object or a list are read as such. */
const parsed = (text: string): unknown => (/^\s*[[{]/.test(text) && parsedJson(text)) || text;

type Pair = readonly [key: string, value: unknown];

function pairsOf(value: unknown): readonly Pair[] | undefined {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => [itemPair(item)]);
  return typeof value === "object" && value !== null ? Object.entries(value) : undefined;
}

/** An item of a list names its field in one property and has its value in another. */
function itemPair(item: unknown): Pair {
  if (typeof item !== "object" || item === null) return ["", item];
  const named = new Map<string, unknown>(Object.entries(item));
  const key = named.get("fieldId") ?? named.get("fieldName");
  const value = named.get("value") ?? named.get("answer") ?? named.get("valueString");
  return typeof key === "string" && value !== undefined ? [key, value] : ["", item];
}
