/** One page of a list: its rows, and what was unreadable or not asked for. Of links only `skip` is taken. */
import * as z from "zod/mini";
import { isTooDeep } from "../contract/nesting.ts";
import { skipOf } from "../contract/endpoints.ts";
import { pageSchema } from "../contract/resources.ts";
import { ApiError } from "./http/errors.ts";
import { messageOf } from "./http/http-fault.ts";
// By name: the whole of zod's core would come along with `z.core` as a value.
import {
  $ZodArray,
  $ZodBoolean,
  $ZodCheckMinLength,
  $ZodCustom,
  $ZodNullable,
  $ZodNumber,
  $ZodObject,
  $ZodOptional,
  $ZodPipe,
  $ZodString,
  $ZodTransform,
  $ZodUnknown,
} from "zod/v4/core";

export interface UnreadableRow {
  /** Its place on the page, from 0. */
  readonly index: number;
  /** Its `_id` where that much can be read. */
  readonly id: string | undefined;
  /** The path of the field that is wrong, such as `responses.2.valueNum`; empty for the row itself. */
  readonly field: string;
}

/** What is wrong with the way a page names its neighbours. */
export type PagingFault = "unusable-link" | "not-advancing" | "empty-with-next";

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly unreadable: readonly UnreadableRow[];
  /** Rows that came though the query excludes them. */
  readonly notAsked: number;
  /** The `_id`s of rows left out: those of the second on either side that is asked for only to be sure of the bounds. */
  readonly margin: readonly string[];
  /** Rows that came, in all. */
  readonly received: number;
  /** The `_id` of every row that came, in their order; undefined where there is none. */
  readonly ids: readonly (string | undefined)[];
  /** Where the next page starts; undefined on the last page. */
  readonly nextSkip: number | undefined;
  readonly previousSkip: number | undefined;
  readonly pagingFault: PagingFault | undefined;
}

/** Rows of a page that belong to the list. */
export const countedOn = ({
  received,
  margin,
  notAsked,
}: Pick<Page<unknown>, "received" | "margin" | "notAsked">): number => received - margin.length - notAsked;

/** How rows of one resource are read. */
interface RowSchema<Row> {
  readonly schema: z.ZodMiniType<Row>;
  readonly conforms: (value: unknown) => value is Row;
}

export const rowSchema = <Row>(schema: z.ZodMiniType<Row>): RowSchema<Row> => ({
  schema,
  conforms: conformity(schema),
});

interface PageSettings<Row> {
  readonly schema: RowSchema<Row>;
  readonly isAsked: (row: Row) => boolean;
  /** Whether a row that was not asked for had to be expected all the same. */
  readonly isMargin?: (row: Row) => boolean;
  readonly skip: number;
}

/** Reads the body of a list. Throws an `ApiError` where it is no page at all. */
export function readPage<Row>(
  body: unknown,
  { schema, isAsked, isMargin = () => false, skip }: PageSettings<Row>,
): Page<Row> {
  const { data, paging } = parseOrThrow(pageSchema, body);
  const unreadable: UnreadableRow[] = [];
  const rows: Row[] = [];
  let notAsked = 0;
  const margin: string[] = [];
  for (const [index, raw] of data.entries()) {
    const row = readRow(raw, schema);
    if ("field" in row) unreadable.push({ index, id: idOf(raw), field: row.field });
    else if (isAsked(row.value)) rows.push(row.value);
    else if (isMargin(row.value)) margin.push(idOf(raw) ?? "");
    else notAsked += 1;
  }
  const next = readNext(paging.next, skip, data.length);
  const previousSkip = paging.previous === null ? undefined : skipOf(paging.previous);
  return {
    rows,
    unreadable,
    notAsked,
    margin,
    received: data.length,
    ids: data.map(idOf),
    ...next,
    previousSkip: previousSkip !== undefined && previousSkip < skip ? previousSkip : undefined,
  };
}

/** The row as the schema has it, or the path of the field that is wrong. */
function readRow<Row>(
  raw: unknown,
  { schema, conforms }: RowSchema<Row>,
): { value: Row } | { field: string } {
  if (isTooDeep(raw)) return { field: "" };
  if (conforms(raw)) return { value: raw };
  const read = z.safeParse(schema, raw);
  return read.success ? { value: read.data } : { field: fieldOf(read.error) };
}

/** Reads the body of a single document. Throws an `ApiError` where it is none, or nested deeper than one may be. */
export function readOne<Value>(body: unknown, schema: z.ZodMiniType<Value>): Value {
  if (isTooDeep(body)) throw new ApiError({ kind: "contract", reason: "shape", detail: "nested too deep" });
  return parseOrThrow(schema, body);
}

/** `body` as `schema` has it. Throws an `ApiError` that names the field, or says what the body says of itself. */
function parseOrThrow<Value>(schema: z.ZodMiniType<Value>, body: unknown): Value {
  const read = z.safeParse(schema, body);
  if (read.success) return read.data;
  const detail = messageOf(body) ?? fieldOf(read.error);
  throw new ApiError({ kind: "contract", reason: "shape", ...(detail !== "" && { detail }) });
}

type Next = Pick<Page<unknown>, "nextSkip" | "pagingFault">;

function readNext(link: string | null, skip: number, received: number): Next {
  if (link === null) return { nextSkip: undefined, pagingFault: undefined };
  const nextSkip = skipOf(link);
  if (nextSkip === undefined) return { nextSkip, pagingFault: "unusable-link" };
  if (nextSkip <= skip) return { nextSkip: undefined, pagingFault: "not-advancing" };
  return { nextSkip, pagingFault: received === 0 ? "empty-with-next" : undefined };
}

const fieldOf = (error: z.core.$ZodError): string => error.issues[0]?.path.map(String).join(".") ?? "";

function idOf(raw: unknown): string | undefined {
  if (typeof raw !== "object" || raw === null || !("_id" in raw)) return undefined;
  return typeof raw._id === "string" && raw._id !== "" ? raw._id : undefined;
}

type Schema = z.core.$ZodType;
type Check = (value: unknown) => boolean;

/** A check that implies that reading the value with `schema` gives the same value, less the fields it does not name. */
export function conformity<Value>(schema: z.ZodMiniType<Value>): (value: unknown) => value is Value {
  const check = checkOf(schema);
  return (value): value is Value => check(value);
}

function checkOf(schema: Schema): Check {
  if (schema instanceof $ZodString) return ofText(schema);
  if (schema instanceof $ZodCustom) return (value) => schema._zod.def.fn(value) === true;
  if ((schema._zod.def.checks?.length ?? 0) > 0) return isRead(schema);
  if (schema instanceof $ZodNumber) return Number.isFinite;
  if (schema instanceof $ZodBoolean) return (value) => typeof value === "boolean";
  if (schema instanceof $ZodUnknown) return (value) => value !== undefined;
  if (schema instanceof $ZodOptional) return orElse(undefined, checkOf(schema._zod.def.innerType));
  if (schema instanceof $ZodNullable) return orElse(null, checkOf(schema._zod.def.innerType));
  if (schema instanceof $ZodArray) return ofList(checkOf(schema._zod.def.element));
  if (schema instanceof $ZodObject) return ofObject(schema._zod.def.shape);
  if (schema instanceof $ZodPipe) return ofPipe(schema._zod.def.in, schema._zod.def.out);
  return isRead(schema);
}

/** A text, which may have to be of some length: more is asked of none of them. */
function ofText(schema: $ZodString): Check {
  let shortest = 0;
  for (const check of schema._zod.def.checks ?? []) {
    if (!(check instanceof $ZodCheckMinLength)) return isRead(schema);
    shortest = Math.max(shortest, check._zod.def.minimum);
  }
  return (value) => typeof value === "string" && value.length >= shortest;
}

/** For the rare ones: asks the schema itself whether it leaves the value as it is. */
const isRead =
  (schema: Schema): Check =>
  (value) => {
    const read = z.safeParse(schema, value);
    return read.success && read.data === value;
  };

const orElse =
  (other: undefined | null, check: Check): Check =>
  (value) =>
    value === other || check(value);

const ofList =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

/** A pipe leaves the value as it is when both its ends do. */
function ofPipe(first: Schema, second: Schema): Check {
  const [one, other] = [isLeftBy(first), checkOf(second)];
  return (value) => one(value) && other(value);
}

function isLeftBy(schema: Schema): Check {
  if (!(schema instanceof $ZodTransform)) return checkOf(schema);
  const { transform } = schema._zod.def;
  return (value) => transform(value, { value, issues: [] }) === value;
}

function ofObject(shape: Readonly<Record<string, Schema>>): Check {
  const fields = Object.entries(shape).map(([name, schema]) => [name, checkOf(schema)] as const);
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
    for (const [name, check] of fields) if (!check(Reflect.get(value, name))) return false;
    return true;
  };
}
