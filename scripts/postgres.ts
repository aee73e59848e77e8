// Where PostgreSQL's programs are.
import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";

const known = [
  "/usr/lib/postgresql/*/bin",
  "/usr/pgsql-*/bin",
  "/opt/homebrew/opt/postgresql@*/bin",
  "/usr/local/opt/postgresql@*/bin",
];

/** The folder with `initdb`, `pg_ctl` and `postgres`, the newest version first; undefined where there is none. */
export function findPostgres(): string | undefined {
  const installed = globSync(known).toSorted((a, b) => b.localeCompare(a, "en", { numeric: true }));
  const folders = [process.env["PGBIN"], ...installed, ...(process.env["PATH"] ?? "").split(delimiter)];
  return folders.find((folder) => folder !== undefined && existsSync(join(folder, "initdb")));
}
