/** The tables on PostgreSQL, as steps that each database takes once, in order. */
import { sql, type Kysely } from "kysely";
import * as z from "zod";
import {
  answerTables,
  CHAIN_INDEXES,
  FIRST_REVISIONS,
  TOKEN_INDEXES,
  WRITTEN_ROWS,
} from "../sql/shared-statements.ts";
import type { FeedbackTables } from "../sql/tables.ts";
import { VIEWS } from "./views.ts";

/**
 * Text is compared by code point whatever the database's own collation: `collate "C"` on UTF-8. A key and its
 * document are joined by id, so that both can be distributed by it.
 */
const TABLES = [
  `create table survey (
    id text collate "C" primary key, name text collate "C" not null, document text not null)`,
  `create table chain_key (
    id text collate "C" primary key, created_at bigint not null, team_id text collate "C" not null,
    touchpoint_id text collate "C" not null, survey_id text collate "C" not null, is_closed smallint not null,
    survey_version smallint not null)`,
  `create table chain_document (id text collate "C" primary key, template text not null)`,
  ...CHAIN_INDEXES,
  `create table revision (name text primary key, value bigint not null)`,
  FIRST_REVISIONS,
  `create table token (
    id text primary key, name text not null, digest text not null, teams text, created_at bigint not null,
    expires_at bigint, revoked_at bigint, last_used_at bigint)`,
  ...TOKEN_INDEXES,
];

const STEPS: readonly (readonly string[])[] = [
  TABLES,
  WRITTEN_ROWS,
  VIEWS,
  answerTables("bytea", 'text collate "C"'),
];

/** What two processes get that make the same table at the same time, although each says `if not exists`. */
const RACE_LOST = new Set(["23505", "42710", "42P07"]);
const NO_SUCH_TABLE = "42P01";

const hasCode = z.looseObject({ code: z.string() });
const codeOf = (error: unknown): string | undefined => hasCode.safeParse(error).data?.code;

/**
 * Brings the database up to date. Processes that start at once wait for one another at a locked row: every engine
 * that speaks PostgreSQL's protocol has those, not all have advisory locks.
 */
export async function migrate(db: Kysely<FeedbackTables>): Promise<void> {
  if ((await stepsTaken(db)) === STEPS.length) return;
  await makeStepTable(db);
  await db.transaction().execute(async (transaction) => {
    const taken = (await readSteps(transaction, sql`for update`)) ?? 0;
    if (taken > STEPS.length) throw new Error("The database was made by a newer version of Earshot.");
    for (const statement of STEPS.slice(taken).flat()) await sql.raw(statement).execute(transaction);
    await sql`update schema_step set taken = ${STEPS.length}`.execute(transaction);
  });
}

async function stepsTaken(db: Kysely<FeedbackTables>): Promise<number | undefined> {
  try {
    return await readSteps(db, sql``);
  } catch (error) {
    if (codeOf(error) === NO_SUCH_TABLE) return undefined;
    throw error;
  }
}

async function readSteps(db: Kysely<FeedbackTables>, locking: ReturnType<typeof sql>) {
  const { rows } = await sql<{
    taken: number;
  }>`select taken from schema_step where id = 1 ${locking}`.execute(db);
  return rows[0]?.taken;
}

async function makeStepTable(db: Kysely<FeedbackTables>): Promise<void> {
  try {
    await sql`create table if not exists schema_step (id int primary key, taken int not null)`.execute(db);
  } catch (error) {
    if (!RACE_LOST.has(codeOf(error) ?? "")) throw error;
  }
  await sql`insert into schema_step (id, taken) values (1, 0) on conflict (id) do nothing`.execute(db);
}
