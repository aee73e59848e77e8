/** The tables on PostgreSQL, as steps that each database takes once, in order. */
import { sql, type Kysely } from "kysely";
import * as z from "zod";
import {
  answerTables,
  CHAIN_INDEXES,
  FIRST_REVISIONS,
  TOKEN_INDEXES,
  WRITTEN_ROWS,
  dropViews,
} from "../sql/shared-statements.ts";
import type { FeedbackTables } from "../sql/tables.ts";

/** Text is ordered by code point (`collate "C"`). A key and its document are joined and distributed by id. */
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

// The views that other tools read: see docs/tools.md. Stored chains become JSON where the gaps for titles are closed
// (templates/chain-template.ts). Contact details are left out; a doubtful text counts as one.

/** An array of one, so that each chain is read as JSON once, not once for each column. */
const CHAINS = `chain_key k join chain_document d on d.id = k.id
  cross join jsonb_array_elements(jsonb_build_array(
    replace(replace(replace(d.template, chr(1), '"'), chr(3), '"'), chr(2), ' ')::jsonb)) c(json)`;

/** Null before the years that a timestamp can name. */
const AT = `case when k.created_at >= -210866803200 then to_timestamp(k.created_at) end`;

/** An e-mail address somewhere in a text, or a text that is nothing but a phone number. */
const isPersonal = (text: string): string => `(${text} like '%_@_%._%' or (
    ${text} ~ '^\\s*[+0(](.*[0-9]){6}' and ${text} !~ '[^-0-9 ()./+]'))`;

const NAMES_CONTACT = `'mail|posti|correo|phone|mobile|telefon|puhelin|gsm|whatsapp'`;

const METADATA = `(
    select coalesce(jsonb_object_agg(m.key, m.value), '{}'::jsonb) from jsonb_each(c.json -> 'metadata') m
    where m.key !~* ${NAMES_CONTACT}
      and (jsonb_typeof(m.value) not in ('string', 'object', 'array') or not ${isPersonal("(m.value #>> '{}')")}))`;

const TITLE = `(
    select q.json -> 'title' ->> l.code from jsonb_array_elements_text(q.json -> 'languages') with ordinality l(code, place)
    where jsonb_exists(q.json -> 'title', l.code) order by l.place limit 1)`;

const isNumber = (field: string): string => `jsonb_typeof(r.json -> '${field}') = 'number'`;
const TEXT = `coalesce(r.json ->> 'valueString',
      case when jsonb_typeof(r.json -> 'answer') = 'string' then r.json ->> 'answer' end)`;

export const VIEWS: readonly string[] = [
  ...dropViews,
  `create view earshot_questions as
  select q.json ->> '_id' as id, s.id as survey_id, s.name as survey_name, q.place::int as place,
    q.json ->> 'questionType' as question_type, ${TITLE} as title
  from survey s, jsonb_array_elements(s.document::jsonb -> 'questions') with ordinality q(json, place)`,
  `create view earshot_responses as
  select k.id, ${AT} as created_at, k.created_at as created_at_unix, k.survey_id, s.name as survey_name,
    k.survey_version, k.is_closed = 1 as is_closed, k.touchpoint_id, c.json ->> 'touchpointName' as touchpoint_name,
    k.team_id, c.json ->> 'teamName' as team_name, c.json ->> 'language' as language,
    c.json ->> 'browser' as browser, ${METADATA} as metadata
  from ${CHAINS} left join survey s on s.id = k.survey_id`,
  `create view earshot_answers as
  select k.id as response_id, r.place::int as place, ${AT} as created_at, k.created_at as created_at_unix, k.survey_id,
    k.touchpoint_id, c.json ->> 'touchpointName' as touchpoint_name, k.team_id, c.json ->> 'teamName' as team_name,
    r.json ->> 'questionId' as question_id, r.json ->> 'questionType' as question_type,
    r.json ->> 'language' as language,
    case when ${isNumber("valueNum")} then (r.json ->> 'valueNum')::double precision
      when ${isNumber("answer")} then (r.json ->> 'answer')::double precision end as value,
    case when not ${isPersonal(TEXT)} then ${TEXT} end as text,
    case when r.json ->> 'questionType' = 'NPS' and ${isNumber("valueNum")} then
      case when (r.json -> 'valueNum')::numeric in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
        then (r.json -> 'valueNum')::numeric::int end end as nps
  from ${CHAINS}, jsonb_array_elements(c.json -> 'responses') with ordinality r(json, place)
  where lower(r.json ->> 'questionType') <> 'contact'`,
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

/** Migrates the database. Processes wait at a locked row: not all compatible engines have advisory locks. */
export async function migrate(db: Kysely<FeedbackTables>): Promise<void> {
  if ((await stepsTaken(db)) === STEPS.length) return;
  await checkEncoding(db);
  await makeStepTable(db);
  await db.transaction().execute(async (transaction) => {
    const taken = (await readSteps(transaction, sql`for update`)) ?? 0;
    if (taken > STEPS.length) throw new Error("The database was made by a newer version of Earshot.");
    for (const statement of STEPS.slice(taken).flat()) await sql.raw(statement).execute(transaction);
    await sql`update schema_step set taken = ${STEPS.length}`.execute(transaction);
  });
}

/** Feedback is in any script: what another encoding can't hold would fail in the middle of an import. */
async function checkEncoding(db: Kysely<FeedbackTables>): Promise<void> {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
  const [{ server_encoding: encoding } = { server_encoding: "UTF8" }] = rows;
  if (encoding === "UTF8") return;
  throw new Error(
    `The database keeps text as ${encoding}, which lacks most scripts. Make one with "create database NAME encoding 'UTF8' template template0".`,
  );
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
