/**
 * Pages of chains through SQL: keys first, then the documents of the page alone (deferred join), found from the
 * nearest bookmark. Every statement tells the revision of what it read, so that no bookmark outlives its list.
 */
import { sql, type Kysely } from "kysely";
import type { ChainFilter } from "../../../contract/queries.ts";
import type { Scope, StoredTemplate, Window } from "../store.ts";
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
type StoredText = string | Uint8Array;

/** A page, and the place of its last row but one, where there are two. */
interface DocumentPage {
  readonly templates: StoredText | null;
  readonly createdAt: number;
  readonly id: string | null;
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

  async page(scope: Scope, filter: ChainFilter, { skip, limit }: Window): Promise<readonly StoredTemplate[]> {
    const list = JSON.stringify([scope, filter]);
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const after = await this.#placeAt(list, scope, filter, skip);
      if (after === "moved") continue;
      if (after === "beyond the end") return [];
      const page = await this.#documents(scope, filter, { after, offset: 0, limit });
      if (!(await this.#isCurrent(page))) continue;
      const templates = apart(page.templates);
      const { createdAt, id } = page;
      if (id !== null) this.#bookmarks.add(list, behind(skip + templates.length - 1, { createdAt, id }));
      return templates;
    }
    return apart((await this.#documents(scope, filter, { offset: skip, limit })).templates);
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

  /** Readers ask for one row more than they show, to see whether there is one: the next page starts with it. */
  async #documents(scope: Scope, filter: ChainFilter, window: KeyWindow): Promise<DocumentPage> {
    const { keyColumns, pageTemplates } = this.#dialect;
    const keys = selectKeys(this.#dialect, keyColumns, scope, filter, window);
    const lastButOne = sql`from page order by created_at, id limit 1 offset 1`;
    const statement = sql<DocumentPage>`
      with page as (${keys})
      select ${pageTemplates} as templates, (select created_at ${lastButOne}) as "createdAt",
        (select id ${lastButOne}) as id, ${REVISION} as revision`;
    const [page] = (await statement.execute(this.#db)).rows;
    return page ?? { templates: null, createdAt: 0, id: null, revision: 0 };
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

const asBytes = (template: StoredText): StoredTemplate =>
  typeof template === "string" ? encoder.encode(template) : template;

const SEPARATOR = 4;

/** The templates of a page: JSON text never holds what stands between them. */
function apart(templates: StoredText | null): readonly StoredTemplate[] {
  if (templates === null) return [];
  const bytes = asBytes(templates);
  const found: StoredTemplate[] = [];
  let start = 0;
  for (let end = bytes.indexOf(SEPARATOR); end !== -1; end = bytes.indexOf(SEPARATOR, start)) {
    found.push(bytes.subarray(start, end));
    start = end + 1;
  }
  return [...found, bytes.subarray(start)];
}
