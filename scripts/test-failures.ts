// Which tests failed and with what words, as the runners' own JSON reports tell it: a long run ends with them.
import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import * as z from "zod/mini";

export interface Failure {
  readonly test: string;
  readonly message: string;
}

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.nullish(z.array(z.string())),
        }),
      ),
    }),
  ),
});

type VitestFile = z.infer<typeof vitestSchema>["testResults"][number];

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(
        z.object({ errors: z.optional(z.array(z.object({ message: z.optional(z.string()) }))) }),
      ),
    }),
  ),
});

const suiteSchema = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.optional(z.array(suiteSchema));
  },
});

type Suite = z.infer<typeof suiteSchema>;

const playwrightSchema = z.object({ suites: z.array(suiteSchema) });

const reportSchema = z.union([
  z.pipe(
    vitestSchema,
    z.transform(({ testResults }) => testResults.flatMap(failuresOfFile)),
  ),
  z.pipe(
    playwrightSchema,
    z.transform(({ suites }) => suites.flatMap(failuresOfSuite)),
  ),
]);

/** A file can fail without a failed test: where it could not be loaded, or what comes after its tests failed. */
function failuresOfFile({ name, status, message, assertionResults }: VitestFile): readonly Failure[] {
  const failed = assertionResults
    .filter((test) => test.status === "failed")
    .map((test) => ({
      test: `${name} › ${test.fullName}`,
      message: (test.failureMessages ?? []).join("\n"),
    }));
  return status === "failed" && failed.length === 0 ? [{ test: name, message: message ?? "" }] : failed;
}

function failuresOfSuite({ specs, suites = [] }: Suite): readonly Failure[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, status, results }) => ({
        test: `[${projectName}] ${file} › ${title}${status === "flaky" ? " (passed at the second try)" : ""}`,
        message: results.flatMap(({ errors = [] }) => errors.map((error) => error.message ?? "")).join("\n"),
      })),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/**
 * The failures of a report of Vitest's or Playwright's, with those that a second try did away with; none where the run
 * left no report.
 */
export function readFailures(file: string): readonly Failure[] {
  return existsSync(file) ? reportSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : [];
}

const MOST_LINES = 25;

/** A failure as the end of a run prints it: its name, and the first lines of what it says. */
export function failureText({ test, message }: Failure): string {
  const lines = stripVTControlCharacters(message).trim().split("\n");
  const rest = lines.length > MOST_LINES ? ["…"] : [];
  return [`✗ ${test}`, ...[...lines.slice(0, MOST_LINES), ...rest].map((line) => `  ${line}`)].join("\n");
}
