// A SQLite database of sample chains for benchmarks, made once and kept in .cache/.
import { existsSync, mkdirSync, renameSync } from "node:fs";
import { fillWithSample } from "../../src/service/cli/sample/sample-data.ts";
import { openSqliteStore } from "../../src/service/store/sqlite/sqlite-store.ts";
import type { TokenStore } from "../../src/service/store/store.ts";
import { tokenDigest } from "../../src/service/token-digest.ts";

export const TOKEN = "bench";

/** Lets the token `bench` read everything. */
export async function addToken(store: TokenStore): Promise<void> {
  const digest = await tokenDigest(TOKEN);
  await store.addToken({ id: TOKEN, name: TOKEN, digest, scope: "all", createdAt: Date.now() });
}

/** The path of a database with `chains` chains, the token `bench` and nothing else. */
export async function sampleDatabase(chains: number): Promise<string> {
  const folder = `.cache/bench-${chains}`;
  const path = `${folder}/feedback.sqlite`;
  if (existsSync(path)) return path;
  // Renamed when it is whole: a run that was stopped leaves nothing that looks finished.
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const store = await openSqliteStore(`${unfinished}/feedback.sqlite`);
  await fillWithSample(store, { chains, seed: 1 });
  await addToken(store);
  await store.close();
  renameSync(unfinished, folder);
  return path;
}
