import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createClient } from "../client/create-client.ts";
import { createReader, serveReader } from "./reader.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Counts {
  readonly task: "count";
  readonly content: number;
  readonly question: never;
  readonly answer: never;
}

/** A job that never ends, by what comes for it, and the contents that it has told. */
function setUp(updatePolicy: { readonly contentMs: number; readonly growth: number }) {
  const told: number[] = [];
  let size = 0;
  let come: (() => void) | undefined;
  const receive = createReader<Counts>(
    (_task, { onProgress }) => {
      come = () => onProgress({ read: size, expected: undefined, exact: false, pagesRead: 1, pagesKnown: 1 });
      return {
        updatePolicy: { progressMs: 400, ...updatePolicy },
        run: () => new Promise(() => undefined),
        size: () => size,
        content: () => size,
      };
    },
    (message) => {
      if (message.kind === "update" && message.content !== undefined) told.push(message.content);
    },
    createClient({ baseUrl: "http://api.test", token: "t", scheme: "bare" }),
  );
  receive({ kind: "open", job: 1, task: "count" });
  return {
    told,
    read: (more: number, milliseconds: number) => {
      size += more;
      come?.();
      vi.advanceTimersByTime(milliseconds);
    },
  };
}

test.each([
  ["that came soon after the last", { contentMs: 60_000, growth: 1 }, 60],
  ["that has hardly grown", { contentMs: 0, growth: 3 }, 1],
])("content %s is told once nothing more comes for a while", (_which, updatePolicy, more) => {
  const { told, read } = setUp(updatePolicy);
  read(2, 400);
  expect(told).toEqual([2]);
  read(more, 1000);
  read(more, 1000);
  expect(told).toEqual([2]);
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([2, 2 + 2 * more]);
});

test("a worker whose script is evaluated twice serves one reader, which alone answers", () => {
  const told: unknown[] = [];
  const heard: (typeof dispatchEvent)[] = [];
  vi.stubGlobal("postMessage", (message: unknown) => void told.push(message));
  vi.stubGlobal(
    "addEventListener",
    (_kind: string, listener: typeof dispatchEvent) => void heard.push(listener),
  );
  serveReader(vi.fn());
  serveReader(vi.fn());
  expect(told).toEqual([{ kind: "ready" }]);
  const question = { kind: "ask", job: 1, number: 1, question: "any" };
  for (const receive of heard) receive(new MessageEvent("message", { data: question }));
  expect(told).toHaveLength(2);
});
