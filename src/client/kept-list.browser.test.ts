import { expect, test } from "vitest";
import { keepList, keptList } from "./kept-list.ts";

const KEY = "earshot.codes.https://a.example";

test("what another tab keeps is here, and gone once that takes all of it away", () => {
  const list = keptList("codes", "https://a.example");
  keepList("codes", "https://a.example", [{ name: "Queue", find: "queue" }]);
  localStorage.setItem(KEY, "other");
  dispatchEvent(new StorageEvent("storage", { key: "earshot.codes.https://b.example" }));
  expect(list.state).toContain("Queue");
  dispatchEvent(new StorageEvent("storage", { key: KEY }));
  expect(list.state).toBe("other");
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage"));
  expect(list.state).toBeNull();
});
