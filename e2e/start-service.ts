// The service on a new database with a sample of fixed size, for the journeys. Ends when Playwright ends it.
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addresses, tokens } from "./hosts.ts";

const folder = mkdtempSync(join(tmpdir(), "earshot-e2e-"));
const env = {
  ...process.env,
  EARSHOT_DB: join(folder, "earshot.sqlite"),
  PORT: new URL(addresses.service).port,
};

function earshot(...args: readonly string[]): void {
  execFileSync(process.execPath, ["src/service/cli/main.ts", ...args], { env, stdio: "pipe" });
}

earshot("sample", "--chains", "3000", "--seed", "7", "--until", "2026-10-31");
earshot("token", "create", "--name", "journeys", "--value", tokens.service);

mkdirSync(".cache", { recursive: true });
const log = openSync(".cache/e2e-service.log", "w");
const service = spawn(process.execPath, ["src/service/cli/main.ts", "serve"], {
  env,
  stdio: ["ignore", log, log],
});

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => service.kill(signal));
service.on("exit", (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = code ?? 0;
});
