/** What the shared statements need to know of the database that they are sent to. */
import { sql, type RawBuilder } from "kysely";
import type { Place } from "./tables.ts";

export interface SqlDialect {
  /** The column of both tables of chains by which a key finds its document. */
  readonly documentKey: RawBuilder<unknown>;
  /** The same column of a key, as it is compared with that of a document. */
  readonly keyOfDocument: RawBuilder<unknown>;
  /** The columns of a key in a list: the list's order, and the document's key. */
  readonly keyColumns: RawBuilder<unknown>;
  /** The function that tells where a text stands in another one; 0 where it does not. */
  readonly position: RawBuilder<unknown>;
  /** A template, as bytes where the database can give them more cheaply than text. */
  readonly template: RawBuilder<unknown>;
  /** Whether a column holds one of `values`, sent as one: a parameter each takes longer to prepare than to answer. */
  readonly isAmong: (column: RawBuilder<unknown>, values: readonly string[]) => RawBuilder<unknown>;
  /** Whether a key comes behind a place of the list. */
  readonly isBehind: (place: Place) => RawBuilder<unknown>;
  /** What to select from for the rows of `keys`, a subquery, as `page`, each with the `template` of its document. */
  readonly withDocuments: (keys: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** The templates of `keys`, in order, as one value joined by `,\n`: half the cost of a hundred rows. Null for none. */
  readonly pageTemplates: (keys: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Whether merged walks must each be ordered and bounded: PostgreSQL needs it, SQLite would sort once more. */
  readonly bindsWalks: boolean;
}

type Keys = RawBuilder<unknown>;

const isRowBehind = ({ createdAt, id }: Place) => sql`(created_at, id) < (${createdAt}, ${id})`;

/** A cross join keeps its sides in order: rows are put together as the walk over the keys finds them. */
const sqliteDocuments = (keys: Keys) =>
  sql`(${keys}) as page cross join chain_document on chain_document.seq = page.seq`;

/** Row ids join a key and its document. */
export const sqliteDialect: SqlDialect = {
  documentKey: sql.ref("seq"),
  keyOfDocument: sql.ref("seq"),
  keyColumns: sql`created_at, id, seq`,
  position: sql`instr`,
  template: sql`cast(template as blob)`,
  isAmong: (column, values) => sql`${column} in (select value from json_each(${JSON.stringify(values)}))`,
  isBehind: isRowBehind,
  withDocuments: sqliteDocuments,
  pageTemplates: (keys) => sql`(
    select cast(group_concat(template, char(44, 10)) as blob) from ${sqliteDocuments(keys)})`,
  bindsWalks: false,
};

/** Ids do, so that both tables can be distributed by them. */
const postgres = (own: Pick<SqlDialect, "isBehind" | "withDocuments">): SqlDialect => ({
  ...own,
  documentKey: sql.ref("id"),
  keyOfDocument: sql`id collate "default"`,
  keyColumns: sql`created_at, id`,
  position: sql`strpos`,
  template: sql.ref("template"),
  isAmong: (column, values) => sql`${column} = any(${values})`,
  pageTemplates: (keys) => sql`(
    select string_agg(template, chr(44) || chr(10) order by page.created_at desc, page.id desc)
    from ${own.withDocuments(keys)})`,
  bindsWalks: true,
});

export const postgresDialect = postgres({
  isBehind: isRowBehind,
  withDocuments: (keys) => sql`(${keys}) as page join chain_document on chain_document.id = page.id`,
});

/**
 * Where the tables of chains are spread over foreign servers. `postgres_fdw` sends them neither a join with other tables nor a
 * comparison of rows, and a comparison of texts only with values of the default collation: so documents are asked for by the
 * ids that the walk has found. On one server that takes a tenth longer than the join.
 */
export const foreignDialect = postgres({
  isBehind: ({ createdAt, id }) =>
    sql`created_at <= ${createdAt} and (created_at < ${createdAt} or id < ${id})`,
  withDocuments: (keys) => sql`(
    with page as materialized (${keys})
    select page.*, template from page join chain_document on chain_document.id = page.id
    where chain_document.id = any(array(select id collate "default" from page))) as page`,
});
