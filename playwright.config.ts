import { defineConfig } from "@playwright/test";
import { addresses, type Host } from "./e2e/hosts.ts";
import { chromium } from "./scripts/chromium.ts";

/** Folders of journeys, wherever the checkout lies: a pattern is held against the whole path. */
const apart = (...folders: readonly string[]) => folders.map((folder) => `**/e2e/${folder}/**`);

/** `npm test` leaves to `npm run test:more` what holds in another language, width or kind, and the demo. */
const isMore = process.env["EARSHOT_TESTS"] === "more";
const chosen = isMore ? { grep: /@more/ } : { grepInvert: /@more/ };

export default defineConfig<{ host: Host }>({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: process.env["CI"] !== undefined,
  // One more than the cores that a small machine has: a journey often waits.
  workers: 3,
  timeout: 180_000,
  // One journey that a busy machine upset shall not hide what all others say; the end of the run names it all the same.
  retries: 1,
  // What shows nothing at all fails everywhere, each time after a minute: ten say as much as all.
  maxFailures: 10,
  expect: { timeout: 60_000 },
  reporter: [["list"]],
  use: {
    launchOptions: chromium,
    locale: "en-GB",
    timezoneId: "Europe/Helsinki",
    viewport: { width: 1280, height: 900 },
  },
  projects: [
    {
      name: "service",
      ...chosen,
      testIgnore: apart("demo", "hostile", "package"),
      use: { host: "service", baseURL: addresses.service },
    },
    { name: "hostile", testDir: "e2e/hostile", ...chosen },
    ...(isMore
      ? [
          {
            name: "demo",
            grep: /@both-hosts|demo\.spec\.ts/,
            testIgnore: apart("service", "hostile", "package"),
            use: { host: "demo" as const, baseURL: addresses.demo },
          },
        ]
      : []),
  ],
  webServer: [
    {
      command: "node e2e/start-service.ts",
      url: `${addresses.service}/readyz`,
      timeout: 120_000,
      // So that its database is removed.
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    },
    ...(isMore ? [{ command: "node e2e/start-demo.ts", url: addresses.demo, timeout: 120_000 }] : []),
  ],
});
