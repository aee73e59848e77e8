/** Leaves and groups through SQL, as one open transaction writes them. */
import { sql, type Kysely } from "kysely";
import { leafBytes } from "../../answers/leaves/leaf-bytes.ts";
import type { LeafHead, LeafSpan, LeafStorage } from "../../answers/leaves/leaf.ts";
import type { StoredGroup } from "../../answers/packed/answer-groups.ts";
import { comparePlaces } from "../../answers/packed/chain-order.ts";
import type { PackedChains } from "../../answers/packed/packed-chains.ts";
import { readLeaf, rowOf, spanOf } from "./leaf-rows.ts";
import type { FeedbackTables } from "./tables.ts";

/** Milliseconds that a leaf is kept once others stand in its place, for those who had begun to read. */
const KEPT_FOR = 15 * 60_000;
/** Leaves kept so at most: about a gigabyte of them. */
const MOST_KEPT = 256;
/** Leaves that one write can make: their ids begin with the revision that it makes, so that none is made twice. */
const MOST_LEAVES = 1_000_000;
/** Rows a statement: each database takes that many parameters. */
const ROWS = 1_000;

const PARTS = ["numbers", "text", "metadata"] as const;

export class SqlLeaves implements LeafStorage {
  readonly #db: Kysely<FeedbackTables>;
  /** Made by this transaction, and visible to no other. */
  readonly #made = new Set<number>();
  #nextId: number | undefined;

  constructor(db: Kysely<FeedbackTables>) {
    this.#db = db;
  }

  async spans(): Promise<readonly LeafSpan[]> {
    const columns = ["id", "chains", "first_at", "first_id", "last_at", "last_id"] as const;
    const rows = await this.#db
      .selectFrom("answer_leaf")
      .select(columns)
      .where("retired_at", "is", null)
      .execute();
    return rows.map(spanOf).toSorted((a, b) => comparePlaces(a.first, b.first));
  }

  groups = (): Promise<readonly StoredGroup[]> => this.#db.selectFrom("answer_group").selectAll().execute();

  async addGroups(groups: readonly StoredGroup[]): Promise<void> {
    for (let from = 0; from < groups.length; from += ROWS) {
      await this.#db
        .insertInto("answer_group")
        .values(groups.slice(from, from + ROWS))
        .execute();
    }
  }

  read = (id: number): Promise<PackedChains> => readLeaf(this.#db, id, ["text", "metadata"]);

  async insert(leaf: Omit<LeafHead, "id">, pack: PackedChains): Promise<number> {
    const id = (this.#nextId ??= await this.#firstId());
    this.#nextId = id + 1;
    this.#made.add(id);
    const bytes = leafBytes(pack);
    await this.#db
      .insertInto("answer_leaf")
      .values({ id, ...rowOf(leaf), retired_at: null })
      .execute();
    const parts = PARTS.map((part) => ({ leaf: id, part, bytes: bytes[part] }));
    await this.#db.insertInto("answer_part").values(parts).execute();
    return id;
  }

  async retire(ids: readonly number[]): Promise<void> {
    const now = Date.now();
    await this.#delete(ids.filter((id) => this.#made.has(id)));
    const seen = ids.filter((id) => !this.#made.has(id));
    if (seen.length > 0)
      await this.#db.updateTable("answer_leaf").set({ retired_at: now }).where("id", "in", seen).execute();
  }

  /** Deletes what was retired long ago, and the oldest of what there is too much of. */
  async clear(): Promise<void> {
    const retired = await this.#db
      .selectFrom("answer_leaf")
      .select(["id", "retired_at as at"])
      .where("retired_at", "is not", null)
      .orderBy("retired_at", "desc")
      .execute();
    const longAgo = Date.now() - KEPT_FOR;
    const gone = retired.filter(({ at }, place) => place >= MOST_KEPT || Number(at) < longAgo);
    await this.#delete(gone.map(({ id }) => id));
  }

  async #delete(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#db.deleteFrom("answer_part").where("leaf", "in", ids).execute();
    await this.#db.deleteFrom("answer_leaf").where("id", "in", ids).execute();
  }

  async #firstId(): Promise<number> {
    const { rows } = await sql<{ revision: number | null; last: number | null }>`
      select (select value from revision where name = 'chains') as revision, max(id) as last
      from answer_leaf`.execute(this.#db);
    return Math.max(((rows[0]?.revision ?? 0) + 1) * MOST_LEAVES, (rows[0]?.last ?? 0) + 1);
  }
}
