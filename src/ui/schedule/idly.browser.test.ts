import { afterEach, expect, test, vi } from "vitest";
import { idly } from "./first-content.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("what is to be shown waits until the screen has nothing else to draw", async () => {
  const idle: IdleRequestCallback[] = [];
  vi.stubGlobal("requestIdleCallback", (callback: IdleRequestCallback) => idle.push(callback));
  const shown = vi.fn<() => void>();
  idly(shown);
  // Longer than anybody would wait who does not wait for that.
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown).not.toHaveBeenCalled();
  expect(idle).toHaveLength(1);
  idle[0]?.({ didTimeout: false, timeRemaining: () => 50 });
  expect(shown).toHaveBeenCalledOnce();
});

test("on a screen that never rests it is shown in time", () => {
  const asked = vi.spyOn(globalThis, "requestIdleCallback");
  idly(() => undefined);
  idly(() => undefined, 1000);
  expect(asked.mock.calls.map(([, options]) => options?.timeout)).toEqual([500, 1000]);
});

test("a browser that rests calls back by itself", async () => {
  await expect(new Promise<void>((resolve) => idly(() => resolve()))).resolves.toBeUndefined();
});

test("in a hidden tab, which has no idle time, it is shown all the same", async () => {
  vi.stubGlobal("requestIdleCallback", () => 1);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await expect(new Promise<void>((resolve) => idly(() => resolve()))).resolves.toBeUndefined();
});

test("a browser that tells of no idle time shows it, too: at once, or after as long as it is told", async () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  const shown: string[] = [];
  idly(() => shown.push("told to wait"), 1000, 50);
  idly(() => shown.push("at once"));
  await expect.poll(() => shown).toEqual(["at once", "told to wait"]);
});
