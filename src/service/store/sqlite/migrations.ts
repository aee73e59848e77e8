/** The tables on SQLite, as steps that each database takes once, in order. */
import type { DatabaseSync } from "node:sqlite";
import {
  answerTables,
  CHAIN_INDEXES,
  FIRST_REVISIONS,
  TOKEN_INDEXES,
  WRITTEN_ROWS,
} from "../sql/shared-statements.ts";
import { VIEWS } from "./views.ts";

/**
 * `seq` joins a key and its document by row id. Both tables are rowid tables: skipping through a
 * `WITHOUT ROWID` table reads whole rows.
 */
const TABLES = [
  `create table survey (id text primary key, name text not null, document text not null)`,
  `create table chain_key (
    seq integer primary key, id text not null unique, created_at integer not null, team_id text not null,
    touchpoint_id text not null, survey_id text not null, is_closed integer not null,
    survey_version integer not null)`,
  `create table chain_document (seq integer primary key, template text not null)`,
  ...CHAIN_INDEXES,
  `create table revision (name text primary key, value integer not null)`,
  FIRST_REVISIONS,
  `create table token (
    id text primary key, name text not null, digest text not null, teams text, created_at integer not null,
    expires_at integer, revoked_at integer, last_used_at integer)`,
  ...TOKEN_INDEXES,
];

/** Each step's statements; a database's `user_version` says how many steps it has taken. */
const STEPS: readonly (readonly string[])[] = [TABLES, WRITTEN_ROWS, VIEWS, answerTables("blob", "text")];

/**
 * Brings the database up to date. Of two processes that start at once, one waits for the other; where nothing is to
 * be done, nothing is locked, so that a service starts while another process imports. It never awaits: a lock held
 * over an await would block this process itself.
 */
export function migrate(database: DatabaseSync): void {
  const known = stepsTaken(database);
  if (known > STEPS.length) throw new Error("The database was made by a newer version of Earshot.");
  if (known === STEPS.length) return;
  database.exec("begin immediate");
  try {
    for (const statement of STEPS.slice(stepsTaken(database)).flat()) database.exec(statement);
    database.exec(`pragma user_version = ${STEPS.length}`);
    database.exec("commit");
  } catch (error) {
    if (database.isTransaction) database.exec("rollback");
    throw error;
  }
}

const stepsTaken = (database: DatabaseSync): number =>
  Number(database.prepare("pragma user_version").get()?.["user_version"]);
