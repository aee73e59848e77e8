/** What the shared statements need to know of the database that they are sent to. */
import { sql, type RawBuilder } from "kysely";

export interface SqlDialect {
  /** The column of both tables of chains by which a key finds its document. */
  readonly documentKey: RawBuilder<unknown>;
  /** The columns of a key in a list: the list's order, and the document's key. */
  readonly keyColumns: RawBuilder<unknown>;
  /** A template, as bytes where the database can give them more cheaply than text. */
  readonly template: RawBuilder<unknown>;
  /**
   * The templates of the keys in `page`, in the list's order, as one value with U+0004 between them: a page of a
   * hundred rows costs half as much in one piece as in a hundred.
   */
  readonly pageTemplates: RawBuilder<unknown>;
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
  template: sql`cast(chain_document.template as blob)`,
  pageTemplates: sql`(
    select cast(group_concat(template, char(4)) as blob) from (
      select chain_document.template from page join chain_document on chain_document.seq = page.seq
      order by page.created_at desc, page.id desc))`,
  bindsWalks: false,
};

/** Ids do, so that both tables can be distributed by them. */
export const postgresDialect: SqlDialect = {
  documentKey: sql.ref("id"),
  keyColumns: sql`created_at, id`,
  template: sql`chain_document.template`,
  pageTemplates: sql`(
    select string_agg(chain_document.template, chr(4) order by page.created_at desc, page.id desc)
    from page join chain_document on chain_document.id = page.id)`,
  bindsWalks: true,
};
