import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { commitsUnderReaders, heldStatements, interleavingContract } from "../interleaving.contract.ts";
import { postgresDialect } from "../sql/sql-dialect.ts";
import { SqlReader } from "../sql/sql-reader.ts";
import { StoreUnavailable } from "../store.ts";
import { storeContract } from "../store.contract.ts";
import { openPostgresStore, types } from "./postgres-store.ts";
import { chain } from "../../api/api-fixture.ts";
import { startTemporaryServer } from "../testing/temporary-server.ts";

// A server that starts, and one that is killed and comes back, take their time on a busy machine.
const server = startTemporaryServer();
afterAll(() => server.remove());

async function withClient(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server.address });
  await client.connect();
  await work(client);
  await client.end();
}

const query = (text: string): Promise<void> => withClient((client) => client.query(text));

const rows = (_id: string) => Array.from({ length: 400 }, (_, at) => chain({ _id: `${_id}${at}` }));

const refused = (): number => server.log().match(/cannot execute UPDATE/g)?.length ?? 0;

describe("the PostgreSQL store", () => {
  let schemas = 0;

  /** The address of a schema that was never used. */
  async function newSchema(): Promise<string> {
    const name = `test_${(schemas += 1)}`;
    await query(`create schema ${name}`);
    return `${server.address}&options=${encodeURIComponent(`-c search_path=${name}`)}`;
  }

  let used: { readonly name: string; readonly address: string } | undefined;

  /** The address of a schema that is empty again: its tables are emptied in a fraction of the time that they are made in. */
  async function emptySchema(): Promise<string> {
    if (used === undefined) {
      const address = await newSchema();
      used = { name: `test_${schemas}`, address };
      return address;
    }
    const { name: schema, address } = used;
    await withClient(async (client) => {
      await client.query(`set search_path = ${schema}`);
      const tables = await client.query<{ name: string }>(
        `select tablename as name from pg_tables
         where schemaname = '${schema}' and tablename not in ('schema_step', 'revision', 'written')`,
      );
      const { rowCount } = await client.query("select from chain_key limit 1000");
      const empty = rowCount === 1000 ? "truncate" : "delete from";
      const emptied = tables.rows.map(({ name }) => `${empty} ${name}`);
      await client.query(
        [...emptied, "update revision set value = 0", "update written set total = 0"].join(";"),
      );
    });
    return address;
  }

  storeContract(async () => openPostgresStore(await emptySchema()), 15);
  commitsUnderReaders(async () => openPostgresStore(await newSchema()));

  interleavingContract(async (hold) => {
    const address = await newSchema();
    const store = await openPostgresStore(address);
    const pool = new pg.Pool({ connectionString: address, types });
    const db = heldStatements(new Kysely({ dialect: new PostgresDialect({ pool }) }), hold);
    const reader = new SqlReader(db, postgresDialect, (work) => work());
    const close = () => Promise.all([store.close(), db.destroy()]).then(() => undefined);
    return { store, reader, close };
  }, 10);

  test("keeps texts as they are, whatever they hold", async () => {
    const store = await openPostgresStore(await newSchema());
    const odd = ["\\N", "\\.", "a\tb", "a\nb\r", "\\", "", "\u2028"].map((text, at) =>
      chain({ _id: `${at}${text}`, touchpointId: text, touchpointName: text, responses: [] }),
    );
    await store.write((transaction) => transaction.putChains(odd));
    for (const { _id, touchpointId } of odd) {
      const { templates } = await store.chains("all", { touchpointId }, { skip: 0, limit: 9 });
      const found: unknown = JSON.parse(`[${new TextDecoder().decode(templates)}]`);
      expect(found).toMatchObject([{ _id, touchpointName: touchpointId }]);
    }
    const again = await store.write((transaction) => transaction.putChains(odd));
    expect(again).toMatchObject({ chains: odd.length, unchanged: odd.length });
    await store.close();
  });

  test("reads no table whole to write, though the planner has counted it while it was empty, and compiles nothing for that", async () => {
    const address = await newSchema();
    const told = "-c session_preload_libraries=auto_explain -c auto_explain.log_min_duration=0";
    const before = await openPostgresStore(address);
    await before.write((transaction) => transaction.putChains(rows("gone")));
    await before.close();
    const schema = `test_${schemas}`;
    const empty = ["chain_key", "chain_document"].map((table) => `delete from ${schema}.${table}`);
    await query([...empty, `analyze ${schema}.chain_key`, `analyze ${schema}.chain_document`].join(";"));
    const store = await openPostgresStore(`${address}${encodeURIComponent(` ${told}`)}`);
    const from = server.log().length;
    await store.write((transaction) => transaction.putChains(rows("new")));
    await store.write((transaction) => transaction.putChains(rows("new")));
    const plans = server.log().slice(from);
    await store.close();
    expect(plans).toMatch(/Scan using \S+ on chain_document/);
    expect(plans).toMatch(/Index Cond: \(id = ANY/);
    expect(plans).not.toMatch(/Seq Scan on chain_(key|document)|Nested Loop/);
    expect(plans).not.toContain("JIT:");
  });

  test("is opened by several processes at once", async () => {
    const address = await newSchema();
    const stores = await Promise.all(Array.from({ length: 4 }, () => openPostgresStore(address)));
    const catalogs = await Promise.all(stores.map((store) => store.catalog()));
    expect(catalogs).toEqual(stores.map(() => ({ revision: 0, chainsRevision: 0, mark: 0, surveys: [] })));
    await Promise.all(stores.map((store) => store.close()));
  });

  test("does not answer while the server is away, and does again by itself", async () => {
    const store = await openPostgresStore(await newSchema());
    await store.ping();
    server.kill();
    await expect(store.ping()).rejects.toThrow(StoreUnavailable);
    await expect(store.countChains("all", {})).rejects.toThrow(StoreUnavailable);
    server.start();
    expect(await store.countChains("all", {})).toBe(0);
    await store.close();
  });

  test("loses a write whose server is killed, whole", async () => {
    const store = await openPostgresStore(await newSchema());
    const writing = store.write(async (transaction) => {
      await transaction.putChains([]);
      server.kill();
      await transaction.survey("s1");
    });
    await expect(writing).rejects.toThrow(StoreUnavailable);
    server.start();
    expect(await store.countChains("all", {})).toBe(0);
    await store.close();
  });

  test("says that the database is unavailable where there is no server", async () => {
    const opening = openPostgresStore("postgres://earshot@/postgres?host=/nowhere");
    await expect(opening).rejects.toMatchObject({
      name: "StoreUnavailable",
      message: "The database does not answer (ENOENT).",
      code: "ENOENT",
    });
  });

  test("reads from a server that only lets itself be read", async () => {
    const address = await newSchema();
    const primary = await openPostgresStore(address);
    await primary.addToken({ id: "a1", name: "n", digest: "d", scope: "all", createdAt: 1 });
    const readOnly = await openPostgresStore(`${address}%20-c%20default_transaction_read_only%3Don`);
    await readOnly.touchToken("a1", 5);
    expect(await readOnly.findToken("d")).not.toHaveProperty("lastUsedAt");
    const before = refused();
    await readOnly.touchToken("a1", 60_006);
    expect(refused()).toBe(before);
    await readOnly.touchToken("a1", 600_000);
    expect(refused()).toBe(before + 1);
    await expect(readOnly.revokeToken("a1", 5)).rejects.toThrow(
      new StoreUnavailable("The database only lets itself be read: write to the primary.", "25006"),
    );
    await Promise.all([primary.close(), readOnly.close()]);
  });

  test("is read by a role that may do nothing but select", async () => {
    const address = await newSchema();
    const primary = await openPostgresStore(address);
    await primary.addToken({ id: "a1", name: "n", digest: "d", scope: "all", createdAt: 1 });
    const name = `test_${schemas}`;
    await query(`create role reader_${schemas} login`);
    await query(`grant usage on schema ${name} to reader_${schemas}`);
    await query(`grant select on all tables in schema ${name} to reader_${schemas}`);
    const reader = await openPostgresStore(address.replace("earshot@", `reader_${schemas}@`));
    await reader.touchToken("a1", 5);
    expect(await reader.findToken("d")).not.toHaveProperty("lastUsedAt");
    await Promise.all([primary.close(), reader.close()]);
  });

  // The last test: by now the server has been sent every statement that there is.
  test("needs nothing that Citus, YugabyteDB and CockroachDB lack", () => {
    const sent = server.log();
    expect(sent).toMatch(/union all/);
    expect(sent).toMatch(/for update/);
    const lacking =
      /advisory|nextval|serial|\blisten\b|\bnotify\b|trigger|extension|references|temporary|create temp|declare |skip locked|\blateral\b|create (or replace )?function|exclude using|\bmerge into\b/gi;
    expect(sent.match(lacking)).toBeNull();
  });
});
