// `npm run mutate [PART|PATH…]`: breaks the code in a thousand small ways and tells which of them no test notices (Stryker).
// What survives is a test that lacks, or stands in docs/mutation.md. Takes minutes a part, hence no part of `npm test`.
import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";

interface Part {
  readonly code: string;
  /** Folders whose tests are run: those on Node, over the stores that need no server. */
  readonly tests: readonly string[];
}

const parts: Readonly<Record<string, Part>> = {
  contract: {
    code: "src/contract",
    tests: ["src/contract", "src/service/api", "src/client", "src/analysis/slice", "src/service/archive"],
  },
  analysis: { code: "src/analysis", tests: ["src/analysis"] },
  client: { code: "src/client", tests: ["src/client"] },
  api: { code: "src/service/api", tests: ["src/service/api"] },
  archive: { code: "src/service/archive", tests: ["src/service/archive"] },
  sql: { code: "src/service/store/sql", tests: ["src/service/store"] },
};

/** Of a hundred mutants, at least so many are to be noticed. */
const LEAST_SCORE = 85;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "one-in": { type: "string" }, quick: { type: "boolean" }, tests: { type: "string" } },
});
const oneIn = values["one-in"] ?? "1";

/** What of a part is broken: all of it where it or nothing is named, else the files and folders of it that are. */
function brokenIn(name: string, { code }: Part): readonly string[] {
  if (positionals.length === 0 || positionals.includes(name)) return [`${code}/**/*.ts`];
  const paths = positionals.filter((path) => path.startsWith(`${code}/`));
  return paths.map((path) => (path.endsWith(".ts") ? path : `${path.replace(/\/$/, "")}/**/*.ts`));
}

const wanted = Object.entries(parts).map(([name, part]) => ({ name, part, broken: brokenIn(name, part) }));
const unknown = positionals.filter(
  (word) => !(word in parts) && !Object.values(parts).some(({ code }) => word.startsWith(`${code}/`)),
);
if (unknown.length > 0) {
  console.error(
    `No such part: ${unknown.join(", ")}. There are: ${Object.keys(parts).join(", ")}, and what lies in them`,
  );
  process.exit(1);
}

mkdirSync(".cache", { recursive: true });
process.env["MUTATION_ONE_IN"] = oneIn;
for (const { name, part, broken } of wanted) {
  if (broken.length === 0) continue;
  console.log(`\n── ${name} ──`);
  process.env["MUTATION_TESTS"] = values.tests ?? part.tests.join(" ");
  const stryker = new Stryker({
    testRunner: "vitest",
    vitest: { configFile: "vitest.mutation.config.ts", related: false },
    plugins: [
      import.meta.resolve("@stryker-mutator/vitest-runner"),
      import.meta.resolve("./mutation-sample.ts"),
    ],
    checkers: oneIn === "1" ? [] : ["sample"],
    mutate: [
      ...broken,
      `!${part.code}/**/*.{test,contract,arbitraries,fixture}.ts`,
      `!${part.code}/**/*-fixture.ts`,
      `!${part.code}/**/testing/**`,
    ],
    concurrency: 1,
    coverageAnalysis: "perTest",
    // The first run of all tests, with the coverage of each, takes minutes on a busy machine.
    dryRunTimeoutMinutes: 20,
    // What is made once, when a module is loaded, no test can be told to use: each such mutant takes all of them.
    ignoreStatic: values.quick === true,
    // TypeScript 7 has no interface that Stryker could rewrite the configuration with, and types change no mutant.
    tsconfigFile: "none",
    tempDirName: ".cache/stryker",
    ignorePatterns: ["/dist*", ".cache", ".data", "bench", "public"],
    reporters: ["clear-text", "json", "progress-append-only"],
    jsonReporter: { fileName: `.cache/mutation-${name}.json` },
    clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false },
    thresholds: { high: 95, low: LEAST_SCORE, break: LEAST_SCORE },
  });
  await stryker.runMutationTest();
}
