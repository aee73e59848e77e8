import { defineConfig } from "@playwright/test";
import { chromium } from "../../scripts/chromium.ts";

/**
 * The packed tarball, installed as a user does. Not a part of `npm test`: it asks npm's registry for what the package
 * depends on, a Node of 100 MB among it, where every other test stays on this machine.
 */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/package",
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  use: { launchOptions: chromium, locale: "en-GB", timezoneId: "Europe/Helsinki" },
});
