import { expect, test } from "vitest";
import { answer, chain } from "../../../analysis/columns/chains.fixture.ts";
import { withoutWorker } from "../../testing/without-worker.ts";
import { OPEN_END } from "./read-request.ts";
import { RangePart, rangeReader } from "./readings.ts";

const all = Array.from({ length: 5 }, (_, at) =>
  chain({
    _id: `c${at}`,
    createdAt: 1000 + at,
    responses: [answer("NPS", "q", at), answer("Text", "t", at % 2 === 0 ? `Visit ${at}` : " ")],
  }),
);
const everything = { surveys: [], from: 0, to: OPEN_END };
const never = new AbortController().signal;

test("where the reader breaks down, everything is read on the screen's thread", async () => {
  let announced = 0;
  const reader = rangeReader(withoutWorker(all));
  const part = new RangePart(reader, everything, { facts: {}, answers: false }, () => (announced += 1));
  expect(await part.run(never)).toMatchObject({ complete: true, chains: 5 });
  expect(part.snapshot().chains).toBe(5);
  expect(part.progress?.read).toBe(5);
  expect(announced).toBeGreaterThan(0);
});

test("when the sign-in ends, a run that is no longer wanted ends with it", async () => {
  const ended = new AbortController();
  const screen = new AbortController();
  const reader = rangeReader(withoutWorker(all, ended.signal));
  const part = new RangePart(reader, everything, { facts: {}, answers: false }, () => undefined);
  const run = part.run(screen.signal);
  screen.abort();
  ended.abort();
  expect(await run).toMatchObject({ complete: false, stopped: { reason: "cancelled" } });
});
