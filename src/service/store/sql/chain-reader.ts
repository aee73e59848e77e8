/**
 * Pages of chains through SQL: keys first, then the documents of the page alone (deferred join), found from the
 * nearest bookmark. Every statement tells the revision of what it read, so that no bookmark outlives its list.
 */
import { sql, type Kysely } from "kysely";
import type { ChainFilter } from "../../../contract/queries.ts";
import type { ChainPage, Scope, StoredTemplate, Window } from "../store.ts";
import { Bookmarks, type Bookmark } from "./bookmarks.ts";
import { facts, bounds, where } from "./chain-conditions.ts";
import { selectKeys, type KeyWindow, type Place } from "./chain-keys.ts";
import type { SqlDialect } from "./sql-dialect.ts";
import type { FeedbackTables } from "./tables.ts";

/** So many keys are counted off at a time, and a bookmark is left there. */
const STRIDE = 5_000;

/** Where chains are written all the time, bookmarks do not live long enough: then the database counts by itself. */
const MOST_TRIES = 4;

const REVISION = sql`(select value from revision where name = 'chains')`;

interface Row {
  readonly createdAt: number;
  readonly id: string;
  readonly revision: number;
}

/** Text in the database's own form, or as bytes. */
type StoredText = string | Uint8Array<ArrayBuffer>;

interface Documents {
  readonly templates: StoredText | null;
  readonly revision: number;
}

export class ChainReader {
  readonly #db: Kysely<FeedbackTables>;
  readonly #dialect: SqlDialect;
  readonly #bookmarks = new Bookmarks();

  constructor(db: Kysely<FeedbackTables>, dialect: SqlDialect) {
    this.#db = db;
    this.#dialect = dialect;
  }

  async page(scope: Scope, filter: ChainFilter, { skip, limit }: Window): Promise<ChainPage> {
    const list = JSON.stringify([scope, filter]);
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const after = await this.#placeAt(list, scope, filter, skip);
      if (after === "moved") continue;
      if (after === "beyond the end") return { templates: asBytes(null), hasMore: false };
      const [documents, [last, next]] = await this.#window(scope, filter, { after, offset: 0, limit });
      if (!(await this.#isCurrent(documents)) || !(await this.#isCurrent(next ?? last))) continue;
      if (last !== undefined) this.#bookmarks.add(list, behind(skip + limit, last));
      return { templates: asBytes(documents.templates), hasMore: next !== undefined };
    }
    const [{ templates }, [, next]] = await this.#window(scope, filter, { offset: skip, limit });
    return { templates: asBytes(templates), hasMore: next !== undefined };
  }

  /** The documents of a window, its last key where it is full, and the key behind it. */
  #window(scope: Scope, filter: ChainFilter, window: KeyWindow) {
    const end = { ...window, offset: window.offset + window.limit - 1, limit: 2 };
    return Promise.all([this.#documents(scope, filter, window), this.#keys(scope, filter, end)]);
  }

  /** The place behind the first `skip` chains of a list, counted off from the nearest bookmark; none for the start. */
  async #placeAt(
    list: string,
    scope: Scope,
    filter: ChainFilter,
    skip: number,
  ): Promise<Place | undefined | "moved" | "beyond the end"> {
    for (;;) {
      const { skip: from, after } = this.#bookmarks.nearest(list, skip);
      if (from === skip) return after;
      const stride = Math.min(skip - from, STRIDE);
      const [row] = await this.#keys(scope, filter, { after, offset: stride - 1, limit: 1 });
      if (!(await this.#isCurrent(row))) return "moved";
      if (row === undefined) return "beyond the end";
      this.#bookmarks.add(list, behind(from + stride, row));
      // SQLite answers at once and would keep every other request waiting until the end is reached.
      if (stride === STRIDE) await new Promise((resolve) => setImmediate(resolve));
    }
  }

  count(scope: Scope, filter: ChainFilter): Promise<number> {
    return countChains(this.#db, scope, filter);
  }

  async one(scope: Scope, id: string): Promise<StoredTemplate | undefined> {
    const { documentKey: key, template } = this.#dialect;
    const { rows } = await sql<{ template: StoredText }>`
      select ${template} as template from chain_key
      join chain_document on chain_document.${key} = chain_key.${key}
      ${where([sql`chain_key.id = ${id}`, ...facts(scope, {})])}`.execute(this.#db);
    return rows[0] && asBytes(rows[0].template);
  }

  /** Whether the bookmarks still fit what was read; where they don't, they are new and reading starts again. */
  async #isCurrent(row: Pick<Row, "revision"> | undefined): Promise<boolean> {
    return !this.#bookmarks.renew(row?.revision ?? (await this.#revision()));
  }

  async #revision(): Promise<number> {
    const { rows } = await sql<{ revision: number }>`select ${REVISION} as revision`.execute(this.#db);
    return rows[0]?.revision ?? 0;
  }

  async #keys(scope: Scope, filter: ChainFilter, window: KeyWindow): Promise<readonly Row[]> {
    const keys = selectKeys(this.#dialect, sql`created_at, id`, scope, filter, window);
    const statement = sql<Row>`
      select page.created_at as "createdAt", page.id as id, ${REVISION} as revision from (${keys}) as page`;
    return (await statement.execute(this.#db)).rows;
  }

  async #documents(scope: Scope, filter: ChainFilter, window: KeyWindow): Promise<Documents> {
    const { keyColumns, pageTemplates } = this.#dialect;
    const keys = selectKeys(this.#dialect, keyColumns, scope, filter, window);
    const statement = sql<Documents>`select ${pageTemplates(keys)} as templates, ${REVISION} as revision`;
    const [documents] = (await statement.execute(this.#db)).rows;
    return documents ?? { templates: null, revision: 0 };
  }
}

/** How many chains match. */
export async function countChains(
  db: Kysely<FeedbackTables>,
  scope: Scope,
  filter: ChainFilter,
): Promise<number> {
  const conditions = where([...facts(scope, filter), ...bounds(filter, undefined)]);
  const counting = sql<{ count: number }>`select count(*) as count from chain_key ${conditions}`;
  return Number((await counting.execute(db)).rows[0]?.count);
}

const behind = (skip: number, { createdAt, id }: Place): Bookmark => ({ skip, after: { createdAt, id } });

const encoder = new TextEncoder();

/** Each time of their own: whoever gets them may give their memory back. */
const asBytes = (text: StoredText | null): StoredTemplate =>
  typeof text === "string" ? encoder.encode(text) : (text ?? new Uint8Array());
