/**
 * What grows with the archive and what does not, on one PostgreSQL: import rate, the first and the last page, a filtered
 * page, the stream of a month, size on disk: `node bench/ten-million.ts [CHAINS]`, ten million by default, by hand. The
 * server is a temporary one that does not wait for the disk (`fsync=off`).
 */
import { spawnSync } from "node:child_process";
import pg from "pg";
import * as z from "zod";
import { startTemporaryServer } from "../src/service/store/testing/temporary-server.ts";
import { MAIN, startService } from "./http/servers.ts";

const [chains = "10000000"] = process.argv.slice(2);
const TOKEN = "the-token-of-ten-million";
/** Another one in each round: what was answered before is kept. */
const LANGUAGES = ["ar", "de", "en", "es", "fi", "fr", "it", "nl", "sv"];
const ROUNDS = LANGUAGES.length;
const pageSchema = z.object({ data: z.array(z.object({ touchpointId: z.string(), createdAt: z.number() })) });

const server = startTemporaryServer();
try {
  const db = `${server.address}&options=${encodeURIComponent("-c log_statement=none")}`;
  const earshot = (...args: readonly string[]): number => {
    const started = performance.now();
    const flags = [...args, "--db", db];
    const { status } = spawnSync(process.execPath, [MAIN, ...flags], { stdio: "ignore" });
    if (status !== 0) throw new Error(`earshot ${args.join(" ")} failed.`);
    return (performance.now() - started) / 1000;
  };
  const seconds = earshot("sample", "--chains", chains, "--seed", "1");
  earshot("token", "create", "--name", "bench", "--value", TOKEN);
  const { address, pid } = await startService(db);

  const read = async (path: string): Promise<Uint8Array> => {
    const answer = await fetch(`${address}${path}`, { headers: { authorization: TOKEN } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.bytes();
  };
  /** The median time in milliseconds of what no cache answers. */
  const median = async (paths: (round: number) => string): Promise<number> => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const started = performance.now();
      await read(paths(round));
      times.push(performance.now() - started);
    }
    return times.toSorted((a, b) => a - b)[(ROUNDS - 1) / 2] ?? 0;
  };
  const first = pageSchema.parse(JSON.parse(new TextDecoder().decode(await read("/v5.0.3/response-chains"))));
  const [newest] = first.data;
  const touchpoint = newest?.touchpointId ?? "";
  const end = newest?.createdAt ?? 0;
  const month = 30 * 86_400;
  const last = Math.floor((Number(chains) - 1) / 100) * 100;
  const language = (round: number): string => `preferredLanguage=${LANGUAGES[round] ?? ""}`;

  const client = new pg.Client({ connectionString: server.address });
  await client.connect();
  const size = await client.query<{ bytes: string }>("select pg_database_size(current_database()) as bytes");
  await client.end();
  const streamed = await read(`/earshot/answers?createdFrom=${end - month}`);
  const streamTime = await median((round) => `/earshot/answers?createdFrom=${end - month - round}`);
  const rows: readonly (readonly [string, string])[] = [
    ["chains", Number(chains).toLocaleString("en")],
    ["written, chains a second", Math.round(Number(chains) / seconds).toLocaleString("en")],
    ["first page, ms", (await median((round) => `/v5.0.3/response-chains?${language(round)}`)).toFixed(1)],
    [
      "last page, ms",
      (await median((round) => `/v5.0.3/response-chains?skip=${last}&${language(round)}`)).toFixed(1),
    ],
    [
      "page of a touchpoint, ms",
      (
        await median((round) => `/v5.0.3/response-chains?touchpointId=${touchpoint}&${language(round)}`)
      ).toFixed(1),
    ],
    ["stream of a month, ms", streamTime.toFixed(0)],
    ["its bytes a millisecond", (streamed.length / streamTime).toFixed(0)],
    ["on disk, bytes a chain", (Number(size.rows[0]?.bytes ?? 0) / Number(chains)).toFixed(0)],
  ];
  for (const [name, value] of rows) console.log(`${name.padEnd(28)} ${value.padStart(14)}`);
  process.kill(pid);
} finally {
  server.remove();
}
