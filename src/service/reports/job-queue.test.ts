import { describe, expect, test } from "vitest";
import { JobQueue, QueueClosed, QueueFull, type QueueLimits } from "./job-queue.ts";

const never = new AbortController().signal;

/** A queue whose jobs end when the test says so, and which of them have started. */
function heldQueue(limits: QueueLimits) {
  const queue = new JobQueue(limits);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (job: string, signal = never): Promise<string> =>
    queue.run(job.split(" ")[0] ?? "", signal, (ending) => {
      started.push(job);
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      ends.set(job, () => resolve(job));
      ending.addEventListener("abort", () => reject(ending.reason));
      return promise;
    });
  const end = async (job: string) => {
    ends.get(job)?.();
    await settled();
  };
  return { queue, started, add, end };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const failure = (job: Promise<unknown>) => job.catch((error: unknown) => error);

describe("a queue of jobs", () => {
  test("runs as many at once as it may, and the others after them", async () => {
    const { started, add, end } = heldQueue({ atOnce: 2, perOwner: 9 });
    const jobs = [add("a 1"), add("a 2"), add("a 3")];
    await settled();
    expect(started).toEqual(["a 1", "a 2"]);
    await end("a 1");
    expect(started).toEqual(["a 1", "a 2", "a 3"]);
    await end("a 2");
    await end("a 3");
    expect(await Promise.all(jobs)).toEqual(["a 1", "a 2", "a 3"]);
  });

  test("lets owners take turns: many jobs of one delay another by one", async () => {
    const { started, add, end } = heldQueue({ atOnce: 1, perOwner: 9 });
    const jobs = ["a 1", "a 2", "a 3", "b 1", "c 1", "b 2"].map((job) => add(job));
    await settled();
    for (const next of ["a 1", "b 1", "c 1", "a 2", "b 2", "a 3"]) {
      expect(started.at(-1)).toBe(next);
      await end(next);
    }
    expect(await Promise.all(jobs)).toHaveLength(6);
  });

  test("takes so many jobs of one owner and no more, until one is done", async () => {
    const { started, add, end } = heldQueue({ atOnce: 1, perOwner: 2 });
    const first = add("a 1");
    const second = add("a 2");
    expect(await failure(add("a 3"))).toBeInstanceOf(QueueFull);
    const other = add("b 1");
    await settled();
    await end("a 1");
    const third = add("a 3");
    for (const job of ["b 1", "a 2", "a 3"]) await end(job);
    expect(await Promise.all([first, second, third, other])).toEqual(["a 1", "a 2", "a 3", "b 1"]);
    expect(started).toEqual(["a 1", "b 1", "a 2", "a 3"]);
  });

  test("drops a job whose caller has gone: waiting, running, or gone before it came", async () => {
    const { started, add, end } = heldQueue({ atOnce: 1, perOwner: 9 });
    const leaving = new AbortController();
    const gone = new Error("gone");
    const running = add("a 1", leaving.signal);
    const waiting = add("a 2", leaving.signal);
    const other = add("b 1");
    const failures = Promise.all([failure(running), failure(waiting)]);
    await settled();
    leaving.abort(gone);
    expect(await failures).toEqual([gone, gone]);
    expect(await failure(add("a 3", leaving.signal))).toBe(gone);
    await end("b 1");
    expect(await other).toBe("b 1");
    expect(started).toEqual(["a 1", "b 1"]);
  });

  test("closed, it ends what runs, drops what waits and takes no more, and is closed only then", async () => {
    const { queue, started, add } = heldQueue({ atOnce: 1, perOwner: 9 });
    const running = failure(add("a 1"));
    await settled();
    const waiting = failure(add("a 2"));
    await queue.close();
    expect(await running).toBeInstanceOf(QueueClosed);
    expect(await waiting).toBeInstanceOf(QueueClosed);
    expect(await failure(add("b 1"))).toBeInstanceOf(QueueClosed);
    expect(started).toEqual(["a 1"]);
    await new JobQueue({ atOnce: 1, perOwner: 1 }).close();
  });

  test("a job that fails makes room for the next one", async () => {
    const queue = new JobQueue({ atOnce: 1, perOwner: 9 });
    const broken = failure(queue.run("a", never, () => Promise.reject(new Error("broken"))));
    const next = queue.run("a", never, () => Promise.resolve("next"));
    expect(await broken).toEqual(new Error("broken"));
    expect(await next).toBe("next");
  });
});
