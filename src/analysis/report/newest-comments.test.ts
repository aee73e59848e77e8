import { expect, test } from "vitest";
import { NewestComments } from "./newest-comments.ts";

const comment = (createdAt: number, text = `Text ${createdAt}`, id = `c${createdAt}`) => ({
  id,
  createdAt,
  score: createdAt % 11,
  text,
});

function gathered(comments: Iterable<ReturnType<typeof comment>>) {
  const newest = new NewestComments();
  for (const one of comments) newest.add(one);
  return newest.get();
}

test("two hundred are shown, the newest first, whatever the order in which they came; all are counted", () => {
  const comments = Array.from({ length: 1_700 }, (_, at) => comment((at * 7) % 1_700));
  const { shown, total } = gathered(comments);
  expect(total).toBe(1_700);
  expect(shown.map(({ createdAt }) => createdAt)).toEqual(Array.from({ length: 200 }, (_, at) => 1_699 - at));
  expect(gathered(comments.toReversed())).toEqual({ shown, total });
  expect(shown[0]).toEqual({ createdAt: 1_699, score: 5, text: "Text 1699" });
});

test("of one second, the chain's id and then the text decide", () => {
  const comments = [comment(1, "b", "x"), comment(1, "c", "y"), comment(1, "d", "x"), comment(1, "a", "y")];
  for (const order of [comments, comments.toReversed()])
    expect(gathered(order).shown.map(({ text }) => text)).toEqual(["c", "a", "d", "b"]);
});

test("what points at a person is covered, and a thousand characters are shown", () => {
  const { shown } = gathered([comment(1, `Write to a@example.org ${"x".repeat(2_000)}`)]);
  expect(shown[0]?.text).not.toContain("a@example.org");
  expect(shown[0]?.text.length).toBeLessThanOrEqual(1_001);
  expect(shown[0]?.text.length).toBeGreaterThan(990);
});
