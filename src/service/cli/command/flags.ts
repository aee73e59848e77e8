/** Flags of a command, read by `node:util`; what is not usable is a `UsageError` that names it. */
import { closeSync, existsSync, fstatSync, openSync, readSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { isNamed } from "../../../contract/question-key.ts";
import { bracketed } from "../../../lib/text/distinct-names.ts";
import type { ArchivedSurvey } from "../../documents/documents.ts";
import type { Catalog, Scope } from "../../store/store.ts";

/** Where the data is without `--db` and EARSHOT_DB. */
export const DEFAULT_DATABASE = ".data/earshot.sqlite";

/** Every command has these. */
const SHARED = { db: { type: "string" }, help: { type: "boolean", short: "h" } } as const;

/** What a help text says of the flags that every command has. */
export const SHARED_HELP = `  --db ADDRESS   SQLite path or postgres:// address (EARSHOT_DB; .data/earshot.sqlite)
  --help         this text`;

/** The values of `options` and the arguments that are no flags, where there may be some. */
export function readFlags<Options extends ParseArgsOptionsConfig>(
  command: string,
  args: readonly string[],
  options: Options,
  allowPositionals = true,
) {
  try {
    const all: Options & typeof SHARED = { ...options, ...SHARED };
    const { values, positionals, tokens } = parseArgs({
      args: withNegatives(args),
      options: all,
      allowPositionals,
      tokens: true,
    });
    refuseIgnored(tokens, all);
    return { values, positionals };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${reason.split(". ", 1)[0]}. See: earshot ${command} --help`, { cause: error });
  }
}

/** Flags whose value is any text: an empty search finds everything. */
const ANY_TEXT: ReadonlySet<string> = new Set(["find", "seed"]);

/** Refuses what is empty, as of a variable that is not set, and a second value where only the last one would count. */
function refuseIgnored(
  tokens: ReturnType<typeof parseArgs>["tokens"],
  options: ParseArgsOptionsConfig,
): void {
  const given = new Set<string>();
  for (const token of tokens ?? []) {
    if (token.kind === "positional" && token.value === "") throw new UsageError("An argument is empty.");
    if (token.kind !== "option" || token.value === undefined) continue;
    const { name, value } = token;
    if (value === "" && !ANY_TEXT.has(name)) throw new UsageError(`--${name} must not be empty.`);
    if (given.has(name) && options[name]?.multiple !== true)
      throw new UsageError(`--${name} must be given once.`);
    given.add(name);
  }
  if (given.has("db") && given.has("from-api")) throw new UsageError("--db does not go with --from-api.");
}

/** `--target -10` as `--target=-10`, which alone `parseArgs` takes: no flag begins with a digit. */
function withNegatives(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const flag = /^-\d/.test(arg) && /^--[^=]+$/.test(joined.at(-1) ?? "") ? joined.pop() : undefined;
    joined.push(flag === undefined ? arg : `${flag}=${arg}`);
  }
  return joined;
}

/** The database's address from `--db`, else EARSHOT_DB (an empty one is an unset one), else the default. */
export function databaseAddress(flag: string | undefined): string {
  return flag ?? (process.env["EARSHOT_DB"] || DEFAULT_DATABASE);
}

/** Stands for standard input among archives. */
export const STANDARD_INPUT = "-";

/** How a SQLite database begins. */
const SQLITE = "SQLite format 3";

/**
 * Throws a `UsageError` where writing to `file` would destroy the database at `address`, another SQLite database, or one
 * of `inputs`, which are read (`-` is standard input). What is no plain file, such as a terminal, is written to.
 */
export function refuseToOverwrite(file: string, address: string, inputs: readonly string[] = []): void {
  if (isNoPlainFile(file)) return;
  const target = identityOf(file);
  const leadsThere = (path: string): boolean => identityOf(path) === target;
  // SQLite keeps its log and its index beside the file that a link leads to.
  const database = existsSync(address) ? realpathSync(address) : address;
  if (
    ["", "-wal", "-shm"].some((end) => leadsThere(database + end)) ||
    beginOf(file, SQLITE.length) === SQLITE
  )
    throw new UsageError(`Nothing is written to ${file}, which is a database.`);
  if (inputs.some(leadsThere)) throw new UsageError(`Nothing is written to ${file}, which is read.`);
}

/** Whether `path` is of something else than a file, such as a terminal, a pipe or /dev/null. */
export const isNoPlainFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() === false;

/** The same for all paths that lead to one file, also where none is yet. */
function identityOf(path: string): string {
  try {
    const stats = path === STANDARD_INPUT ? fstatSync(0) : statSync(path);
    return `${stats.dev}:${stats.ino}`;
  } catch {
    const folder = dirname(path);
    return join(existsSync(folder) ? realpathSync(folder) : resolve(folder), basename(path));
  }
}

/** The first bytes of a file as text; none of one that can't be read. */
function beginOf(path: string, length: number): string {
  let file: number | undefined;
  try {
    file = openSync(path, "r");
    const bytes = Buffer.alloc(length);
    return bytes.toString("latin1", 0, readSync(file, bytes));
  } catch {
    return "";
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** A whole number from `least` to `most` out of a flag's text. */
export function wholeNumber(flag: string, text: string, least: number, most: number): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(`--${flag} must be a whole number from ${least} to ${most}, not "${text}".`);
}

/** Throws a `UsageError` where `token`, the value of `name`, could be guessed or not be sent. */
export function refuseWeakToken(name: string, token: string): void {
  if (!/^[\x21-\x7e]{20,4096}$/.test(token))
    throw new UsageError(`${name} must be at least 20 visible ASCII characters, without spaces.`);
}

/** The ids of a flag that may be repeated, each once. */
export const distinct = (ids: readonly string[] = []): readonly string[] => [...new Set(ids)].toSorted();

/** What a person typed or configured can't be used; the message is one line that says what to change. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

const DAY = 86_400_000;

/** The unix milliseconds of a day: when it starts, and when the next one does. Throws `UsageError` naming the flag. */
export function dayOf(flag: string, text: string): { readonly start: number; readonly end: number } {
  const start = Date.parse(`${text}T00:00:00.000Z`);
  const isDate = !Number.isNaN(start) && new Date(start).toISOString().slice(0, 10) === text;
  if (isDate) return { start, end: start + DAY };
  throw new UsageError(`--${flag} must be a date such as 2026-12-31, not "${text}".`);
}

/** What tells which ids of surveys, teams and questions there are. */
export type NamedSurvey = Pick<ArchivedSurvey, "_id" | "teamId" | "teamName"> & {
  readonly questions: readonly { readonly _id: string }[];
};

interface NamedIds {
  readonly teams: readonly string[];
  readonly surveys: readonly string[];
  readonly questions?: readonly string[];
}

/** Which of these ids there is not, as a line to tell; undefined where there are all of them. */
export function unknownId(surveys: readonly NamedSurvey[], named: NamedIds): string | undefined {
  const known = new Map(surveys.map(({ teamId, teamName }) => [teamId, teamName]));
  const team = named.teams.find((id) => !known.has(id));
  if (team !== undefined) {
    const list = Array.from(known, ([id, name]) => bracketed(id, [name])).join(", ");
    return `There is no team "${team}". ${list === "" ? "No team is stored yet." : `Teams: ${list}`}`;
  }
  const ids = new Set(surveys.map(({ _id }) => _id));
  const survey = named.surveys.find((id) => !ids.has(id));
  if (survey !== undefined) return `There is no survey "${survey}".`;
  const asked = surveys.flatMap(({ _id: surveyId, questions }) =>
    questions.map(({ _id }) => ({ surveyId, _id })),
  );
  const question = named.questions?.find((name) => !asked.some((each) => isNamed(name, each)));
  return question === undefined ? undefined : `There is no question "${question}".`;
}

/** Throws a `UsageError` where there is not one of these ids. */
export function refuseUnknown(surveys: readonly NamedSurvey[], named: NamedIds): void {
  const unknown = unknownId(surveys, named);
  if (unknown !== undefined) throw new UsageError(unknown);
}

/** The scope of these teams, by id; every team where none is named. Throws `UsageError` for an unknown one. */
export function scopeOfTeams({ surveys }: Catalog, teams: readonly string[]): Scope {
  refuseUnknown(surveys, { teams, surveys: [] });
  return teams.length === 0 ? "all" : [...new Set(teams)];
}
