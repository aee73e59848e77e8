import { afterAll, describe } from "vitest";
import { openPostgresStore } from "../../src/service/store/postgres/postgres-store.ts";
import { storeContract } from "../../src/service/store/store.contract.ts";
import { startShards } from "./spread.ts";

const shards = await startShards(4);
afterAll(() => shards.remove());

describe("the PostgreSQL store over four shards", () => {
  storeContract(async () => openPostgresStore(await shards.newDatabase()), 5);
});
