import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { GatheredLines } from "./build-service.ts";

test("the lines of one turn are written at once and in order, those of the next by themselves", async () => {
  const written: string[] = [];
  const lines = new GatheredLines((text) => written.push(text));
  lines.add("a\n");
  lines.add("b\n");
  expect(written).toEqual([]);
  await turn();
  lines.add("c\n");
  await turn();
  expect(written).toEqual(["a\nb\n", "c\n"]);
});

test("what waits when the end comes is written then, and only then", async () => {
  const [written, last]: [string[], string[]] = [[], []];
  const lines = new GatheredLines((text) => written.push(text));
  lines.add("a\n");
  lines.flush((text) => last.push(text));
  await turn();
  expect([written, last]).toEqual([[], ["a\n"]]);
});
