// A test that makes the console speak fails: an unexpected warning is a fault that went unnoticed.
import { afterEach, beforeEach, vi } from "vitest";

/** Chromium says so where something is observed while sizes are told, and tells its size in the next frame: no fault. */
const NEXT_FRAME = "ResizeObserver loop completed with undelivered notifications.";

let spoken: string[] = [];

beforeEach(() => {
  spoken = [];
  for (const method of ["warn", "error"] as const) {
    vi.spyOn(console, method).mockImplementation((...args) => {
      const said = args.map(String).join(" ");
      if (!said.endsWith(NEXT_FRAME)) spoken.push(`console.${method}: ${said}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  if (spoken.length > 0) throw new Error(`unexpected output\n${spoken.join("\n")}`);
});
