// How long the first row of Responses takes after navigating, and the step to the next page, beside a bare page that shows
// the same rows and one that is made of the same libraries by hand, on the production build, each request so many milliseconds
// late; and what is fetched for it.
import { buildIfStale } from "../scripts/build-if-stale.ts";
import { readReport } from "../scripts/bundle-report.ts";
import { budgets, costOf } from "../scripts/bundle-size.ts";
import { startService } from "./http/servers.ts";
import { sampleDatabase } from "./http/sample-database.ts";
import { SESSION, sessionAt } from "./http/signed-in.ts";
import { loadNote, median, verdict } from "./loading/figures.ts";
import { barePage } from "./loading/bare-page.ts";
import { kitPage } from "./loading/kit-page.ts";
import { firstRow, nextPage, noteFirstRow, settled } from "./loading/in-page.ts";
import { slowProxy } from "./loading/slow-proxy.ts";
import { startUnwatched } from "./loading/unwatched.ts";

const CHAINS = 12_000;
const TURNS = 9;
const STEPS = 5;
const GOALS = [
  { delay: 20, first: 1.7, next: 1 },
  { delay: 0, first: 2, next: 1 },
] as const;

await buildIfStale();
const report = readReport("dist");
if (!report) throw new Error("the build has left no report");
const { address: service } = await startService(await sampleDatabase(CHAINS));
const proxy = await slowProxy(service, { ...barePage, ...(await kitPage()) });
const browser = await startUnwatched();

const session = JSON.stringify(sessionAt(proxy.address));
/** Runs before anything else of a page: signs in, and notes the first row. */
const before = `sessionStorage.setItem("${SESSION}", ${session}); (${noteFirstRow.toString()})();`;

interface Times {
  readonly first: number;
  readonly next: number;
}

/** Navigation to first row, then the median of some steps to the next page, each once everything is quiet. */
async function times(path: string): Promise<Times> {
  const page = await browser.freshPage(before);
  await page.goTo(proxy.address + path);
  const first = await page.run(firstRow);
  const steps: number[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    await page.run(settled);
    steps.push(await page.run(nextPage));
  }
  await page.close();
  return { first, next: median(steps) };
}

let good = true;
for (const { delay, first, next } of GOALS) {
  proxy.delay(delay);
  const turns: { readonly bare: Times; readonly kit: Times; readonly ours: Times }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1)
    turns.push({ bare: await times("/bare"), kit: await times("/kit"), ours: await times("/responses") });
  console.log(`${delay} ms a request${loadNote()}`);
  for (const [name, which, goal] of [
    ["first row", "first", first],
    ["next page", "next", next],
  ] as const) {
    const typical = (whose: "bare" | "kit" | "ours") => median(turns.map((turn) => turn[whose][which]));
    const [bare, kit, ours] = [typical("bare"), typical("kit"), typical("ours")].map((each) =>
      each.toFixed(0),
    );
    const ratioTo = (floor: "bare" | "kit") =>
      median(turns.map((turn) => turn.ours[which] / turn[floor][which]));
    console.log(
      `  ${name}: ${ours} ms, made of the same libraries by hand ${kit} ms; ratio ${ratioTo("kit").toFixed(2)}`,
    );
    good = verdict(`  ${name}: ${ours} ms, bare ${bare} ms; ratio`, ratioTo("bare"), goal) && good;
  }
}

for (const { name, of, bytes, files } of budgets) {
  const cost = costOf(name, of(report.bundle));
  console.log(
    `before ${name}: ${(cost.bytes / 1000).toFixed(1)} kB brotli of ${bytes / 1000}, ${cost.files.length} files of ${files}`,
  );
}
process.exit(good ? 0 : 1);
