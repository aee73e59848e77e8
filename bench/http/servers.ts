// Servers as processes of their own, which end with the benchmark.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export interface RunningServer {
  readonly address: string;
  readonly pid: number;
}

/** Where a script listens that prints `at http://…` once it does. */
export async function startServer(script: string, ...args: readonly string[]): Promise<string> {
  return (await startServerProcess(script, ...args)).address;
}

/** The same with the process that listens. */
export function startServerProcess(script: string, ...args: readonly string[]): Promise<RunningServer> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ["ignore", "pipe", "ignore"] });
  process.on("exit", () => child.kill());
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (data: Buffer) => {
      output += data.toString();
      const address = /at (http:\/\/\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve({ address, pid: child.pid ?? 0 });
    });
    child.on("exit", (code) => reject(new Error(`${script} ended with ${code}`)));
  });
}

/** The command `earshot`. */
export const MAIN = fileURLToPath(new URL("../../src/service/cli/main.ts", import.meta.url));

/** The service over a SQLite database, at a free port. */
export const startService = (db: string, ...flags: readonly string[]): Promise<RunningServer> =>
  startServerProcess(MAIN, "serve", "--db", db, "--port", "0", ...flags);
