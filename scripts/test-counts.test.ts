import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closingLine, countStep, readCounts, sum } from "./test-counts.ts";

describe("the counts of a run", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "earshot-counts-"));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function read(report: object) {
    const file = join(folder, "report.json");
    writeFileSync(file, JSON.stringify(report));
    return readCounts(file);
  }

  it("are Vitest's", () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 2,
      numPendingTests: 1,
      numTodoTests: 1,
      success: false,
    };
    expect(read(report)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  it("are Playwright's", () => {
    const report = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 6, duration: 12.5 } };
    expect(read(report)).toEqual({ passed: 4, failed: 1, skipped: 6 });
  });

  it("are none where there is no report", () => {
    expect(readCounts(join(folder, "missing.json"))).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});

describe("the closing line", () => {
  const passed = { passed: 4, failed: 0, skipped: 0 };

  it("sums the steps", () => {
    const skipping = { passed: 2, failed: 1, skipped: 3 };
    expect(closingLine(sum([passed, skipping]))).toBe("6 passed, 1 failed, 3 skipped");
    expect(closingLine(sum([passed, passed]))).toBe("8 passed, 0 failed");
  });

  it("tells of a step that ended badly, once", () => {
    expect(countStep(passed, true)).toEqual(passed);
    expect(countStep(passed, false)).toEqual({ ...passed, failed: 1 });
    expect(countStep({ ...passed, failed: 3 }, false)).toEqual({ ...passed, failed: 3 });
  });
});
