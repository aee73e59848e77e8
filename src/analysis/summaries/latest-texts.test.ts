import { expect, test } from "vitest";
import { keepLatest, latestOf, type TextAnswer } from "./summaries.ts";

const text = (createdAt: number, chainId = `c${createdAt}`): TextAnswer => ({
  chainId,
  createdAt,
  language: "en",
  text: `Text ${createdAt}`,
});

test("fifty are kept, the latest first", () => {
  const all = Array.from({ length: 120 }, (_, at) => text((at * 7) % 120));
  const latest = Array.from({ length: 50 }, (_, at) => text(119 - at));
  expect(latestOf(all)).toEqual(latest);
  let kept: TextAnswer[] = [];
  for (const one of all) {
    kept = keepLatest(kept, one);
    expect(kept.length).toBeLessThan(100);
  }
  expect(latestOf(kept)).toEqual(latest);
});

test("of one second, chains are told apart by their ids, and answers of one chain stay as they came", () => {
  const [a, b, c] = [text(1, "a"), text(1, "b"), { ...text(1, "b"), text: "Later" }];
  expect(latestOf([a, b, c])).toEqual([b, c, a]);
  expect(latestOf([b, c, a])).toEqual([b, c, a]);
});
