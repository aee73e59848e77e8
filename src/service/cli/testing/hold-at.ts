// Preloaded into a process that a test kills: at the statement that HOLD_AT names, the HOLD_NTH time that it is about to
// be run, the process says so on standard error and does nothing more.
import { writeSync } from "node:fs";
import { DatabaseSync, StatementSync } from "node:sqlite";
import pg from "pg";
import { HELD } from "./held.ts";

const pattern = new RegExp(process.env["HOLD_AT"] ?? "^$", "i");
let left = Number(process.env["HOLD_NTH"] ?? 1);

function holdAt(statement: string): void {
  if (!pattern.test(statement) || (left -= 1) > 0) return;
  writeSync(2, `${HELD}\n`);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

/** Has `name` of a prototype look at its statement first. */
function wrap(prototype: object, name: string, textOf: (self: object, first: unknown) => string): void {
  const original: unknown = Reflect.get(prototype, name);
  if (typeof original !== "function") throw new TypeError(`There is no ${name} to wrap.`);
  Reflect.set(prototype, name, function (this: object, ...args: readonly unknown[]): unknown {
    holdAt(textOf(this, args[0]));
    const result: unknown = Reflect.apply(original, this, args);
    return result;
  });
}

const textIn = (from: unknown, key: string): string =>
  typeof from === "object" && from !== null ? String(Reflect.get(from, key)) : String(from);

wrap(DatabaseSync.prototype, "exec", (_, text) => String(text));
for (const name of ["run", "all", "get", "iterate"])
  wrap(StatementSync.prototype, name, (statement) => textIn(statement, "sourceSQL"));
wrap(pg.Client.prototype, "query", (_, first) => textIn(first, "text"));
