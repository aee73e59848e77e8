// WebKitGTK's MiniBrowser by W3C WebDriver, on a screen and a message bus of its own.
import { spawn } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { freePorts } from "../free-ports.ts";
import type { Engine } from "./driver.ts";

const answerSchema = z.object({ value: z.unknown() });
const sessionSchema = z.object({ sessionId: z.string() });
const failureSchema = z.object({ error: z.string(), message: z.string() });

/** `downloads`: the folder that files are saved to. */
export async function startWebKit(downloads: string): Promise<Engine> {
  const [binary] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
  if (binary === undefined) throw new Error("MiniBrowser was not found.");
  const [port = 0] = await freePorts(1);
  const home = mkdtempSync(join(tmpdir(), "earshot-webkit-"));
  mkdirSync(join(home, ".config"));
  writeFileSync(join(home, ".config", "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1400x1100x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const display = await new Promise<string>((resolve) => {
    createInterface({ input: screen.stdout }).once("line", resolve);
  });
  const driver = spawn("dbus-run-session", ["--", "WebKitWebDriver", `--port=${port}`], {
    stdio: "ignore",
    detached: true,
    env: {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: join(home, ".config"),
      DISPLAY: `:${display}`,
      LANG: "C.UTF-8",
      LIBGL_ALWAYS_SOFTWARE: "1",
      WEBKIT_DISABLE_DMABUF_RENDERER: "1",
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });
  const root = `http://127.0.0.1:${port}`;
  await answering(`${root}/status`);
  const { sessionId } = sessionSchema.parse(
    await ask(`${root}/session`, {
      capabilities: {
        alwaysMatch: {
          "webkitgtk:browserOptions": { binary, args: ["--automation", "--geometry=1300x1000"] },
        },
      },
    }),
  );
  const session = `${root}/session/${sessionId}`;
  await ask(`${session}/window/rect`, { x: 0, y: 0, width: 1300, height: 1000 });
  return {
    name: "WebKit",
    goTo: async (url) => void (await ask(`${session}/url`, { url })),
    call: async (source, args) =>
      z
        .string()
        .parse(await ask(`${session}/execute/sync`, { script: `return (${source})(...arguments)`, args })),
    perform: async (actions) => void (await ask(`${session}/actions`, { actions })),
    picture: async () => z.string().parse(await ask(`${session}/screenshot`)),
    close: async () => {
      await fetch(session, { method: "DELETE" });
      if (driver.pid !== undefined) process.kill(-driver.pid);
      screen.kill();
      await sleep(500);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function ask(address: string, body?: object): Promise<unknown> {
  const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(60_000) });
  const { value } = answerSchema.parse(await response.json());
  if (response.ok) return value;
  const { error, message } = failureSchema.parse(value);
  throw new Error(`${error}: ${message}`);
}

async function answering(address: string): Promise<void> {
  for (let left = 200; left > 0; left -= 1) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await sleep(100);
  }
  throw new Error(`${address} does not answer.`);
}
