/**
 * What a page far down costs against the first page, for no filter and for each filter with many matches:
 * `node bench/store-deep-pages.ts [DATABASE] [SKIP]`. Without a database a SQLite file of 1,100,000 chains is made.
 */
import { openStore } from "../src/service/cli/command/open-store.ts";
import type { ChainFilter } from "../src/contract/queries.ts";
import type { Scope, Store } from "../src/service/store/store.ts";
import { median } from "./loading/figures.ts";
import { withChains } from "./store-fixture.ts";

const LIMIT = 100;
const ROUNDS = 300;

const [address, deepest = "1000000"] = process.argv.slice(2);

async function compare(store: Store, furthest: number): Promise<void> {
  console.log("filter                 chains     first page   deep page at    first time   median   ratio");
  for (const [name, scope, filter] of await filters(store)) {
    const count = await store.countChains(scope, filter);
    const deep = Math.max(0, Math.min(furthest, count - LIMIT));
    const started = performance.now();
    await store.chains(scope, filter, { skip: deep, limit: LIMIT });
    const cold = performance.now() - started;
    // Taken in turns, so that whatever else the machine does falls on both.
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      times[0].push(await timed(store, scope, filter, 0));
      times[1].push(await timed(store, scope, filter, deep));
    }
    const [first, last] = [median(times[0]), median(times[1])];
    const cells = [`${first.toFixed(3)} ms`, String(deep), `${cold.toFixed(1)} ms`, `${last.toFixed(3)} ms`];
    const row = cells.map((cell) => cell.padStart(13)).join("");
    console.log(
      `${name.padEnd(20)}${String(count).padStart(9)}${row}${(last / first).toFixed(2).padStart(8)}`,
    );
  }
}

async function timed(store: Store, scope: Scope, filter: ChainFilter, skip: number): Promise<number> {
  const started = performance.now();
  await store.chains(scope, filter, { skip, limit: LIMIT });
  return performance.now() - started;
}

async function filters(store: Store): Promise<[string, Scope, ChainFilter][]> {
  const { surveys } = await store.catalog();
  const [first, second] = surveys.map((survey) => survey._id);
  const teams = [...new Set(surveys.map((survey) => survey.teamId))];
  const { templates } = await store.chains("all", {}, { skip: 0, limit: 1 });
  const page = new TextDecoder().decode(templates);
  const touchpointId = /"touchpointId":"([^"]*)"/.exec(page)?.[1] ?? "";
  const createdTo = Number(/"createdAt":(\d+)/.exec(page)?.[1]) - 86_400;
  return [
    ["none", "all", {}],
    ["createdTo", "all", { createdTo }],
    ["createdFrom", "all", { createdFrom: 0 }],
    ["closed", "all", { isClosed: true }],
    ["version 3", "all", { surveyVersion: 3 }],
    ["touchpoint", "all", { touchpointId }],
    ["survey", "all", { surveyId: [first ?? ""] }],
    ["two surveys", "all", { surveyId: [first ?? "", second ?? ""] }],
    ["one team", teams.slice(0, 1), {}],
    ["all teams by name", teams, {}],
    ["team, touchpoint", teams.slice(0, 2), { touchpointId }],
    ["closed, version 3", "all", { isClosed: true, surveyVersion: 3 }],
  ];
}

if (address === undefined) await withChains(1_100_000, (store) => compare(store, Number(deepest)));
else {
  const store = await openStore(address);
  await compare(store, Number(deepest));
  await store.close();
}
