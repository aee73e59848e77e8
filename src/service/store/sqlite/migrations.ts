/** The tables on SQLite, as steps that each database takes once, in order. */
import type { DatabaseSync } from "node:sqlite";
import {
  answerTables,
  CHAIN_INDEXES,
  FIRST_REVISIONS,
  TOKEN_INDEXES,
  WRITTEN_ROWS,
  dropViews,
} from "../sql/shared-statements.ts";

/** `seq` joins key and document by row id: skipping through a `WITHOUT ROWID` table reads whole rows. */
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

// The views that other tools read: see docs/tools.md. Stored chains become JSON where the gaps for titles are closed
// (templates/chain-template.ts). Contact details are left out; a doubtful text counts as one.

const CHAIN = `replace(replace(replace(d.template, char(1), '"'), char(3), '"'), char(2), ' ')`;

const AT = `strftime('%Y-%m-%dT%H:%M:%SZ', k.created_at, 'unixepoch')`;

/** An e-mail address somewhere in a text, or a text that is nothing but a phone number. */
const isPersonal = (text: string): string => `(${text} like '%_@_%._%' or (
    trim(${text}) glob '[+0(]*[0-9]*[0-9]*[0-9]*[0-9]*[0-9]*[0-9]*' and trim(${text}) not glob '*[^-0-9 ()./+]*'))`;

const NAMES_CONTACT = ["mail", "posti", "correo", "phone", "mobile", "telefon", "puhelin", "gsm", "whatsapp"]
  .map((part) => `lower(m.key) like '%${part}%'`)
  .join(" or ");

const METADATA = `(
    select '{' || coalesce(group_concat(json_quote(m.key) || ':' ||
      case m.type when 'text' then json_quote(m.value) when 'true' then 'true' when 'false' then 'false'
        when 'null' then 'null' else m.value end, ','), '') || '}'
    from json_each(${CHAIN}, '$.metadata') m
    where not (${NAMES_CONTACT} or (m.type in ('text', 'object', 'array') and ${isPersonal("m.value")})))`;

const TITLE = `(
    select t.value from json_each(q.value, '$.languages') l join json_each(q.value, '$.title') t on t.key = l.value
    order by l.key limit 1)`;

const answer = (field: string): string => `json_extract(r.value, '$.${field}')`;
const isNumber = (field: string): string => `json_type(r.value, '$.${field}') in ('integer', 'real')`;
const TEXT = `coalesce(${answer("valueString")}, case when json_type(r.value, '$.answer') = 'text' then ${answer("answer")} end)`;

const VIEWS: readonly string[] = [
  ...dropViews,
  `create view earshot_questions as
  select json_extract(q.value, '$._id') as id, s.id as survey_id, s.name as survey_name, q.key + 1 as place,
    json_extract(q.value, '$.questionType') as question_type, ${TITLE} as title
  from survey s, json_each(s.document, '$.questions') q`,
  `create view earshot_responses as
  select k.id as id, ${AT} as created_at, k.created_at as created_at_unix, k.survey_id as survey_id,
    s.name as survey_name, k.survey_version as survey_version, k.is_closed as is_closed,
    k.touchpoint_id as touchpoint_id, json_extract(${CHAIN}, '$.touchpointName') as touchpoint_name,
    k.team_id as team_id, json_extract(${CHAIN}, '$.teamName') as team_name,
    json_extract(${CHAIN}, '$.language') as language, json_extract(${CHAIN}, '$.browser') as browser,
    ${METADATA} as metadata
  from chain_key k join chain_document d on d.seq = k.seq left join survey s on s.id = k.survey_id`,
  `create view earshot_answers as
  select k.id as response_id, r.key + 1 as place, ${AT} as created_at, k.created_at as created_at_unix,
    k.survey_id as survey_id, k.touchpoint_id as touchpoint_id,
    json_extract(${CHAIN}, '$.touchpointName') as touchpoint_name, k.team_id as team_id,
    json_extract(${CHAIN}, '$.teamName') as team_name, ${answer("questionId")} as question_id,
    ${answer("questionType")} as question_type, ${answer("language")} as language,
    case when ${isNumber("valueNum")} then ${answer("valueNum")}
      when ${isNumber("answer")} then ${answer("answer")} end as value,
    case when not ${isPersonal(TEXT)} then ${TEXT} end as text,
    case when ${answer("questionType")} = 'NPS' and ${isNumber("valueNum")} and ${answer("valueNum")} between 0 and 10
      and ${answer("valueNum")} = cast(${answer("valueNum")} as integer)
      then cast(${answer("valueNum")} as integer) end as nps
  from chain_key k join chain_document d on d.seq = k.seq, json_each(${CHAIN}, '$.responses') r
  where lower(${answer("questionType")}) <> 'contact'`,
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
