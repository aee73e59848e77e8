/**
 * Chains that were stored before there were leaves, put into them when a database is opened: a leaf's worth at a time,
 * each in a transaction
 * of its own that also notes how far it came. A process that is stopped goes on there at the next start; several processes share
 * the work.
 */
import { sql, type Kysely } from "kysely";
import { LeafWriter } from "../../answers/leaves/leaf-writer.ts";
import { GroupNumbers } from "../../answers/packed/group-numbers.ts";
import { PackBuilder } from "../../answers/packed/pack-builder.ts";
import { MOST_CHAINS } from "../../answers/leaves/leaf.ts";
import { chainLineSchema } from "../../documents/line-schema.ts";
import { archiveLine } from "../../templates/chain-template.ts";
import { SqlLeaves } from "./sql-leaves.ts";
import { toStoredChain, type StoredChainRow } from "./sql-snapshot.ts";
import type { SqlDialect } from "./sql-dialect.ts";
import type { FeedbackTables } from "./tables.ts";

/** Hears how many of `total` chains stand in leaves so far. */
export type BacklogListener = (done: number, total: number) => void;

/** Runs `work` in a transaction that no other writer is beside. */
export type Transact = <Result>(work: (db: Kysely<FeedbackTables>) => Promise<Result>) => Promise<Result>;

/** Resolves when every chain stands in a leaf. */
export async function backfill(
  db: Kysely<FeedbackTables>,
  dialect: SqlDialect,
  transact: Transact,
  onBacklog: BacklogListener = () => undefined,
): Promise<void> {
  if (!(await hasBacklog(db))) return;
  const { total } = await db
    .selectFrom("chain_key")
    .select(sql<number>`count(*)`.as("total"))
    .executeTakeFirstOrThrow();
  let left = true;
  while (left) {
    left = await transact((transaction) => backfillLeaf(transaction, dialect));
    onBacklog(left ? await countDone(db) : total, total);
  }
}

const hasBacklog = async (db: Kysely<FeedbackTables>): Promise<boolean> =>
  (await db.selectFrom("answer_backlog").select("id").executeTakeFirst()) !== undefined;

async function countDone(db: Kysely<FeedbackTables>): Promise<number> {
  const { done } = await db
    .selectFrom("answer_leaf")
    .select(sql<number | null>`sum(chains)`.as("done"))
    .where("retired_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(done);
}

/** Whether anything is left afterwards. Another process may have been here since the last time. */
async function backfillLeaf(db: Kysely<FeedbackTables>, dialect: SqlDialect): Promise<boolean> {
  const backlog = await db.selectFrom("answer_backlog").selectAll().executeTakeFirst();
  if (backlog === undefined) return false;
  const rows = await nextChains(db, dialect, backlog.done_at, backlog.done_id);
  // A chain that an import has put into a leaf meanwhile is put into its own place again.
  const writer = new LeafWriter(new SqlLeaves(db));
  const [builder, groups] = [new PackBuilder(), new GroupNumbers([])];
  for (const row of rows)
    builder.add(chainLineSchema.parse(JSON.parse(archiveLine(toStoredChain(row)))), groups);
  await writer.put({ pack: builder.take(), groups: groups.takeAdded() }, 0, rows.length);
  await writer.finish();
  const last = rows.at(-1);
  if (last === undefined || rows.length < MOST_CHAINS) {
    await db.deleteFrom("answer_backlog").execute();
    return false;
  }
  await db.updateTable("answer_backlog").set({ done_at: last.createdAt, done_id: last.id }).execute();
  return true;
}

async function nextChains(
  db: Kysely<FeedbackTables>,
  { documentKey: key }: SqlDialect,
  at: number | null,
  id: string | null,
): Promise<readonly StoredChainRow[]> {
  const behind = at === null ? sql`` : sql`where (chain_key.created_at, chain_key.id) > (${at}, ${id})`;
  const { rows } = await sql<StoredChainRow>`
    select chain_key.created_at as "createdAt", chain_key.id as id, is_closed as "isClosed",
      survey_version as "surveyVersion", template
    from chain_key join chain_document on chain_document.${key} = chain_key.${key}
    ${behind} order by chain_key.created_at, chain_key.id limit ${sql.lit(MOST_CHAINS)}`.execute(db);
  return rows;
}
