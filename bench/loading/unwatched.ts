// A browser whose pages have no debugger attached. Under a test driver the engine notes where every
// error is made, thrown or not: for the few that React makes while it starts, all code of the page is parsed once more,
// which a bare page is spared. Without developer tools a user never waits for that.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium as browsers } from "playwright";
import { z } from "zod";
import { chromium } from "../../scripts/chromium.ts";

interface UnwatchedPage {
  /** Resolves once the document has begun to come. */
  readonly goTo: (url: string) => Promise<void>;
  /** What a function comes to in the page. It is sent there as its own text. */
  readonly run: (work: () => Promise<number | void>) => Promise<number>;
  readonly close: () => Promise<void>;
}

interface UnwatchedBrowser {
  /** A page with nothing in the browser's cache, in which `first` runs before anything else does. */
  readonly freshPage: (first: string) => Promise<UnwatchedPage>;
}

type Send = (method: string, params?: object, sessionId?: string) => Promise<unknown>;

const answer = z.object({
  id: z.number().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});
const context = z.object({ browserContextId: z.string() });
const target = z.object({ targetId: z.string() });
const session = z.object({ sessionId: z.string() });
const outcome = z.object({
  result: z.object({ value: z.number().optional(), description: z.string().optional() }),
  exceptionDetails: z.unknown().optional(),
});

/** It ends with the process. */
export async function startUnwatched(): Promise<UnwatchedBrowser> {
  const profile = mkdtempSync(join(tmpdir(), "unwatched-"));
  // What is started may be a script that starts the browser: both end as one group.
  const child = spawn(
    chromium.executablePath ?? browsers.executablePath(),
    [...chromium.args, "--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`],
    { stdio: ["ignore", "ignore", "pipe"], detached: true },
  );
  process.on("exit", () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stderr.on("data", (data: Buffer) => {
      said += data.toString();
      const [found] = /ws:\/\/\S+/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.on("exit", () => reject(new Error(said)));
  });
  const socket = new WebSocket(address);
  await once(socket, "open");
  const send = sender(socket);
  return { freshPage: (first) => freshPage(send, first) };
}

/** Sends messages, each of which has an answer of its own. */
function sender(socket: WebSocket): Send {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const { id = 0, result, error } = answer.parse(JSON.parse(String(data)));
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new Error(error.message));
  });
  return (method, params = {}, sessionId) => {
    last += 1;
    const asked = Promise.withResolvers<unknown>();
    waiting.set(last, asked);
    socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    return asked.promise;
  };
}

async function freshPage(send: Send, first: string): Promise<UnwatchedPage> {
  const { browserContextId } = context.parse(await send("Target.createBrowserContext"));
  const size = { width: 1280, height: 800 };
  const { targetId } = target.parse(
    await send("Target.createTarget", { url: "about:blank", browserContextId, ...size }),
  );
  const { sessionId } = session.parse(await send("Target.attachToTarget", { targetId, flatten: true }));
  const ask = (method: string, params?: object) => send(method, params, sessionId);
  await ask("Page.enable");
  await ask("Page.addScriptToEvaluateOnNewDocument", { source: first });
  return {
    goTo: async (url) => void (await ask("Page.navigate", { url })),
    run: async (work) => {
      const how = { expression: `(${work.toString()})()`, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = outcome.parse(await ask("Runtime.evaluate", how));
      if (exceptionDetails !== undefined) throw new Error(result.description);
      return result.value ?? 0;
    },
    close: async () => void (await send("Target.disposeBrowserContext", { browserContextId })),
  };
}
