// Firefox by WebDriver BiDi, which it speaks itself: commands and their answers as messages of one socket.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import * as z from "zod";
import type { Engine } from "./driver.ts";

const replySchema = z.object({
  id: z.optional(z.number()),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
  result: z.optional(z.unknown()),
});

const treeSchema = z.object({ contexts: z.array(z.object({ context: z.string() })) });
const pictureSchema = z.object({ data: z.string() });
const calledSchema = z.object({
  result: z.optional(z.object({ value: z.string() })),
  exceptionDetails: z.optional(z.object({ text: z.string() })),
});

/** `downloads`: the folder that files are saved to. */
export async function startFirefox(downloads: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "earshot-firefox-"));
  const settings = {
    "browser.download.dir": downloads,
    "browser.download.folderList": 2,
    "intl.accept_languages": "en-GB",
    "intl.locale.requested": "en-GB",
    "remote.active-protocols": 1,
    "toolkit.telemetry.reportingpolicy.firstRun": false,
  };
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const firefox = spawn("firefox-esr", args, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, HOME: profile },
  });
  const socket = new WebSocket(`${await addressIn(firefox.stderr)}/session`);
  await once(socket, "open");
  const send = commands(socket);
  await send("session.new", { capabilities: {} });
  const { contexts } = treeSchema.parse(await send("browsingContext.getTree", {}));
  const context = contexts[0]?.context;
  await send("browsingContext.setViewport", { context, viewport: { width: 1280, height: 900 } });
  return {
    name: "Firefox",
    goTo: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "complete" })),
    call: async (functionDeclaration, texts) => {
      const called = await send("script.callFunction", {
        functionDeclaration,
        arguments: texts.map((value) => ({ type: "string", value })),
        target: { context },
        awaitPromise: true,
      });
      const { result, exceptionDetails } = calledSchema.parse(called);
      if (result === undefined) throw new Error(exceptionDetails?.text);
      return result.value;
    },
    perform: async (actions) => void (await send("input.performActions", { context, actions })),
    picture: async () =>
      pictureSchema.parse(await send("browsingContext.captureScreenshot", { context })).data,
    close: async () => {
      socket.close();
      firefox.kill();
      if (firefox.exitCode === null) await once(firefox, "exit");
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function addressIn(stderr: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: stderr })) {
    const [address] = /ws:\/\/\S+/.exec(line) ?? [];
    if (address === undefined) continue;
    // What it says later is read and dropped: a full pipe would hold it up.
    stderr.resume();
    return address;
  }
  throw new Error("Firefox ended before it listened.");
}

/** Sends commands over a socket, each answered under its number. */
function commands(socket: WebSocket): (method: string, params: object) => Promise<unknown> {
  const open = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener("message", ({ data }) => {
    const { id, error, message, result } = replySchema.parse(JSON.parse(String(data)));
    const waiting = id === undefined ? undefined : open.get(id);
    if (error === undefined) waiting?.resolve(result);
    else waiting?.reject(new Error(`${error}: ${message ?? ""}`));
  });
  let sent = 0;
  return (method, params) => {
    const answer = Promise.withResolvers<unknown>();
    open.set((sent += 1), answer);
    socket.send(JSON.stringify({ id: sent, method, params }));
    return answer.promise;
  };
}
