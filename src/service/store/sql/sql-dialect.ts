/** What the shared statements need to know of the database that they are sent to. */
import { sql, type RawBuilder } from "kysely";

export interface SqlDialect {
  /** The column of both tables of chains by which a key finds its document. */
  readonly documentKey: RawBuilder<unknown>;
  /** The columns of a key in a list: the list's order, and the document's key. */
  readonly keyColumns: RawBuilder<unknown>;
  /** The function that tells where a text stands in another one; 0 where it does not. */
  readonly position: RawBuilder<unknown>;
  /** A template, as bytes where the database can give them more cheaply than text. */
  readonly template: RawBuilder<unknown>;
  /**
   * The templates of `keys`, a subquery, in its order, as one value with `,\n` between them: a page of a hundred rows
   * costs half as much in one piece as in a hundred. Null where there are none.
   */
  readonly pageTemplates: (keys: RawBuilder<unknown>) => RawBuilder<unknown>;
  /**
   * Whether each of several merged walks is to be ordered and bounded by itself. PostgreSQL merges only such walks; SQLite
   * merges any, and would sort these once more.
   */
  readonly bindsWalks: boolean;
}

/** Row ids join a key and its document. */
export const sqliteDialect: SqlDialect = {
  documentKey: sql.ref("seq"),
  keyColumns: sql`created_at, id, seq`,
  position: sql`instr`,
  template: sql`cast(chain_document.template as blob)`,
  // A cross join keeps its sides in order: rows are put together as the walk over the keys finds them.
  pageTemplates: (keys) => sql`(
    select cast(group_concat(chain_document.template, char(44, 10)) as blob)
    from (${keys}) as page cross join chain_document on chain_document.seq = page.seq)`,
  bindsWalks: false,
};

/** Ids do, so that both tables can be distributed by them. */
export const postgresDialect: SqlDialect = {
  documentKey: sql.ref("id"),
  keyColumns: sql`created_at, id`,
  position: sql`strpos`,
  template: sql`chain_document.template`,
  pageTemplates: (keys) => sql`(
    select string_agg(chain_document.template, chr(44) || chr(10) order by page.created_at desc, page.id desc)
    from (${keys}) as page join chain_document on chain_document.id = page.id)`,
  bindsWalks: true,
};
