// Chains of one PostgreSQL spread over several by PostgreSQL's own means: the tables of keys and documents become tables partitioned by
// the hash of the id, whose partitions are foreign tables of `postgres_fdw`. Everything else stays on the coordinator.
import pg from "pg";
import { CHAIN_INDEXES } from "../../src/service/store/sql/shared-statements.ts";
import { openPostgresStore } from "../../src/service/store/postgres/postgres-store.ts";
import { VIEWS } from "../../src/service/store/postgres/migrations.ts";
import {
  startTemporaryServer,
  type TemporaryServer,
} from "../../src/service/store/testing/temporary-server.ts";

const KEY_COLUMNS = `id text collate "C" not null, created_at bigint not null, team_id text collate "C" not null,
  touchpoint_id text collate "C" not null, survey_id text collate "C" not null, is_closed smallint not null,
  survey_version smallint not null`;
const DOCUMENT_COLUMNS = `id text collate "C" not null, template text not null`;

export interface Shards {
  readonly coordinator: TemporaryServer;
  readonly shards: readonly TemporaryServer[];
  /** The address of an empty database, migrated and spread, in a schema of its own on every server. */
  readonly newDatabase: () => Promise<string>;
  /** From now on the shards' logs hold what the coordinator sends them. */
  readonly logStatements: () => Promise<void>;
  readonly remove: () => void;
}

async function send(address: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The folder of a server's socket. */
const socketOf = ({ address }: TemporaryServer): string =>
  new URLSearchParams(address.split("?", 2)[1]).get("host") ?? "";

export async function startShards(count: number): Promise<Shards> {
  const coordinator = startTemporaryServer();
  const shards = Array.from({ length: count }, startTemporaryServer);
  await send(
    coordinator.address,
    "create extension postgres_fdw",
    ...shards.flatMap((shard, at) => [
      `create server shard_${at} foreign data wrapper postgres_fdw options (
         host '${socketOf(shard)}', dbname 'postgres', batch_size '1000', fetch_size '100', async_capable 'true',
         options '-c log_statement=none')`,
      `create user mapping for earshot server shard_${at} options (user 'earshot')`,
    ]),
  );
  let databases = 0;
  return {
    coordinator,
    shards,
    newDatabase: async () => {
      const schema = `test_${(databases += 1)}`;
      const settings = `-c search_path=${schema} -c log_statement=none`;
      const address = `${coordinator.address}&options=${encodeURIComponent(settings)}`;
      await send(coordinator.address, `create schema ${schema}`);
      await (await openPostgresStore(address)).close();
      for (const shard of shards) {
        await send(
          shard.address,
          `create schema ${schema}`,
          `set search_path to ${schema}`,
          `create table chain_key (${KEY_COLUMNS}, primary key (id))`,
          `create table chain_document (${DOCUMENT_COLUMNS}, primary key (id))`,
          ...CHAIN_INDEXES,
        );
      }
      await send(address, ...spreading(schema, count));
      return address;
    },
    logStatements: () =>
      send(coordinator.address, ...shards.map((_, at) => `alter server shard_${at} options (drop options)`)),
    remove: () => {
      for (const server of [coordinator, ...shards]) server.remove();
    },
  };
}

/** On the coordinator, whose tables are empty: no unique index can lie over partitions that are elsewhere. */
const spreading = (schema: string, count: number): readonly string[] => [
  "drop table chain_key, chain_document cascade",
  `create table chain_key (${KEY_COLUMNS}) partition by hash (id)`,
  `create table chain_document (${DOCUMENT_COLUMNS}) partition by hash (id)`,
  ...["chain_key", "chain_document"].flatMap((table) =>
    Array.from(
      { length: count },
      (_, at) => `create foreign table ${table}_${at} partition of ${table}
        for values with (modulus ${count}, remainder ${at}) server shard_${at}
        options (schema_name '${schema}', table_name '${table}')`,
    ),
  ),
  ...VIEWS,
];
