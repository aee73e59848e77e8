import { defineConfig } from "@playwright/test";
import { chromium } from "../../scripts/chromium.ts";

/** Every fault that the dashboard is known to survive: `npm test` meets the first of each verdict. */
export default defineConfig({
  testDir: ".",
  testMatch: "faults.spec.ts",
  outputDir: "../../test-results/faults",
  fullyParallel: true,
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [["list"]],
  use: { launchOptions: chromium, locale: "en-GB", timezoneId: "Europe/Helsinki" },
});
