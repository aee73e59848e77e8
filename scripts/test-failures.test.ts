import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { failureText, readFailures } from "./test-failures.ts";

const spec = (title: string, status: string) => ({
  title,
  file: "a.spec.ts",
  tests: [{ projectName: "demo", status, results: [{ errors: [{ message: "it is hidden" }] }] }],
});

describe("the failures of a run", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "earshot-failures-"));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function read(report: object) {
    const file = join(folder, "report.json");
    writeFileSync(file, JSON.stringify(report));
    return readFailures(file);
  }

  it("are Vitest's failed tests, and files that failed without one", () => {
    const passed = { fullName: "adds", status: "passed", failureMessages: [] };
    const failed = { fullName: "divides", status: "failed", failureMessages: ["1 is not 2"] };
    expect(
      read({
        testResults: [
          { name: "a.test.ts", status: "failed", message: "", assertionResults: [passed, failed] },
          { name: "b.test.ts", status: "failed", message: "no such file", assertionResults: [] },
          { name: "c.test.ts", status: "passed", message: "", assertionResults: [passed] },
        ],
      }),
    ).toEqual([
      { test: "a.test.ts › divides", message: "1 is not 2" },
      { test: "b.test.ts", message: "no such file" },
    ]);
  });

  it("are Playwright's unexpected results, however deep they stand", () => {
    expect(
      read({
        suites: [{ specs: [spec("opens", "expected")], suites: [{ specs: [spec("closes", "unexpected")] }] }],
      }),
    ).toEqual([{ test: "[demo] a.spec.ts › closes", message: "it is hidden" }]);
  });

  it("include what passed at the second try alone, which says so", () => {
    expect(read({ suites: [{ specs: [spec("moves", "flaky"), spec("stays", "expected")] }] })).toEqual([
      { test: "[demo] a.spec.ts › moves (passed at the second try)", message: "it is hidden" },
    ]);
  });

  it("are none where there is no report", () => {
    expect(readFailures(join(folder, "missing.json"))).toEqual([]);
  });

  it("are told without colours, and cut where they are long", () => {
    expect(failureText({ test: "a", message: "\u001B[31mred\u001B[39m" })).toBe("✗ a\n  red");
    const long = failureText({ test: "a", message: "line\n".repeat(100) });
    expect(long.split("\n")).toHaveLength(27);
    expect(long).toMatch(/…$/);
  });
});
