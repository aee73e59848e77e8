/**
 * How the time of each operation grows from 1,000 chains to LARGEST, 1,000,000 by default, ten times more at each step, beside a
 * bare floor of the same size in the same run: `node bench/growth.ts [LARGEST]`. The exponent is 0 for what does not grow, and
 * 1 for what grows in step: of the former it is taken over all sizes, of the latter over the last step, where fixed costs count
 * least. More than 0.1 or 1.1 fails. 100,000 are enough on a busy machine, whose floors grow as well.
 */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureTemporal } from "../src/lib/time/temporal.ts";
import { buildIfStale } from "../scripts/build-if-stale.ts";
import { requests, npsReading, commentSearch, type Operation, type Servers } from "./growth/operations.ts";
import { openStore } from "../src/service/cli/command/open-store.ts";
import { addToken } from "./http/sample-database.ts";
import { startServerProcess, startService } from "./http/servers.ts";
import { SESSION, sessionAt } from "./http/signed-in.ts";
import { bareInsert, earshotImport, writeArchive } from "./import/archive.ts";
import { barePage } from "./loading/bare-page.ts";
import { firstRow, noteFirstRow } from "./loading/in-page.ts";
import { slowProxy } from "./loading/slow-proxy.ts";
import { startUnwatched } from "./loading/unwatched.ts";
import { withFolder } from "./store-fixture.ts";

const LARGEST = Number(process.argv[2] ?? 1_000_000);
const SIZES = [1_000, 10_000, 100_000, 1_000_000].filter((size) => size <= LARGEST);
/** Milliseconds after which an operation gets no further turn. */
const LONG = 1_500;
const MOST_TURNS = 15;
const GOALS = { "not at all": 0.1, "in step": 1.1 } as const;

/** The best of some turns each, taken alternately: what else the machine does falls on both. */
interface Times {
  readonly ours: number;
  readonly bare: number;
}

async function timesOf({ ours, bare }: Operation): Promise<Times> {
  const best = { ours: Infinity, bare: Infinity };
  const started = performance.now();
  for (let turn = 0; turn < MOST_TURNS && (turn === 0 || performance.now() - started < LONG); turn += 1) {
    best.ours = Math.min(best.ours, await ours(turn));
    best.bare = Math.min(best.bare, await bare(turn));
  }
  return best;
}

const measured = new Map<string, { readonly operation: Operation; readonly times: Times[] }>();

async function measure(operation: Operation): Promise<void> {
  const entry = measured.get(operation.name) ?? { operation, times: [] };
  measured.set(operation.name, entry);
  entry.times.push(await timesOf(operation));
}

/** The first import makes the database that everything else is asked of. */
function importing(folder: string, archive: string, db: string): Operation {
  return {
    name: "import",
    grows: "in step",
    floor: "node:sqlite, the same lines",
    ours: (turn) => {
      const path = turn === 0 ? db : join(folder, `again-${turn}.sqlite`);
      return earshotImport(archive, path).seconds * 1000;
    },
    bare: (turn) => bareInsert(archive, join(folder, `bare-${turn}.sqlite`)) * 1000,
  };
}

// Each server that is started ends with the process.
process.setMaxListeners(30);
const browser = await startUnwatched();

async function firstRows({ service }: Servers): Promise<Operation> {
  const { address } = await slowProxy(service, barePage);
  const session = JSON.stringify(sessionAt(address));
  const before = `sessionStorage.setItem("${SESSION}", ${session}); (${noteFirstRow.toString()})();`;
  const opened = async (path: string): Promise<number> => {
    const page = await browser.freshPage(before);
    await page.goTo(address + path);
    const time = await page.run(firstRow);
    await page.close();
    return time;
  };
  await opened("/responses");
  return {
    name: "first row of Responses, in Chromium",
    grows: "not at all",
    floor: "a page of one script, the same rows",
    ours: () => opened("/responses"),
    bare: () => opened("/bare"),
  };
}

async function measureAll(folder: string, chains: number): Promise<void> {
  const [archive, db] = [join(folder, "sample.ndjson"), join(folder, "earshot.sqlite")];
  await writeArchive(archive, chains);
  await measure(importing(folder, archive, db));
  const store = await openStore(db);
  await addToken(store);
  await store.close();
  const { address: service, pid } = await startService(db);
  const { address: smallPages, pid: smallPid } = await startService(db, "--page-size", "20");
  const { address: floor, pid: floorPid } = await startServerProcess(
    "bench/http/floor-server.ts",
    smallPages,
  );
  const servers: Servers = { service, smallPages, floor };
  for (const operation of await requests(servers, chains)) await measure(operation);
  await measure(await firstRows(servers));
  for (const operation of await npsReading(servers, chains)) await measure(operation);
  for (const each of [pid, smallPid, floorPid]) process.kill(each);
  await measure(commentSearch(chains));
}

/** The slope of a straight line through the logarithms, by least squares. */
function exponent(times: readonly number[]): number {
  const points = times.map((time, at) => [Math.log10(SIZES[at] ?? 1), Math.log10(time)] as const);
  const mean = (of: 0 | 1): number => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const over = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return over / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}

const lastStep = (times: readonly number[]): number => Math.log10((times.at(-1) ?? 1) / (times.at(-2) ?? 1));

const shown = (time: number): string => (time < 100 ? time.toPrecision(2) : time.toFixed(0)).padStart(8);

function report({ operation, times }: { readonly operation: Operation; readonly times: Times[] }): void {
  const { name, grows, floor } = operation;
  const growth = grows === "in step" ? lastStep : exponent;
  const [ours, bare] = [times.map((time) => time.ours), times.map((time) => time.bare)];
  const [own, others] = [growth(ours), growth(bare)];
  const held = own <= GOALS[grows];
  const cells = ours.map(shown).join("");
  const verdict = `${own.toFixed(2).padStart(6)} (goal ${GOALS[grows]}: ${held ? "reached" : "MISSED"})`;
  const ratio = ((ours.at(-1) ?? 1) / (bare.at(-1) ?? 1)).toFixed(2);
  console.log(
    `${name.padEnd(38)}${cells}  ${verdict.padEnd(24)} floor ${others.toFixed(2)}, ${ratio} times ${floor}`,
  );
  if (!held) process.exitCode = 1;
}

await buildIfStale();
await ensureTemporal();
await withFolder(async (folder) => {
  for (const size of SIZES) {
    console.log(`${size.toLocaleString("en")} chains …`);
    const own = join(folder, String(size));
    mkdirSync(own);
    await measureAll(own, size);
    rmSync(own, { recursive: true });
  }
});
console.log(
  `${"milliseconds over so many chains".padEnd(38)}${SIZES.map((size) => size.toLocaleString("en").padStart(10)).join("")}`,
);
for (const each of measured.values()) report(each);
process.exit();
