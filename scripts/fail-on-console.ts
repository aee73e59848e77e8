// A test that makes the console speak fails: an unexpected warning is a fault that went unnoticed.
import { afterEach, beforeEach, vi } from "vitest";

let spoken: string[] = [];

beforeEach(() => {
  spoken = [];
  for (const method of ["warn", "error"] as const) {
    vi.spyOn(console, method).mockImplementation((...args) => {
      spoken.push(`console.${method}: ${args.map(String).join(" ")}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  if (spoken.length > 0) throw new Error(`unexpected output\n${spoken.join("\n")}`);
});
