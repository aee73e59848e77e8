import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { told } from "../store/answers.contract.ts";
import { types } from "../store/postgres/postgres-store.ts";
import { startTemporaryServer } from "../store/testing/temporary-server.ts";
import { openStore } from "./command/open-store.ts";
import { HELD } from "./testing/held.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));
const HOLD = new URL("testing/hold-at.ts", import.meta.url).href;
/** Chains of the archives: of several batches, and of two steps of bringing a database up to date. */
const [SMALL, LARGE] = [3_000, 17_000];
/** The chains that one step of bringing a database up to date puts into leaves. */
const STEP = 16_384;
const ANSWER_TABLES = ["answer_group", "answer_leaf", "answer_part", "answer_backlog"];
const UNDO = ANSWER_TABLES.map((table) => `drop table ${table};`).join("");

const folder = mkdtempSync(join(tmpdir(), "earshot-killed-"));
const archiveOf = (chains: number): string => join(folder, `${chains}.ndjson`);
const server = startTemporaryServer();
afterAll(() => {
  server.remove();
  rmSync(folder, { recursive: true });
});

const earshot = (...args: readonly string[]) => spawnSync(process.execPath, [MAIN, ...args]).status;

beforeAll(() => {
  for (const chains of [SMALL, LARGE]) {
    const source = join(folder, `source-${chains}.sqlite`);
    earshot("sample", "--chains", String(chains), "--db", source);
    earshot("export", archiveOf(chains), "--db", source);
  }
});

/** Runs the command until it comes to a statement the nth time, and kills it there. */
async function killedAt(statement: string, nth: number, ...args: readonly string[]): Promise<void> {
  const running = spawn(process.execPath, ["--import", HOLD, MAIN, ...args], {
    env: { ...process.env, HOLD_AT: statement, HOLD_NTH: String(nth) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const said: string[] = [];
  running.stderr.on("data", (chunk: Buffer) => {
    said.push(chunk.toString());
    if (said.join("").includes(HELD)) running.kill("SIGKILL");
  });
  await once(running, "exit");
  expect([running.signalCode, said.join("")]).toEqual(["SIGKILL", expect.stringContaining(HELD)]);
}

interface Database {
  readonly address: string;
  /** Runs statements beside the service. */
  readonly run: (text: string) => Promise<void>;
  /** The first column of the first row. */
  readonly value: (text: string) => Promise<unknown>;
  /** Makes the database one that was made before there were leaves. */
  readonly undo: string;
}

function sqlite(name: string): Promise<Database> {
  const address = join(folder, `${name}.sqlite`);
  const opened = async <Result>(work: (database: DatabaseSync) => Result): Promise<Result> => {
    const database = new DatabaseSync(address);
    try {
      return work(database);
    } finally {
      database.close();
    }
  };
  return Promise.resolve({
    address,
    run: (text) => opened((database) => database.exec(text)),
    value: (text) => opened((database) => Object.values(database.prepare(text).get() ?? {})[0]),
    undo: `begin; ${UNDO} pragma user_version = 3; commit`,
  });
}

async function postgres(name: string): Promise<Database> {
  const address = `${server.address}&options=${encodeURIComponent(`-c search_path=${name}`)}`;
  const query = async (text: string) => {
    const client = new pg.Client({ connectionString: address, types });
    await client.connect();
    try {
      return await client.query<Record<string, unknown>>(text);
    } finally {
      await client.end();
    }
  };
  await query(`create schema ${name}`);
  return {
    address,
    run: async (text) => void (await query(text)),
    value: async (text) => Object.values((await query(text)).rows[0] ?? {})[0],
    undo: `${UNDO} update schema_step set taken = 3`,
  };
}

async function content(address: string) {
  const store = await openStore(address);
  try {
    const { leaves, ...rest } = await store.answers();
    const streamed = await told({ leaves, ...rest });
    return { chains: await store.countChains("all", {}), streamed };
  } finally {
    await store.close();
  }
}

const BACKLOG = "select cast(count(*) as integer) from answer_backlog";
const LEAVES = "select cast(coalesce(sum(chains), 0) as integer) from answer_leaf where retired_at is null";

describe.each([
  ["SQLite", sqlite],
  ["PostgreSQL", postgres],
] as const)("on %s, after kill -9", (_, newDatabase) => {
  test.each([
    ["while_leaves_are_written", "insert into .?answer_leaf", 1],
    ["right_before_it_is_committed", "^commit$", 1],
  ])("an import killed %s has not happened, and can be done again", async (name, statement, nth) => {
    const { address } = await newDatabase(name);
    earshot("token", "create", "--name", "x", "--db", address);
    await killedAt(statement, nth, "import", archiveOf(SMALL), "--db", address);
    expect(await content(address)).toEqual({ chains: 0, streamed: [] });
    expect(earshot("import", archiveOf(SMALL), "--db", address)).toBe(0);
    const { chains, streamed } = await content(address);
    expect([chains, streamed.length]).toEqual([SMALL, SMALL]);
  });

  test("a database of before is whole at each step of bringing it up to date, and goes on there", async () => {
    const { address, run, value, undo } = await newDatabase("of_before");
    earshot("import", archiveOf(LARGE), "--db", address);
    const expected = await content(address);
    await run(undo);
    const open = ["token", "list", "--db", address] as const;

    await killedAt("insert into .?answer_backlog", 1, ...open);
    await expect(value(LEAVES)).rejects.toThrow(/answer_leaf/);
    await killedAt("update .?answer_backlog", 1, ...open);
    expect(await value(LEAVES)).toBe(0);
    await killedAt("delete from .?answer_backlog", 1, ...open);
    expect(await value(LEAVES)).toBe(STEP);
    expect(await value(BACKLOG)).toBe(1);

    expect(earshot(...open)).toBe(0);
    expect(await value(BACKLOG)).toBe(0);
    expect(await content(address)).toEqual(expected);
  });
});
