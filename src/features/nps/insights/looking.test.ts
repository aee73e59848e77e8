import { expect, test } from "vitest";
import { withoutWorker } from "../../testing/without-worker.ts";
import type { FinderQuestion } from "../data/reader-protocol.ts";
import { lookingOf, whileLooking } from "./looking.ts";

const drivers = (touchpoint: string): FinderQuestion => ({
  kind: "drivers",
  filter: { touchpoint: [touchpoint] },
});

/** A connection, what is done of each kind, and searches that go on until they are told. */
function setUp() {
  const connection = withoutWorker([]);
  const look = (question: FinderQuestion) => {
    const ended = Promise.withResolvers<string>();
    const begun = Promise.withResolvers<(done: number) => void>();
    const answer = whileLooking(connection, question, (onProgress) => {
      begun.resolve(onProgress);
      return ended.promise;
    });
    const tell = async (done: number) => (await begun.promise)(done);
    return { answer, tell, end: ended.resolve, fail: ended.reject };
  };
  const done = () =>
    Object.fromEntries(
      Object.entries(lookingOf(connection).state).flatMap(([kind, looking]) =>
        looking === undefined ? [] : [[kind, looking.done]],
      ),
    );
  return { look, done };
}

test("what is looked for tells how far it is until it is found", async () => {
  const { look, done } = setUp();
  const search = look(drivers("a"));
  const words = look({ kind: "intervals", cells: [] });
  expect(done()).toEqual({ drivers: 0, intervals: 0 });
  await search.tell(0.4);
  expect(done()).toEqual({ drivers: 0.4, intervals: 0 });
  search.end("found");
  expect(await search.answer).toBe("found");
  expect(done()).toEqual({ intervals: 0 });
  words.fail(new Error("gone"));
  await expect(words.answer).rejects.toThrow("gone");
  expect(done()).toEqual({});
});

test("what was overtaken tells no more, and does not end what took its place", async () => {
  const { look, done } = setUp();
  const [former, next] = [look(drivers("a")), look(drivers("b"))];
  await next.tell(0.2);
  await former.tell(0.9);
  former.end("found");
  await former.answer;
  expect(done()).toEqual({ drivers: 0.2 });
  next.end("found");
  await next.answer;
  expect(done()).toEqual({});
});
