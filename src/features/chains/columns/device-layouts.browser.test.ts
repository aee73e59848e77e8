import { expect, onTestFinished, test, vi } from "vitest";
import { createDeviceLayouts } from "./use-layout.ts";
import { densityOf, NO_LAYOUT, type Layout } from "./layout.ts";

const layout: Layout = { ...NO_LAYOUT, shown: { browser: true } };

test("a layout is there again on the same device, for the same surveys alone", () => {
  createDeviceLayouts().set("s1", layout);
  const again = createDeviceLayouts();
  expect(again.of("s1").get()).toEqual(layout);
  expect(again.of("s2").get()).toEqual(NO_LAYOUT);
});

test("a layout of a former version, which knew of two densities, is read on", () => {
  const former = {
    order: ["nps", "created"],
    shown: { browser: true, team: false },
    widths: { comment: 420 },
    pinned: ["created"],
    dense: true,
  };
  localStorage.setItem("earshot.columns.all", JSON.stringify(former));
  expect(createDeviceLayouts().of("all").get()).toEqual(former);
  expect(densityOf(createDeviceLayouts().of("all").get())).toBe("dense");
});

test("changed in another tab, it is changed here; where all is taken away, it is gone", () => {
  const layouts = createDeviceLayouts();
  expect(layouts.of("s1").get()).toEqual(NO_LAYOUT);
  createDeviceLayouts().set("s1", layout);
  dispatchEvent(new StorageEvent("storage", { key: "earshot.columns.s1" }));
  expect(layouts.of("s1").get()).toEqual(layout);
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage"));
  expect(layouts.of("s1").get()).toEqual(NO_LAYOUT);
});

test("forgotten, nothing of it stays", () => {
  const layouts = createDeviceLayouts();
  layouts.set("s1", layout);
  layouts.set("s1", undefined);
  expect(layouts.of("s1").get()).toEqual(NO_LAYOUT);
  expect(localStorage.length).toBe(0);
});

test.each(["{", "[]", '{"order":1}', '{"order":[],"shown":{},"widths":{"a":1e9},"pinned":[],"dense":true}'])(
  "what can't be read is no layout: %s",
  (text) => {
    localStorage.setItem("earshot.columns.s1", text);
    expect(createDeviceLayouts().of("s1").get()).toEqual(NO_LAYOUT);
  },
);

test("where storage is refused, a layout lasts as long as the page, and listeners hear of it", () => {
  vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError");
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const layouts = createDeviceLayouts();
  let told = 0;
  const stop = layouts.of("s1").subscribe(() => (told += 1));
  layouts.set("s1", layout);
  stop.unsubscribe();
  dispatchEvent(new StorageEvent("storage", { key: "of another store" }));
  expect(layouts.of("s1").get()).toEqual(layout);
  layouts.set("s1", undefined);
  expect(told).toBe(1);
  expect(layouts.of("s1").get()).toEqual(NO_LAYOUT);
});
