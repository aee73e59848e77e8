/** How many rows were ever written, through SQL: counted in the transaction that writes them. */
import { sql, type Kysely } from "kysely";
import type { WriteCounts, WrittenRows } from "../store.ts";
import type { FeedbackTables } from "./tables.ts";

export async function writtenRows(db: Kysely<FeedbackTables>): Promise<WrittenRows> {
  const rows = await db.selectFrom("written").selectAll().execute();
  const totals = new Map(rows.map(({ kind, total }) => [kind, total]));
  return { surveys: totals.get("survey") ?? 0, chains: totals.get("chain") ?? 0 };
}

export async function countWritten(
  db: Kysely<FeedbackTables>,
  { surveys, chains }: WriteCounts,
): Promise<void> {
  const added = sql`case kind when 'survey' then ${sql.lit(surveys)} else ${sql.lit(chains)} end`;
  await sql`update written set total = total + ${added}`.execute(db);
}
