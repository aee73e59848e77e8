/** A PostgreSQL of its own for tests and benchmarks, in a temporary folder and on a socket there. */
import { execFileSync, type ExecFileSyncOptions } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgres } from "../../../../scripts/postgres.ts";

export interface TemporaryServer {
  /** The `postgres://` address of a database in it. */
  readonly address: string;
  /** What the server has logged so far, every statement that it was sent among it. */
  log(): string;
  /** Ends the server as a crash would. */
  kill(): void;
  start(): void;
  /** Ends the server and removes its folder. */
  remove(): void;
}

/** Starts a server. */
export function startTemporaryServer(): TemporaryServer {
  const bin = findPostgres();
  if (bin === undefined) throw new Error("PostgreSQL's programs are not here: see scripts/provision.ts.");
  const folder = mkdtempSync(join(tmpdir(), "earshot-pg-"));
  const user = serverUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const run = (program: string, ...args: readonly string[]): void => {
    const options: ExecFileSyncOptions = { ...user, cwd: folder, stdio: ["ignore", "ignore", "pipe"] };
    execFileSync(join(bin, program), args, options);
  };
  const data = join(folder, "data");
  // The default order is a language's, so that a query that forgets its collation sorts wrongly.
  const locale = ["--locale=C.UTF-8", "--locale-provider=icu", "--icu-locale=en-US"];
  run("initdb", "-D", data, "-U", "earshot", "-A", "trust", "-E", "UTF8", "--no-sync", ...locale);
  const settings = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off -c log_statement=all`;
  const control = (...args: readonly string[]): void => run("pg_ctl", "-D", data, "-w", ...args);
  const start = (): void => control("start", "-o", settings, "-l", join(folder, "log"));
  const kill = (): void => control("stop", "-m", "immediate");
  start();
  return {
    address: `postgres://earshot@/postgres?host=${encodeURIComponent(folder)}`,
    log: () => readFileSync(join(folder, "log"), "utf8"),
    start,
    kill,
    remove() {
      if (existsSync(join(data, "postmaster.pid"))) kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The server refuses to run as root: it runs as postgres, else as nobody. */
function serverUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      const [uid, gid] = ["-u", "-g"].map((flag) =>
        Number(execFileSync("id", [flag, name], { stdio: "pipe" })),
      );
      if (uid !== undefined && gid !== undefined) return { uid, gid };
    } catch {
      // There is no such user: the next one is tried.
    }
  }
  return undefined;
}
