import { expect, test } from "vitest";
import { createDeviceLayouts } from "./use-layout.ts";
import { densityOf, NO_LAYOUT, type Layout } from "./layout.ts";

function storage(entries: Readonly<Record<string, string>> = {}) {
  const items = new Map(Object.entries(entries));
  const own: Storage = {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
  return { items, open: () => own };
}

const layout: Layout = { ...NO_LAYOUT, shown: { browser: true } };

test("a layout is there again on the same device, for the same surveys alone", () => {
  const { open } = storage();
  createDeviceLayouts(open).set("s1", layout);
  const again = createDeviceLayouts(open);
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
  const { open } = storage({ "earshot.columns.all": JSON.stringify(former) });
  expect(createDeviceLayouts(open).of("all").get()).toEqual(former);
  expect(densityOf(createDeviceLayouts(open).of("all").get())).toBe("dense");
});

test("changed in another tab, it is changed here; where all is taken away, it is gone", () => {
  const { open, items } = storage();
  const layouts = createDeviceLayouts(open);
  expect(layouts.of("s1").get()).toEqual(NO_LAYOUT);
  createDeviceLayouts(open).set("s1", layout);
  dispatchEvent(new StorageEvent("storage", { key: "earshot.columns.s1" }));
  expect(layouts.of("s1").get()).toEqual(layout);
  items.clear();
  dispatchEvent(new StorageEvent("storage"));
  expect(layouts.of("s1").get()).toEqual(NO_LAYOUT);
});

test("forgotten, nothing of it stays", () => {
  const { open, items } = storage();
  const layouts = createDeviceLayouts(open);
  layouts.set("s1", layout);
  layouts.set("s1", undefined);
  expect(layouts.of("s1").get()).toEqual(NO_LAYOUT);
  expect(items.size).toBe(0);
});

test.each(["{", "[]", '{"order":1}', '{"order":[],"shown":{},"widths":{"a":1e9},"pinned":[],"dense":true}'])(
  "what can't be read is no layout: %s",
  (text) => {
    expect(
      createDeviceLayouts(storage({ "earshot.columns.s1": text }).open)
        .of("s1")
        .get(),
    ).toEqual(NO_LAYOUT);
  },
);

test("where storage is refused, a layout lasts as long as the page, and listeners hear of it", () => {
  const layouts = createDeviceLayouts(() => {
    throw new Error("refused");
  });
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
