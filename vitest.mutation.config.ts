import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const folders = (process.env["MUTATION_TESTS"] ?? "src").split(" ");

/** The quickest first: one test that fails is enough. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own
    return (await super.sort(files)).toReversed();
  }
}

/** The tests that `npm run mutate` runs for each mutant: quick ones, on Node, over the stores that need no server. */
export default defineConfig({
  test: {
    environment: "node",
    testTimeout: 180_000,
    include: folders.map((folder) => `${folder}/**/*.test.ts`),
    exclude: [
      "src/**/*.browser.test.ts",
      "src/service/store/postgres/**",
      // Thousands of lists, and whole reports on 12,000 chains: what they are made of has tests of its own.
      "src/**/*.simulation.test.ts",
      "src/analysis/report/build-report.test.ts",
    ],
    // A mutant has one thread for all files of tests: starting one for each takes longer than the tests.
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    setupFiles: ["scripts/fail-on-console.ts", "scripts/same-draws.ts", "scripts/fewer-runs.ts"],
  },
});
