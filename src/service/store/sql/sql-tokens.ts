/** Access tokens through SQL. */
import type { Kysely, Selectable } from "kysely";
import * as z from "zod";
import type { StoredToken } from "../store.ts";
import type { FeedbackTables, TokenTable } from "./tables.ts";

const teamIds = z.array(z.string());

type Database = Kysely<FeedbackTables>;

/** The token in force with this digest, else the last one that had it. */
export async function findToken(db: Database, digest: string): Promise<StoredToken | undefined> {
  const rows = await db.selectFrom("token").selectAll().where("digest", "=", digest).execute();
  const tokens = rows.map(toToken);
  return tokens.find(({ revokedAt }) => revokedAt === undefined) ?? tokens.at(-1);
}

/** The oldest first. */
export async function listTokens(db: Database): Promise<readonly StoredToken[]> {
  const rows = await db.selectFrom("token").selectAll().orderBy("created_at").orderBy("id").execute();
  return rows.map(toToken);
}

/** Fails on a unique index where the name or the digest is taken by a token in force. */
export async function addToken(db: Database, token: StoredToken): Promise<void> {
  const { id, name, digest, scope } = token;
  const row: TokenTable = {
    id,
    name,
    digest,
    teams: scope === "all" ? null : JSON.stringify(scope),
    created_at: token.createdAt,
    expires_at: token.expiresAt ?? null,
    revoked_at: token.revokedAt ?? null,
    last_used_at: token.lastUsedAt ?? null,
  };
  await db.insertInto("token").values(row).execute();
}

export async function revokeToken(db: Database, id: string, at: number): Promise<boolean> {
  const revoking = db.updateTable("token").set({ revoked_at: at }).where("id", "=", id);
  const { numUpdatedRows } = await revoking.where("revoked_at", "is", null).executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function touchToken(db: Database, id: string, at: number): Promise<void> {
  await db.updateTable("token").set({ last_used_at: at }).where("id", "=", id).execute();
}

function toToken(row: Selectable<TokenTable>): StoredToken {
  const { id, name, digest, teams } = row;
  return {
    id,
    name,
    digest,
    scope: teams === null ? "all" : teamIds.parse(JSON.parse(teams)),
    createdAt: row.created_at,
    ...(row.expires_at === null ? {} : { expiresAt: row.expires_at }),
    ...(row.revoked_at === null ? {} : { revokedAt: row.revoked_at }),
    ...(row.last_used_at === null ? {} : { lastUsedAt: row.last_used_at }),
  };
}
