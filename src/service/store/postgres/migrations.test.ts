import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { viewsContract } from "../views.contract.ts";
import { openPostgresStore } from "./postgres-store.ts";
import { startTemporaryServer } from "../testing/temporary-server.ts";

// A server that starts takes its time on a busy machine.
const server = startTemporaryServer();
afterAll(() => server.remove());

async function query(address: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

describe("the views on PostgreSQL", () => {
  let schemas = 0;

  async function newSchema(): Promise<string> {
    const name = `views_${(schemas += 1)}`;
    await query(server.address, `create schema ${name}`);
    return `${server.address}&options=${encodeURIComponent(`-c search_path=${name}`)}`;
  }

  viewsContract(
    "postgresql",
    async () => {
      const address = await newSchema();
      return { store: await openPostgresStore(address), rows: (statement) => query(address, statement) };
    },
    10,
  );

  test("a database of an earlier version gets them", async () => {
    const address = await newSchema();
    await (await openPostgresStore(address)).close();
    await query(address, "drop view earshot_answers, earshot_responses, earshot_questions");
    const later =
      "select tablename from pg_tables where schemaname = current_schema and tablename like 'answer%'";
    for (const { tablename } of await query(address, later)) {
      await query(address, `drop table ${String(tablename)}`);
    }
    await query(address, "update schema_step set taken = 2");
    await (await openPostgresStore(address)).close();
    expect(await query(address, "select * from earshot_answers")).toEqual([]);
  });

  test("a user who may read them reads them, and no table", async () => {
    const address = await newSchema();
    await (await openPostgresStore(address)).close();
    const schema = `views_${schemas}`;
    await query(address, `create user reports; grant usage on schema ${schema} to reports`);
    await query(address, "grant select on earshot_responses, earshot_answers, earshot_questions to reports");
    const theirs = address.replace("earshot@", "reports@");
    expect(await query(theirs, "select * from earshot_responses")).toEqual([]);
    await expect(query(theirs, "select * from token")).rejects.toThrow("permission denied");
    await expect(query(theirs, "delete from earshot_responses")).rejects.toThrow("earshot_responses");
  });

  test("a database that can't hold every script is refused before a table is made", async () => {
    await query(
      server.address,
      "create database western encoding 'LATIN1' locale 'C' locale_provider libc template template0",
    );
    const western = server.address.replace("/postgres?", "/western?");
    await expect(openPostgresStore(western)).rejects.toThrow("keeps text as LATIN1");
    expect(await query(western, "select from pg_tables where schemaname = 'public'")).toEqual([]);
  });
});
