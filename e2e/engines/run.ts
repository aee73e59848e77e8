// The main job in Firefox and in WebKit, the engines beside Chromium: `npm run test:engines`. Ends with 1 where a step fails or a
// page complains. ENGINES=firefox runs it in one of them.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import * as z from "zod";
import { freePorts } from "../free-ports.ts";
import { chainPageSchema, type Chain } from "../oracle.ts";
import { Page, type Engine } from "./driver.ts";
import { startFirefox } from "./firefox.ts";
import { mainJob } from "./job.ts";
import { startWebKit } from "./webkit.ts";

const TOKEN = "a-token-for-every-engine";
const MAIN = "src/service/cli/main.ts";
const engines = { firefox: startFirefox, webkit: startWebKit };

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

process.env["TZ"] = "Europe/Helsinki";
const folder = mkdtempSync(join(tmpdir(), "earshot-engines-"));
const [port = 0, front = 0] = await freePorts(2);
const db = join(folder, "earshot.sqlite");
const earshot = (...args: readonly string[]) =>
  execFileSync(process.execPath, [MAIN, ...args, "--db", db], { stdio: "ignore" });
earshot("sample", "--chains", "3000", "--seed", "7", "--until", "2026-10-31");
earshot("token", "create", "--name", "engines", "--value", TOKEN);
const service = spawn(process.execPath, [MAIN, "serve", "--db", db, "--port", String(port)], {
  stdio: ["ignore", "pipe", "ignore"],
});
await once(createInterface({ input: service.stdout }), "line");
service.stdout.resume();

/** Notes what a page complains of, from its first script on. Not every engine's protocol tells it. */
const WATCH = `
// What is still being loaded fails as a page is left: no one is there to see it.
let isLeft = false;
addEventListener("beforeunload", () => (isLeft = true));
const complain = (what) => {
  if (isLeft && /import|preload/i.test(what)) return;
  const all = JSON.parse(localStorage.getItem("complaints") ?? "[]");
  localStorage.setItem("complaints", JSON.stringify([...all, location.pathname + ": " + what]));
};
globalThis.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    let readers = 0;
    this.addEventListener("message", ({ data }) => {
      if (data.kind === "ready" && (readers += 1) > 1) complain("a second reader in " + given[0]);
    });
  }
};
addEventListener("error", ({ message }) => complain("uncaught: " + message));
addEventListener("unhandledrejection", ({ reason }) => complain("unhandled: " + (reason?.stack || reason)));
for (const level of ["error", "warn"]) {
  const say = console[level];
  console[level] = (...words) => {
    complain(level + ": " + words.join(" "));
    say(...words);
  };
}`;

/** Hands everything on to the service, with the watching script at the head of each page. */
async function handOn(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  if (asked.url === "/watch.js") {
    answer.setHeader("content-type", "text/javascript").end(WATCH);
    return;
  }
  const headers = { ...asked.headers };
  const isPage = headers.accept?.includes("text/html") === true;
  if (isPage) for (const name of ["accept-encoding", "if-none-match"]) delete headers[name];
  const further = request({ port, method: asked.method, path: asked.url, headers });
  asked.pipe(further);
  further.on("error", () => answer.destroy());
  answer.on("close", () => further.destroy());
  further.on("response", (given) => {
    const { "content-length": _length, ...rest } = given.headers;
    answer.writeHead(given.statusCode ?? 500, isPage ? rest : given.headers);
    if (!isPage) return void given.pipe(answer);
    void text(given).then((page) =>
      answer.end(page.replace("<head>", '<head><script src="/watch.js"></script>')),
    );
  });
}

async function readAll(): Promise<readonly Chain[]> {
  const chains: Chain[] = [];
  for (;;) {
    const address = `http://127.0.0.1:${port}/v5.0.3/response-chains?skip=${chains.length}`;
    const response = await fetch(address, { headers: { authorization: TOKEN } });
    const { data, paging } = chainPageSchema.parse(await response.json());
    chains.push(...data);
    if (paging.next === null) return chains;
  }
}

async function run(start: (downloads: string) => Promise<Engine>, chains: readonly Chain[]): Promise<void> {
  const began = performance.now();
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  const downloads = mkdtempSync(join(folder, "downloads-"));
  const engine = await start(downloads);
  const page = new Page(engine);
  try {
    print(`${engine.name}: ${await page.value("navigator.userAgent")}`);
    const done = (step: string): void => void print(`  ✓ ${step} (${seconds()})`);
    await mainJob({ page, address: `http://127.0.0.1:${front}`, token: TOKEN, chains, downloads, done });
    const complaints = z
      .array(z.string())
      .parse(JSON.parse(await page.value(`localStorage.getItem("complaints") ?? "[]"`)));
    if (complaints.length > 0) throw new Error(`It complained:\n${complaints.join("\n")}`);
    done("nothing uncaught");
  } catch (error) {
    process.exitCode = 1;
    print(
      `  ✗ ${error instanceof Error ? error.message : String(error)} (${seconds()}, at ${await page.value("location.href")})`,
    );
    const picture = join("test-results", `${engine.name}.png`);
    mkdirSync("test-results", { recursive: true });
    writeFileSync(picture, await engine.picture().catch(() => ""), "base64");
    print(`    It looked so: ${picture}`);
  } finally {
    await engine.close();
  }
}

const proxy = createServer((asked, answer) => void handOn(asked, answer)).listen(front, "127.0.0.1");
try {
  const chains = await readAll();
  const wanted = process.env["ENGINES"]?.split(",");
  for (const [name, start] of Object.entries(engines)) {
    if (wanted === undefined || wanted.includes(name)) await run(start, chains);
  }
} finally {
  proxy.closeAllConnections();
  proxy.close();
  service.kill();
  await once(service, "exit");
  rmSync(folder, { recursive: true, force: true });
}
