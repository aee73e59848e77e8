import { expect, test } from "vitest";
import { nextTask } from "./next-task.ts";

test("what was to be done at once is done before", async () => {
  const done: string[] = [];
  const later = nextTask().then(() => done.push("task"));
  queueMicrotask(() => done.push("microtask"));
  await later;
  expect(done).toEqual(["microtask", "task"]);
});
