// A PostgreSQL primary and replicas that stream from it, each in a temporary folder and on a port of its own.
import { execFile, execFileSync } from "node:child_process";
import { appendFileSync, chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findPostgres } from "../../scripts/postgres.ts";

export interface Server {
  readonly address: string;
  /** Ends it as a crash would. */
  readonly kill: () => Promise<void>;
  /** Lets a replica be written to, and waits until it can be. */
  readonly promote: () => Promise<void>;
}

export interface Cluster {
  readonly primary: Server;
  readonly replicas: readonly Server[];
  readonly remove: () => Promise<void>;
}

/** A commit is acknowledged once a replica has it, too: what is acknowledged outlives the primary. */
const SYNCHRONOUS = "-c synchronous_standby_names='ANY 1 (replica_1, replica_2)' -c synchronous_commit=on";

const numberOf = (flag: string): number => Number(execFileSync("id", [flag, "postgres"]));

export function startCluster(primaryPort: number, replicaPorts: readonly number[]): Cluster {
  const bin = findPostgres();
  if (bin === undefined) throw new Error("PostgreSQL's programs are not here: see scripts/provision.ts.");
  const folder = mkdtempSync(join(tmpdir(), "earshot-replicas-"));
  // The server refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: numberOf("-u"), gid: numberOf("-g") } : undefined;
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(join(bin, program), args, { ...user, cwd: folder, stdio: ["ignore", "ignore", "pipe"] });

  /** Beside whatever else goes on here. */
  const control = async (...args: readonly string[]): Promise<void> => {
    await promisify(execFile)(join(bin, "pg_ctl"), args, { ...user, cwd: folder });
  };

  const start = (name: string, port: number, settings: string): Server => {
    const data = join(folder, name);
    const own = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories='${folder}'`;
    run("pg_ctl", "-D", data, "-w", "-l", join(folder, `${name}.log`), "-o", `${own} ${settings}`, "start");
    return {
      address: `postgres://earshot@127.0.0.1:${port}/postgres`,
      kill: () => control("-D", data, "-w", "-m", "immediate", "stop"),
      promote: () => control("-D", data, "-w", "promote"),
    };
  };

  const data = join(folder, "primary");
  run("initdb", "-D", data, "-U", "earshot", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8");
  appendFileSync(join(data, "pg_hba.conf"), "host replication earshot 127.0.0.1/32 trust\n");
  const primary = start("primary", primaryPort, SYNCHRONOUS);
  const replicas = replicaPorts.map((port, at) => {
    const name = `replica_${at + 1}`;
    const connection = `host=127.0.0.1 port=${primaryPort} user=earshot application_name=${name}`;
    run("pg_basebackup", "-D", join(folder, name), "-d", connection, "-R", "-c", "fast");
    return start(name, port, "-c hot_standby=on");
  });
  const remove = async () => {
    // Some have ended before.
    await Promise.allSettled([primary, ...replicas].map((server) => server.kill()));
    rmSync(folder, { recursive: true, force: true });
  };
  return { primary, replicas, remove };
}
