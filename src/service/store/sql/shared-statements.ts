/** Statements of the migrations that both databases take as they are. */

/** The indexes that lists are walked by: one for each filter by a single value, each in the order of the list. */
export const CHAIN_INDEXES = [
  `create index chain_key_by_time on chain_key (created_at, id)`,
  `create index chain_key_by_team on chain_key (team_id, created_at, id)`,
  `create index chain_key_by_touchpoint on chain_key (touchpoint_id, created_at, id)`,
  `create index chain_key_by_survey on chain_key (survey_id, created_at, id)`,
  `create index chain_key_by_closed on chain_key (is_closed, created_at, id)`,
  `create index chain_key_by_version on chain_key (survey_version, created_at, id)`,
];

/** Names and values are taken by tokens in force alone. */
export const TOKEN_INDEXES = [
  `create index token_by_digest on token (digest)`,
  `create unique index token_name_in_force on token (name) where revoked_at is null`,
  `create unique index token_digest_in_force on token (digest) where revoked_at is null`,
];

/** The revisions before anything was written. */
export const FIRST_REVISIONS = `insert into revision (name, value) values ('catalog', 0), ('chains', 0)`;

/** The second step: rows are counted from now on. */
export const WRITTEN_ROWS = [
  `create table written (kind text primary key, total bigint not null)`,
  `insert into written (kind, total) values ('survey', 0), ('chain', 0)`,
];

/** Before the views for other tools are made, anew where an older form of them stands. */
export const dropViews = ["earshot_answers", "earshot_responses", "earshot_questions"].map(
  (name) => `drop view if exists ${name}`,
);

/**
 * The fourth step: leaves of all answers. A database that holds chains already has a backlog, which is worked off when it
 * is opened; `bytes` and `text` are the database's types of bytes and of text in the order of code points.
 */
export const answerTables = (bytes: string, text: string): readonly string[] => [
  `create table answer_group (id bigint primary key, kind text not null, content text not null)`,
  `create table answer_leaf (
    id bigint primary key, chains bigint not null, first_at bigint not null, first_id ${text} not null,
    last_at bigint not null, last_id ${text} not null, contents ${bytes} not null, retired_at bigint)`,
  `create table answer_part (leaf bigint not null, part text not null, bytes ${bytes} not null,
    primary key (leaf, part))`,
  `create table answer_backlog (id bigint primary key, done_at bigint, done_id ${text})`,
  `insert into answer_backlog (id) select 1 where exists (select 1 from chain_key)`,
];
