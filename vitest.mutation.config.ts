import { defineConfig } from "vitest/config";

const folders = (process.env["MUTATION_TESTS"] ?? "src").split(" ");

/** The tests that `npm run mutate` runs for each mutant: quick ones, on Node, over the stores that need no server. */
export default defineConfig({
  test: {
    environment: "node",
    testTimeout: 180_000,
    include: folders.map((folder) => `${folder}/**/*.test.ts`),
    exclude: ["src/**/*.browser.test.ts", "src/service/store/postgres/**"],
    // A mutant has one thread for all files of tests: starting one for each takes longer than the tests.
    isolate: false,
    setupFiles: ["scripts/fail-on-console.ts", "scripts/fewer-runs.ts"],
  },
});
