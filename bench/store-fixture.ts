/** A SQLite database of sample chains in a temporary folder, for as long as a benchmark runs. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillWithSample } from "../src/service/cli/sample/sample-data.ts";
import { openStore } from "../src/service/cli/command/open-store.ts";
import type { Store } from "../src/service/store/store.ts";

export async function withFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "earshot-bench-"));
  try {
    await run(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const withChains = (chains: number, run: (store: Store) => Promise<void>): Promise<void> =>
  withFolder(async (folder) => {
    const store = await openStore(join(folder, "bench.sqlite"));
    console.log(`Writing ${chains.toLocaleString("en")} chains…`);
    await fillWithSample(store, { chains, seed: 1 });
    await run(store);
    await store.close();
  });
