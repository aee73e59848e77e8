// `npm run mutate [PART…]`: breaks the code in a thousand small ways and tells which of them no test notices (Stryker). What
// survives is a test that lacks, or stands in docs/mutation.md. Takes minutes a part, hence no part of `npm test`.
import { mkdirSync } from "node:fs";
import { Stryker } from "@stryker-mutator/core";

interface Part {
  readonly code: string;
  /** Folders whose tests are run: those on Node, over the stores that need no server. */
  readonly tests: readonly string[];
}

const parts: Readonly<Record<string, Part>> = {
  contract: { code: "src/contract", tests: ["src/contract", "src/service/api"] },
  analysis: { code: "src/analysis", tests: ["src/analysis"] },
  client: { code: "src/client", tests: ["src/client"] },
  api: { code: "src/service/api", tests: ["src/service/api"] },
  archive: { code: "src/service/archive", tests: ["src/service/archive"] },
  sql: { code: "src/service/store/sql", tests: ["src/service/store"] },
};

/** Of a hundred mutants, at least so many are to be noticed. */
const LEAST_SCORE = 85;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(", ")}. There are: ${Object.keys(parts).join(", ")}`);
  process.exit(1);
}

mkdirSync(".cache", { recursive: true });
for (const [name, { code, tests }] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name} ──`);
  process.env["MUTATION_TESTS"] = tests.join(" ");
  const stryker = new Stryker({
    testRunner: "vitest",
    vitest: { configFile: "vitest.mutation.config.ts", related: false },
    plugins: [import.meta.resolve("@stryker-mutator/vitest-runner")],
    mutate: [
      `${code}/**/*.ts`,
      `!${code}/**/*.{test,contract,arbitraries,fixture}.ts`,
      `!${code}/**/*-fixture.ts`,
    ],
    concurrency: 1,
    coverageAnalysis: "perTest",
    // TypeScript 7 has no interface that Stryker could rewrite the configuration with, and types change no mutant.
    tsconfigFile: "none",
    tempDirName: ".cache/stryker",
    ignorePatterns: ["dist*", ".cache", ".data", "bench", "public"],
    reporters: ["clear-text", "json"],
    jsonReporter: { fileName: `.cache/mutation-${name}.json` },
    clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false },
    thresholds: { high: 95, low: LEAST_SCORE, break: LEAST_SCORE },
  });
  await stryker.runMutationTest();
}
