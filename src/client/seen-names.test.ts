import { expect, test, vi } from "vitest";
import { createSeenNames } from "./seen-names.ts";

const chain = {
  createdAt: 1_700_000_000,
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
  seen.note([{ ...chain, touchpointId: "t2" }]);
  expect(listener).toHaveBeenCalledOnce();
});

test("what was renamed has the name of its newest chain, and one team of several, in whatever order chains come", () => {
  const chains = [
    { ...chain, createdAt: 3, touchpointName: "Helsinki centre", teamName: "Shops" },
    { ...chain, createdAt: 1 },
    { ...chain, createdAt: 4, touchpointName: "Helsinki centre", teamId: "b", teamName: "City" },
    { ...chain, createdAt: 2, touchpointName: "Helsinki one" },
    { ...chain, createdAt: 4, touchpointName: "Helsinki", teamId: "b", teamName: "City" },
  ];
  for (const order of [chains, chains.toReversed(), [...chains.slice(2), ...chains.slice(0, 2)]]) {
    const seen = createSeenNames();
    for (const each of order) seen.note([each]);
    expect([...seen.get().touchpoints]).toEqual([["t1", "Helsinki centre"]]);
    expect([...seen.get().teamOf]).toEqual([["t1", "a"]]);
    expect(seen.get().teams.get("a")).toBe("Shops");
    expect(seen.get().teams.get("b")).toBe("City");
  }
});
