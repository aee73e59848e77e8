import { expect, test, vi } from "vitest";
import { createSeenNames } from "./seen-names.ts";

const chain = {
  touchpointId: "t1",
  touchpointName: "Helsinki",
  teamId: "a",
  teamName: "Stores",
  language: "fi",
};

test("names met once are offered", () => {
  const seen = createSeenNames();
  seen.note([chain, { ...chain, touchpointId: "t2", touchpointName: "Web" }]);
  expect([...seen.get().touchpoints]).toEqual([
    ["t1", "Helsinki"],
    ["t2", "Web"],
  ]);
  expect([...seen.get().teams]).toEqual([["a", "Stores"]]);
  expect([...seen.get().languages]).toEqual(["fi"]);
});

test("listeners hear of new names alone, and the same names stay the same object", () => {
  const seen = createSeenNames();
  seen.note([chain]);
  const before = seen.get();
  const listener = vi.fn<() => void>();
  seen.subscribe(listener);
  seen.note([chain, chain]);
  expect(listener).not.toHaveBeenCalled();
  expect(seen.get()).toBe(before);
  seen.note([{ ...chain, touchpointName: "Helsinki centre" }]);
  expect(listener).toHaveBeenCalledOnce();
  expect(seen.get().touchpoints.get("t1")).toBe("Helsinki centre");
});
