import { expect, test } from "vitest";
import { systemTiming } from "./http.ts";

test("a wait ends with its time, and at once where it is cancelled", async () => {
  await expect(systemTiming.wait(1, new AbortController().signal)).resolves.toBeUndefined();
  await expect(systemTiming.wait(1_000_000, AbortSignal.abort())).resolves.toBeUndefined();
  const leaving = new AbortController();
  const waiting = systemTiming.wait(1_000_000, leaving.signal);
  leaving.abort();
  await expect(waiting).resolves.toBeUndefined();
});
