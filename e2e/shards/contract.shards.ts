import { afterAll, describe, expect, test } from "vitest";
import { chains } from "../../src/service/api/api-fixture.ts";
import { openPostgresStore } from "../../src/service/store/postgres/postgres-store.ts";
import { storeContract } from "../../src/service/store/store.contract.ts";
import { startShards } from "./spread.ts";

const shards = await startShards(4);
afterAll(() => shards.remove());

describe("the PostgreSQL store over four shards", () => {
  storeContract(async () => openPostgresStore(await shards.newDatabase()), 5);
});

test("shards are asked for the documents of a page by their ids, and for keys behind a place", async () => {
  const address = await shards.newDatabase();
  await shards.logStatements();
  const store = await openPostgresStore(address);
  await store.write((transaction) => transaction.putChains(chains(400)));
  for (const skip of [0, 300]) await store.chains("all", {}, { skip, limit: 20 });
  const sent = shards.shards.flatMap((shard) => shard.log().split("\n"));
  const asked = (what: string) => sent.filter((line) => line.includes(`SELECT ${what} FROM`));
  expect(new Set(asked("id, template").map((line) => /chain_document(.*)/.exec(line)?.[1]))).toEqual(
    new Set([" WHERE ((id = ANY ($1::text[])))"]),
  );
  expect(asked("id, created_at").some((line) => /WHERE .*created_at <= .*id < /.test(line))).toBe(true);
  await store.close();
});
