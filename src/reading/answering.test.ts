import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wholeWalk, type WalkResult } from "../client/walk/types.ts";
import { withoutWorker } from "../features/testing/without-worker.ts";
import { Channel } from "./channel.ts";
import { Reading } from "./reading.ts";
import { RemoteJob } from "./remote-job.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

interface Sums {
  readonly task: "sums";
  readonly content: object;
  readonly question: readonly number[];
  readonly answer: number;
}

/** A job that adds up, 60 ms a number, and the numbers that it has taken. */
function setUp() {
  const taken: number[] = [];
  const run = vi.fn<() => Promise<WalkResult>>(() => Promise.resolve(wholeWalk(0)));
  const channel = new Channel<Sums>(withoutWorker([]), {
    startWorker: () => {
      throw new Error("There is none to give.");
    },
    loadWork: () =>
      Promise.resolve(() => ({
        updatePolicy: { progressMs: 0, contentMs: 0, growth: 0 },
        run,
        size: () => 0,
        content: () => ({}),
        answer: async (numbers, signal, onProgress) => {
          let sum = 0;
          for (const [at, number] of numbers.entries()) {
            await Promise.resolve();
            if (signal.aborted) return undefined;
            taken.push(number);
            sum += number;
            vi.advanceTimersByTime(60);
            onProgress((at + 1) / numbers.length);
          }
          return sum;
        },
      })),
  });
  return { channel, run, job: new RemoteJob<Sums>(channel, "sums", { onUpdate: () => undefined }), taken };
}

test("how far an answer is is told while it is worked out, ten times a second at most", async () => {
  const done: number[] = [];
  expect(await setUp().job.ask([1, 2, 3, 4], undefined, (share) => done.push(share))).toBe(10);
  expect(done).toEqual([0.5, 1]);
});

test("a question that is overtaken is answered with nothing, given up half-way, and told no more of", async () => {
  const { job, taken } = setUp();
  const overtaken = new AbortController();
  const done: number[] = [];
  const asked = job.ask([1, 2, 3, 4, 5, 6, 7, 8], overtaken.signal, (share) => {
    done.push(share);
    overtaken.abort();
  });
  expect(await asked).toBeUndefined();
  expect(await job.ask([9])).toBe(9);
  expect(done).toEqual([0.25]);
  expect(taken.length).toBeLessThan(9);
});

test("a question that is overtaken takes none of another job’s with it", async () => {
  const { channel, job } = setUp();
  const other = new RemoteJob<Sums>(channel, "sums", { onUpdate: () => undefined });
  const overtaken = new AbortController();
  // Each is the first of its job.
  const asked = [job.ask([1, 2], overtaken.signal), other.ask([3, 4])];
  overtaken.abort();
  expect(await Promise.all(asked)).toEqual([undefined, 7]);
});

test("what two want read to its end at once is read once, and answers both", async () => {
  const { channel, run } = setUp();
  const reading = new Reading({ channel, task: "sums" });
  const { signal } = new AbortController();
  const sums = [1, 2].map(async (number) => {
    await reading.finish(signal);
    return reading.ask([number]);
  });
  expect(await Promise.all(sums)).toEqual([1, 2]);
  expect(run).toHaveBeenCalledTimes(1);
  expect(await reading.run(signal)).toBe("complete");
  expect(run).toHaveBeenCalledTimes(2);
});
