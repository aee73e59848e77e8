import { setImmediate as nextRound } from "node:timers/promises";
import { expect, test } from "vitest";
import { Turns } from "./http-host.ts";

test("one turn is given in a round of the event loop, to who asked first", async () => {
  const turns = new Turns();
  const taken: string[] = [];
  const take = (name: string) => turns.take().then(() => taken.push(name));
  const all = [take("first"), take("second"), take("third")];
  expect(taken).toEqual([]);
  await nextRound();
  expect(taken).toEqual(["first"]);
  await nextRound();
  expect(taken).toEqual(["first", "second"]);
  await Promise.all(all);
  expect(taken).toEqual(["first", "second", "third"]);
});

test("a turn that is asked for after all were given comes in the next round", async () => {
  const turns = new Turns();
  await turns.take();
  let isTaken = false;
  const later = turns.take().then(() => (isTaken = true));
  expect(isTaken).toBe(false);
  await later;
  expect(isTaken).toBe(true);
});
