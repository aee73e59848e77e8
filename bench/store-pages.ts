/**
 * Pages a second out of the store alone, against the same documents read by row id with bare `node:sqlite`:
 * `node bench/store-pages.ts [CHAINS]`.
 */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { ChainFilter } from "../src/contract/queries.ts";
import { fillWithSample } from "../src/service/cli/sample/sample-data.ts";
import { openStore } from "../src/service/cli/command/open-store.ts";
import { withFolder } from "./store-fixture.ts";

const PAGE = 100;
const PAGES = 2_000;

const chains = Number(process.argv[2] ?? "100000");

/** Pages a second; `read` is given the number of each. */
async function rate(read: (page: number) => unknown): Promise<number> {
  for (let page = 0; page < PAGES / 10; page++) await read(page);
  const started = performance.now();
  for (let page = 0; page < PAGES; page++) await read(page);
  return (PAGES * 1000) / (performance.now() - started);
}

await withFolder(async (folder) => {
  const path = join(folder, "bench.sqlite");
  const store = await openStore(path);
  await fillWithSample(store, { chains, seed: 1 });
  const { templates } = await store.chains("all", {}, { skip: 0, limit: 1 });
  const touchpointId = /"touchpointId":"([^"]*)"/.exec(new TextDecoder().decode(templates))?.[1] ?? "";
  const filtered: ChainFilter = { touchpointId, createdFrom: 0 };
  const matching = await store.countChains("all", filtered);
  const database = new DatabaseSync(path, { readOnly: true });
  const rows = database.prepare(
    "select cast(template as blob) as template from chain_document where seq > ? order by seq limit ?",
  );

  const bare = await rate((page) => rows.all((page * PAGE) % chains, PAGE));
  const print = (name: string, pages: number): void =>
    console.log(`${name.padEnd(34)}${pages.toFixed(0).padStart(7)} pages/s  ${(pages / bare).toFixed(2)}`);
  print("bare rows in their order", bare);
  const inTurn = (filter: ChainFilter, total: number) => (page: number) =>
    store.chains("all", filter, { skip: (page * PAGE) % Math.max(PAGE, total - PAGE), limit: PAGE });
  print("the first page", await rate(() => store.chains("all", {}, { skip: 0, limit: PAGE })));
  print("every page in turn", await rate(inTurn({}, chains)));
  print("by touchpoint and dates, in turn", await rate(inTurn(filtered, matching)));
  database.close();
  await store.close();
});
