/** Leaves between their tables and what they are, on both databases. */
import { sql, type Kysely } from "kysely";
import type { LeafHead, LeafPart, LeafSpan } from "../../answers/leaves/leaf.ts";
import { packOf } from "../../answers/leaves/leaf-bytes.ts";
import type { PackedChains } from "../../answers/packed/packed-chains.ts";
import { StoreUnavailable, type WriteCounts, type WrittenRows } from "../store.ts";
import type { AnswerLeafTable, FeedbackTables } from "./tables.ts";

/** A stored leaf without its parts. */
export type HeadRow = Omit<AnswerLeafTable, "retired_at">;

export const spanOf = (row: Omit<HeadRow, "contents">): LeafSpan => ({
  id: row.id,
  chains: row.chains,
  first: { time: row.first_at, id: row.first_id },
  last: { time: row.last_at, id: row.last_id },
});

/** With a copy of what it holds, which numbers need in a place of their own. */
export const headOf = (row: HeadRow): LeafHead => ({
  ...spanOf(row),
  contents: new Uint32Array(new Uint8Array(row.contents).buffer),
});

export const rowOf = ({ chains, first, last, contents }: Omit<LeafHead, "id">): Omit<HeadRow, "id"> => ({
  chains,
  first_at: first.time,
  first_id: first.id,
  last_at: last.time,
  last_id: last.id,
  contents: new Uint8Array(contents.buffer),
});

/** The parts of a leaf that are wanted; its numbers always are. */
export async function readLeaf(
  db: Kysely<FeedbackTables>,
  id: number,
  wanted: readonly LeafPart[],
): Promise<PackedChains> {
  const { rows } = await sql<{ part: "numbers" | LeafPart; bytes: Uint8Array }>`
    select part, bytes from answer_part
    where leaf = ${id} and part in (${sql.join(["numbers", ...wanted])})`.execute(db);
  const parts = new Map(rows.map(({ part, bytes }) => [part, own(bytes)]));
  const numbers = parts.get("numbers");
  if (numbers === undefined)
    throw new StoreUnavailable("What is being read was replaced long ago.", "leaf gone");
  const [text, metadata] = [parts.get("text"), parts.get("metadata")];
  return packOf({ numbers, ...(text && { text }), ...(metadata && { metadata }) });
}

/** Bytes with a buffer that is an ArrayBuffer, which all that databases give are. */
const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : new Uint8Array(bytes);

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
