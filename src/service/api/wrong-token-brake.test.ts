import { expect, test } from "vitest";
import { WrongTokenBrake } from "./limits.ts";

/** A brake whose clock stands at `now`, and how long it has held up each wrong token so far. */
function braking() {
  const clock = { now: 1_000_000 };
  const held: number[] = [];
  const brake = new WrongTokenBrake({
    now: () => clock.now,
    delay: async (milliseconds) => void held.push(milliseconds),
  });
  const send = async (count: number, address: string | undefined) => {
    for (let sent = 0; sent < count; sent += 1) await brake.slow(address);
  };
  return { clock, held, send };
}

test("twenty wrong tokens a minute are answered at once, each later one waits 50 ms longer, two seconds at most", async () => {
  const { held, send } = braking();
  await send(20, "a");
  expect(held).toEqual([]);
  await send(3, "a");
  expect(held).toEqual([50, 100, 150]);
  await send(40, "a");
  expect(held.at(-1)).toBe(2000);
});

test("each address is counted by itself, and one that is not known is not held up", async () => {
  const { held, send } = braking();
  await send(20, "a");
  await send(20, "b");
  await send(1, "b");
  expect(held).toEqual([50]);
  await send(30, undefined);
  expect(held).toEqual([50]);
});

test("a minute after the first wrong token all begins anew", async () => {
  const { clock, held, send } = braking();
  await send(20, "a");
  clock.now += 59_999;
  await send(1, "a");
  clock.now += 1;
  await send(20, "a");
  expect(held).toEqual([50]);
});

test("of more than 10,000 addresses the one counted longest is forgotten", async () => {
  const { clock, held, send } = braking();
  await send(20, "first");
  await send(20, "second");
  clock.now += 60_000;
  await send(20, "first");
  for (let other = 0; other < 9_999; other += 1) await send(1, `other ${other}`);
  await send(1, "first");
  expect(held).toEqual([50]);
  await send(1, "one more");
  await send(1, "first");
  expect(held).toEqual([50]);
});

test("of guesses side by side a few are held up and the others refused at once", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const brake = new WrongTokenBrake({ now: () => 1_000_000, delay: () => released });
  const answers = Array.from({ length: 40 }, () => brake.slow("a"));
  const early = await Promise.all(answers.slice(28));
  expect(early).toEqual(early.map(() => false));
  expect(await brake.slow("b")).toBe(true);
  release();
  expect(await Promise.all(answers.slice(0, 28))).not.toContain(false);
  expect(await brake.slow("a")).toBe(true);
});
