/** The list of tokens for a terminal: one line each, columns padded. Nothing in it opens anything. */
import type { StoredToken } from "../../store/store.ts";

const HEADINGS = ["ID", "NAME", "TEAMS", "CREATED", "EXPIRES", "LAST USED", "STATE"];

/** `now` in unix milliseconds tells which tokens have expired. */
export function tokenTable(tokens: readonly StoredToken[], now = Date.now()): string {
  const rows = [HEADINGS, ...tokens.map((token) => cells(token, now))];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function cells(token: StoredToken, now: number): string[] {
  const { id, name, scope, createdAt, expiresAt, lastUsedAt } = token;
  const teams = scope === "all" ? "all" : scope.join(",");
  return [id, name, teams, time(createdAt), time(expiresAt), time(lastUsedAt), stateOf(token, now)];
}

function stateOf({ revokedAt, expiresAt }: StoredToken, now: number): string {
  if (revokedAt !== undefined) return "revoked";
  return expiresAt !== undefined && expiresAt <= now ? "expired" : "in force";
}

const time = (at: number | undefined): string =>
  at === undefined ? "-" : `${new Date(at).toISOString().slice(0, 16).replace("T", " ")}Z`;
