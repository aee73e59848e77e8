import { expect, test } from "vitest";
import { keptByHand } from "../../filters/kept-by-hand.ts";
import { bringTold, viewSchema, withTold } from "./view.ts";

test("what reports tell by hand goes along with a view of a score, and comes back when it is opened", () => {
  const kept = keptByHand("https://views.test");
  const all = { population: "All customers of 2026", sponsor: "The shop" };
  kept.setState(() => all);
  const saved = withTold({ name: "a", screen: "/nps", search: "" }, "https://views.test");
  expect(viewSchema.parse(saved).told).toEqual(all);
  expect(
    withTold({ name: "a", screen: "/responses", search: "" }, "https://views.test").told,
  ).toBeUndefined();
  kept.setState(() => ({}));
  const blank = withTold({ name: "b", screen: "/nps", search: "" }, "https://views.test");
  expect(blank).not.toHaveProperty("told");
  bringTold(saved, "https://views.test");
  expect(kept.get()).toEqual(all);
  bringTold({ name: "of another screen", screen: "/responses", search: "" }, "https://views.test");
  expect(kept.get()).toEqual(all);
  bringTold(blank, "https://views.test");
  expect(kept.get()).toEqual({});
});

test("what another tab fills in is here, and nothing is kept once that takes all of it away", () => {
  const key = "earshot.by-hand.https://tabs.test";
  const kept = keptByHand("https://tabs.test");
  kept.setState(() => ({ sponsor: "The shop" }));
  localStorage.setItem(key, JSON.stringify({ population: "All customers of 2026" }));
  dispatchEvent(new StorageEvent("storage", { key }));
  expect(kept.get()).toEqual({ population: "All customers of 2026" });
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage"));
  expect(kept.get()).toEqual({});
  expect(localStorage).toHaveLength(0);
});
