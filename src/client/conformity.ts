/**
 * A fast answer to whether a value already is what a schema makes of it, so that the many rows that need no change
 * are not read field by field. It is derived from the schema and only ever errs by saying no: a value with a null or a
 * missing field in it, and whatever is not understood here, goes through the schema.
 */
import * as z from "zod/mini";
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
