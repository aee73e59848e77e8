/** Pages of chains: keys first, then their documents (deferred join), from the nearest bookmark. */
import { sql, type Kysely } from "kysely";
import type { ChainFilter } from "../../../contract/queries.ts";
import type { ChainPage, ChainText, Scope, Window } from "../store.ts";
import type { StoredTemplate } from "../../templates/chain-template.ts";
import { Bookmarks, type Bookmark, type ListStart } from "./bookmarks.ts";
import { equalityConditions, bounds, where, selectKeys, type KeyWindow } from "./chain-keys.ts";
import type { SqlDialect } from "./sql-dialect.ts";
import type { FeedbackTables, Place } from "./tables.ts";

/** So many keys are counted off at a time, and a bookmark is left there. */
const STRIDE = 5_000;
/** Where chains are written all the time, bookmarks do not live long enough: then the database counts by itself. */
const MOST_TRIES = 4;

const REVISION = sql`(select value from revision where name = 'chains')`;

/** Up to two places of a list, in its order, as it was at `revision`. */
interface Places {
  readonly places: readonly Place[];
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
      const start = await this.#startAt(list, scope, filter, skip);
      if (start === "moved") continue;
      if ("endOf" in start) return { templates: asBytes(null), hasMore: false, chainsRevision: start.endOf };
      const end = { after: start.after, offset: limit - 1, limit: 2 };
      const [documents, { places, revision }] = await Promise.all([
        this.#documents(scope, filter, { after: start.after, offset: 0, limit }),
        this.#places(scope, filter, end),
      ]);
      const isOneMoment = documents.revision === revision;
      if (!this.#bookmarks.fits(start, Math.max(documents.revision, revision)) || !isOneMoment) continue;
      const [last, next] = places;
      if (last !== undefined) this.#bookmarks.add(list, { skip: skip + limit, after: last, revision });
      return {
        templates: asBytes(documents.templates),
        hasMore: next !== undefined,
        chainsRevision: revision,
      };
    }
    return this.#countedPage(scope, filter, { skip, limit });
  }

  /** The bookmark behind the first `skip` chains, from the nearest one; the revision of a list that is shorter. */
  async #startAt(
    list: string,
    scope: Scope,
    filter: ChainFilter,
    skip: number,
  ): Promise<Bookmark | ListStart | "moved" | { readonly endOf: number }> {
    for (;;) {
      const nearest = this.#bookmarks.nearest(list, skip);
      if (nearest.skip === skip) return nearest;
      const stride = Math.min(skip - nearest.skip, STRIDE);
      const window = { after: nearest.after, offset: stride - 1, limit: 1 };
      const { places, revision } = await this.#places(scope, filter, window);
      if (!this.#bookmarks.fits(nearest, revision)) return "moved";
      const [after] = places;
      if (after === undefined) return { endOf: revision };
      this.#bookmarks.add(list, { skip: nearest.skip + stride, after, revision });
      // SQLite answers at once and would keep every other request waiting until the end is reached.
      if (stride === STRIDE) await new Promise((resolve) => setImmediate(resolve));
    }
  }

  async one(scope: Scope, id: string): Promise<ChainText | undefined> {
    const { documentKey, keyOfDocument, template } = this.#dialect;
    const visible = equalityConditions(this.#dialect, scope, {});
    const key = sql`select ${keyOfDocument} from chain_key ${where([sql`id = ${id}`, ...visible])}`;
    const { rows } = await sql<{ template: StoredText; revision: number }>`
      select ${template} as template, ${REVISION} as revision
      from chain_document where ${documentKey} = (${key})`.execute(this.#db);
    return rows[0] && { template: asBytes(rows[0].template), chainsRevision: rows[0].revision };
  }

  async #places(scope: Scope, filter: ChainFilter, window: KeyWindow): Promise<Places> {
    const keys = selectKeys(this.#dialect, sql`created_at, id`, scope, filter, window);
    // Where there is no key, there is a row all the same, for its revision.
    const { rows } = await sql<{ createdAt: number | null; id: string | null; revision: number }>`
      select page.created_at as "createdAt", page.id as id, ${REVISION} as revision
      from (select 1 as one) as here left join (${keys}) as page on 1 = 1`.execute(this.#db);
    const places = rows.flatMap(({ createdAt, id }) =>
      createdAt === null || id === null ? [] : [{ createdAt, id }],
    );
    return { places, revision: rows[0]?.revision ?? 0 };
  }

  async #documents(scope: Scope, filter: ChainFilter, window: KeyWindow): Promise<Documents> {
    const { keyColumns, pageTemplates } = this.#dialect;
    const keys = selectKeys(this.#dialect, keyColumns, scope, filter, window);
    const statement = sql<Documents>`select ${pageTemplates(keys)} as templates, ${REVISION} as revision`;
    const [documents] = (await statement.execute(this.#db)).rows;
    return documents ?? { templates: null, revision: 0 };
  }

  /** A page that the database counts off by itself, in one statement, which sees one moment. */
  async #countedPage(scope: Scope, filter: ChainFilter, { skip, limit }: Window): Promise<ChainPage> {
    const { keyColumns, pageTemplates } = this.#dialect;
    const keys = selectKeys(this.#dialect, keyColumns, scope, filter, { offset: skip, limit });
    const behind = selectKeys(this.#dialect, sql`created_at, id`, scope, filter, {
      offset: skip + limit,
      limit: 1,
    });
    const { rows } = await sql<Documents & { hasMore: boolean | number }>`
      select ${pageTemplates(keys)} as templates, exists (select 1 from (${behind}) as next) as "hasMore",
        ${REVISION} as revision`.execute(this.#db);
    const { templates, hasMore, revision } = rows[0] ?? { templates: null, hasMore: false, revision: 0 };
    return { templates: asBytes(templates), hasMore: Boolean(hasMore), chainsRevision: revision };
  }
}

/** How many chains match. */
export async function countChains(
  db: Kysely<FeedbackTables>,
  dialect: SqlDialect,
  scope: Scope,
  filter: ChainFilter,
): Promise<number> {
  const conditions = where([...equalityConditions(dialect, scope, filter), ...bounds(filter)]);
  const counting = sql<{ count: number }>`select count(*) as count from chain_key ${conditions}`;
  return Number((await counting.execute(db)).rows[0]?.count);
}

const encoder = new TextEncoder();

/** New bytes each time: the caller may transfer their memory. */
const asBytes = (text: StoredText | null): StoredTemplate =>
  typeof text === "string" ? encoder.encode(text) : (text ?? new Uint8Array());
