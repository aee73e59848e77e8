import babel from "@rolldown/plugin-babel";
import { linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { playwright } from "@vitest/browser-playwright";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { bundledWorkers } from "./scripts/bundled-workers.ts";
import { chromium } from "./scripts/chromium.ts";
import { modulesPastWorker } from "./scripts/modules-past-worker.ts";

// Where a test or what it imports does not compile, Vite finds no packages by itself. A package that it then meets while
// tests run has it reload the page under them, for which Vitest waits in vain.
const packages = [
  "@lingui/core",
  "@lingui/react",
  "@mantine/core",
  "@mantine/dates",
  "@mantine/hooks",
  "@tanstack/react-query",
  "@tanstack/react-router",
  "@tanstack/react-store",
  "@tanstack/react-table",
  "@tanstack/react-virtual",
  "@uwdata/flechette",
  "dayjs",
  "fast-check",
  "hono",
  "idb",
  "lucide-react",
  "msw",
  "msw/browser",
  "p-limit",
  "react-dom/client",
  "recharts",
  "stopwords-iso",
  "temporal-polyfill/global",
  "vitest-browser-react",
  "write-excel-file/universal",
  "zod",
  "zod/mini",
  "zod/v4/core",
];

// The React that people get, in half the time. React's development build, which warns of more, is for `npm run test:more`.
process.env["NODE_ENV"] = process.env["EARSHOT_REACT"] ?? "production";

/**
 * A page of tests draws a screen anew some hundred times: room for what is young lets little of it be collected, and code
 * is compiled once, not once more for a speed that no test is long enough for. A tenth of the time.
 */
const codeOfPages = "--js-flags=--min-semi-space-size=32,--max-semi-space-size=64,--no-turbofan";

/**
 * Processes, and as many pages beside them: a page waits for its server, and the server for it, which leaves room for
 * tests that have no page. Vitest asks that both be as many.
 */
const maxWorkers = Math.min(8, Math.max(2, availableParallelism()));

/** Tests that have a page of their own, each file one. */
const alone = "src/**/*.alone.browser.test.{ts,tsx}";

/** `npm test` leaves to `npm run test:more` what takes long and is met in short as well. */
const tests = process.env["EARSHOT_TESTS"] ?? "";
const left = tests === "more" ? [] : ["**/*.more.*"];

// What is waited for comes; the limits are there for what never does, and a busy machine is no reason to fail.
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [babel({ presets: [linguiTransformerBabelPreset()] })],
        test: {
          name: "node",
          testTimeout: 180_000,
          hookTimeout: 180_000,
          environment: "node",
          maxWorkers,
          // Modules are loaded once for all tests: that takes half the time, and what one leaves behind shows in others.
          isolate: false,
          env: { NODE_ENV: "test" },
          include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: ["src/**/*.browser.test.ts", ...left],
          globalSetup: "scripts/bundled-command.ts",
          setupFiles: ["scripts/fail-on-console.ts", "scripts/same-draws.ts"],
        },
      },
      {
        extends: "./vite.config.ts",
        optimizeDeps: { include: packages },
        plugins: [modulesPastWorker(), bundledWorkers()],
        test: {
          name: "chromium",
          // Those of both below: where packages are looked for before any test runs.
          include: ["src/**/*.test.tsx", "src/**/*.browser.test.ts"],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers,
          env: { EARSHOT_TESTS: tests },
          // On a busy machine a part that is loaded late may take its time.
          expect: { poll: { timeout: 60_000 } },
          setupFiles: ["scripts/drawn-in-tests.ts", "scripts/same-page.ts", "scripts/fail-on-console.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { ...chromium, args: [...chromium.args, codeOfPages] } }),
            instances: [
              // What is made of modules anew, or needs them as they are at first.
              { browser: "chromium", name: "browser", include: [alone], exclude: left },
              // Their modules, most of the application, are loaded once for all of them: `scripts/same-page.ts` clears up.
              {
                browser: "chromium",
                name: "screens",
                include: ["src/**/*.test.tsx", "src/**/*.browser.test.ts"],
                exclude: [alone],
                isolate: false,
              },
            ],
          },
        },
      },
    ],
  },
});
