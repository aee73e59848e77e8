import { defineConfig } from "@playwright/test";
import journeys from "../../playwright.config.ts";

/** Every fault that the dashboard is known to survive: `npm test` meets those that want the token. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  outputDir: "../../test-results/faults",
  projects: [{ name: "faults", testMatch: "faults.spec.ts" }],
  webServer: [],
});
