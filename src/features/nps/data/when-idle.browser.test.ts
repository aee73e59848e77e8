import { afterEach, expect, test, vi } from "vitest";
import { whenIdle } from "../../../ui/schedule/use-turns.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("what is to be shown waits until the screen has nothing else to draw", async () => {
  const idle: IdleRequestCallback[] = [];
  vi.stubGlobal("requestIdleCallback", (callback: IdleRequestCallback) => idle.push(callback));
  const shown = vi.fn<() => void>();
  whenIdle(shown);
  // Longer than anybody would wait who does not wait for that.
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown).not.toHaveBeenCalled();
  expect(idle).toHaveLength(1);
  idle[0]?.({ didTimeout: false, timeRemaining: () => 50 });
  expect(shown).toHaveBeenCalledOnce();
});

test("on a screen that never rests it is shown within a second", () => {
  const asked = vi.spyOn(globalThis, "requestIdleCallback");
  whenIdle(() => undefined);
  expect(asked.mock.calls[0]?.[1]?.timeout).toBeLessThanOrEqual(1000);
  expect(asked.mock.calls[0]?.[1]?.timeout).toBeGreaterThan(0);
});

test("a browser that rests calls back by itself", async () => {
  await expect(new Promise<void>((resolve) => whenIdle(() => resolve()))).resolves.toBeUndefined();
});

test("in a hidden tab, which has no idle time, it is shown all the same", async () => {
  vi.stubGlobal("requestIdleCallback", () => 1);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await expect(new Promise<void>((resolve) => whenIdle(() => resolve()))).resolves.toBeUndefined();
});

test("a browser that tells of no idle time shows it, too", async () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  await expect(new Promise<void>((resolve) => whenIdle(() => resolve()))).resolves.toBeUndefined();
});
