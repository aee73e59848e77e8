// How many tests passed, failed and were skipped, as the runners' own JSON reports tell it.
import { existsSync, readFileSync } from "node:fs";
import * as z from "zod/mini";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

const reportSchema = z.union([
  z.pipe(
    vitestSchema,
    z.transform((report): Counts => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    })),
  ),
  z.pipe(
    playwrightSchema,
    z.transform(({ stats }): Counts => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    })),
  ),
]);

const none: Counts = { passed: 0, failed: 0, skipped: 0 };

/** The counts of a report of Vitest's or Playwright's; none where the run left no report. */
export function readCounts(file: string): Counts {
  return existsSync(file) ? reportSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : none;
}

/** What a step adds to the sum: one that ends badly without a failed test (a check, a crash) is a failure itself. */
export function countStep(counts: Counts, succeeded: boolean): Counts {
  return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    none,
  );
}

/** The closing line that CI reads. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
