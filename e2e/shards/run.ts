// Rates and latencies of one PostgreSQL, and of one, two and four shards: `npm run test:shards -- [CHAINS]`, after the store's contract and
// what a killed shard does. Servers are temporary ones that do not wait for the disk (`fsync=off`), all on this machine.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { startTemporaryServer } from "../../src/service/store/testing/temporary-server.ts";
import { freePorts } from "../free-ports.ts";
import { startShards } from "./spread.ts";

const MAIN = fileURLToPath(new URL("../../src/service/cli/main.ts", import.meta.url));
const TOKEN = "the-token-of-the-shards";
const chains = Number(process.argv[2] ?? 100_000);
/** Another one in each round: what was answered before is kept. */
const LANGUAGES = ["ar", "de", "en", "es", "fi", "fr", "it", "nl", "sv"];
const LIST = "/v5.0.3/response-chains";
const pageSchema = z.object({
  data: z.array(z.object({ _id: z.string(), touchpointId: z.string(), createdAt: z.number() })),
});

const earshot = (db: string, ...args: readonly string[]): number => {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [MAIN, ...args, "--db", db], { encoding: "utf8" });
  if (status !== 0) throw new Error(`earshot ${args.join(" ")}: ${stderr}`);
  return (performance.now() - started) / 1_000;
};

/** What was measured of the database at `db`, by name. */
async function figures(db: string): Promise<ReadonlyMap<string, number>> {
  const seconds = earshot(db, "sample", "--chains", String(chains), "--seed", "1");
  earshot(db, "token", "create", "--name", "shards", "--value", TOKEN);
  const [port = 0] = await freePorts(1);
  const service = spawn(process.execPath, [MAIN, "serve", "--db", db, "--port", String(port)], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  try {
    if (service.stdout === null) throw new Error("expected a pipe");
    await once(service.stdout, "data");
    service.stdout.resume();
    const read = async (path: string): Promise<string> => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: TOKEN } });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return answer.text();
    };
    const median = async (path: (language: string, round: number) => string): Promise<number> => {
      const times: number[] = [];
      for (const [round, language] of LANGUAGES.entries()) {
        const started = performance.now();
        await read(path(`preferredLanguage=${language}`, round));
        times.push(performance.now() - started);
      }
      return times.toSorted((a, b) => a - b)[(LANGUAGES.length - 1) / 2] ?? 0;
    };
    const { data } = pageSchema.parse(JSON.parse(await read(LIST)));
    const [newest] = data;
    if (newest === undefined) throw new Error("There is no response.");
    const month = newest.createdAt - 30 * 86_400;
    return new Map([
      ["written, chains a second", chains / seconds],
      ["first page, ms", await median((language) => `${LIST}?${language}`)],
      ["page in the middle, ms", await median((language) => `${LIST}?skip=${chains / 2}&${language}`)],
      [
        "page of a touchpoint, ms",
        await median((language) => `${LIST}?touchpointId=${newest.touchpointId}&${language}`),
      ],
      ["one response, ms", await median((language, round) => `${LIST}/${data[round]?._id}?${language}`)],
      ["stream of a month, ms", await median((_, round) => `/earshot/answers?createdFrom=${month - round}`)],
    ]);
  } finally {
    service.kill("SIGKILL");
  }
}

const columns: { readonly name: string; readonly of: ReadonlyMap<string, number> }[] = [];
const server = startTemporaryServer();
try {
  const db = `${server.address}&options=${encodeURIComponent("-c log_statement=none")}`;
  columns.push({ name: "one server", of: await figures(db) });
} finally {
  server.remove();
}
for (const count of [1, 2, 4]) {
  const shards = await startShards(count);
  try {
    columns.push({
      name: `${count} shard${count > 1 ? "s" : ""}`,
      of: await figures(await shards.newDatabase()),
    });
  } finally {
    shards.remove();
  }
}
const line = (name: string, cells: readonly string[]): void =>
  void process.stdout.write(`${name.padEnd(28)}${cells.map((cell) => cell.padStart(12)).join("")}\n`);
line(
  `${chains.toLocaleString("en")} chains`,
  columns.map(({ name }) => name),
);
for (const name of columns[0]?.of.keys() ?? [])
  line(
    name,
    columns.map(({ of }) => (of.get(name) ?? Number.NaN).toFixed(1)),
  );
process.stdout.write(`load ${loadavg()[0]?.toFixed(1)}\n`);
