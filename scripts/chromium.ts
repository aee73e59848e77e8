// Where the system's Chromium is, and the flags it needs to run without a display, as root, off the network.
import { existsSync } from "node:fs";

/** Chromium without a window of its own: the same pages for two thirds of the processor's time. */
const headlessShell = "/usr/bin/chromium-headless-shell";

const candidates = [
  process.env["CHROMIUM"],
  headlessShell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The path of the system's browser; undefined where there is none. */
export function findChromium(): string | undefined {
  return candidates.find((candidate) => candidate !== undefined && existsSync(candidate));
}

/** True where the browser to test in is chosen by hand, or the quickest one is there. */
export const hasQuickChromium = (): boolean =>
  process.env["CHROMIUM"] !== undefined || existsSync(headlessShell);

const path = findChromium();

/** Launch options for Playwright; without an executable it uses the browser that it downloaded itself. */
export const chromium = {
  ...(path === undefined ? {} : { executablePath: path }),
  args: [
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
