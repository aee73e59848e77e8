import { afterAll, expect, test } from "vitest";
import pg from "pg";
import { chains } from "../../src/service/api/api-fixture.ts";
import { openPostgresStore } from "../../src/service/store/postgres/postgres-store.ts";
import { StoreUnavailable } from "../../src/service/store/store.ts";
import { startShards } from "./spread.ts";

const cluster = await startShards(4);
afterAll(() => cluster.remove());

const all = chains(400);
const [before, later] = [all.slice(0, 200), all.slice(200)];

/** A store over four shards that holds the first half, and one of its shards. */
async function filled() {
  const address = await cluster.newDatabase();
  const store = await openPostgresStore(address);
  await store.write((transaction) => transaction.putChains(before));
  const [, shard] = cluster.shards;
  if (shard === undefined) throw new Error("expected a second shard");
  return { store, shard, schema: /search_path%3D(\w+)/.exec(address)?.[1] ?? "" };
}

test("while a shard is away nothing is answered in part, and everything once it is back", async () => {
  const { store, shard } = await filled();
  shard.kill();
  await expect(store.countChains("all", {})).rejects.toThrow(StoreUnavailable);
  await expect(store.chains("all", {}, { skip: 0, limit: 100 })).rejects.toThrow(StoreUnavailable);
  shard.start();
  expect(await store.countChains("all", {})).toBe(200);
  expect((await store.chains("all", {}, { skip: 100, limit: 100 })).hasMore).toBe(false);
  await store.close();
});

test.each(["before the first row", "between two batches"])(
  "an import whose shard is killed %s has not happened, and can be done again",
  async (moment) => {
    const { store, shard } = await filled();
    const writing = store.write(async (transaction) => {
      if (moment === "before the first row") shard.kill();
      await transaction.putChains(later.slice(0, 100));
      if (moment === "between two batches") shard.kill();
      await transaction.putChains(later.slice(100));
    });
    await expect(writing).rejects.toThrow(StoreUnavailable);
    shard.start();
    expect(await store.countChains("all", {})).toBe(200);
    await store.write((transaction) => transaction.putChains(later));
    expect(await store.countChains("all", {})).toBe(400);
    await store.close();
  },
);

/** PostgreSQL tells one server after the other to commit: those told before have committed. docs/scaling.md says what to do. */
test("an import that a shard refuses to commit is told as failed, and has left a part on other shards", async () => {
  const { store, shard, schema } = await filled();
  const client = new pg.Client({ connectionString: shard.address });
  await client.connect();
  await client.query(`create function ${schema}.refuse() returns trigger language plpgsql as
    'begin raise exception ''refused''; end'`);
  await client.query(`create constraint trigger refuse after insert on ${schema}.chain_key
    deferrable initially deferred for each row execute function ${schema}.refuse()`);
  await client.end();
  const revision = (await store.catalog()).chainsRevision;
  await expect(store.write((transaction) => transaction.putChains(later))).rejects.toThrow("refused");
  expect((await store.catalog()).chainsRevision).toBe(revision);
  const count = await store.countChains("all", {});
  expect(count).toBeGreaterThan(200);
  expect(count).toBeLessThan(400);
  await store.close();
});
