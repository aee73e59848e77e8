import { afterEach, expect, test, vi } from "vitest";
import { chain, response } from "../../testing/chain-documents.ts";
import { withoutWorker } from "../../testing/without-worker.ts";
import { openReading } from "./use-survey-reading.ts";

afterEach(() => vi.useRealTimers());

const wrote = (text: string) => [response({ questionId: "t", valueString: text })];
const all = ["First", "Second", "Third", "Fourth"].map((text, at) =>
  chain({
    _id: `c${at}`,
    createdAt: 1000 - at,
    language: at === 3 ? "sv" : "en",
    responses: wrote(`${text} visit`),
  }),
);
const request = { filter: { surveyId: ["s1"] }, appliedHere: { language: "en" } };
const never = new AbortController().signal;

test("where the reader breaks down, everything is read on the screen's thread", async () => {
  const connection = withoutWorker(all);
  const reading = openReading(connection, request);
  expect(await reading.run(never)).toBe("complete");
  const { content, progress, restsOn } = reading.store.state;
  expect(content).toMatchObject({ chains: 3, questions: [{ questionId: "t", answered: 3 }] });
  expect(content?.words.get("t")?.[0]).toEqual({ word: "visit", comments: 3, forms: [] });
  expect(progress).toMatchObject({ read: 4, expected: 4 });
  expect(restsOn).toBe(4);
  expect([...connection.seen.get().languages]).toEqual(["en", "sv"]);
});

test("a run that was stopped is gone on with; one that is not looked at is still under way", async () => {
  const reading = openReading(withoutWorker(all), request);
  const left = new AbortController();
  const run = reading.run(left.signal);
  left.abort();
  expect(await run).toBe("reading");
  const { unsubscribe } = reading.store.subscribe(reading.stop);
  expect(await reading.run(never)).toBe("stopped");
  unsubscribe();
  expect(await reading.run(never)).toBe("complete");
  expect(reading.store.state.content?.chains).toBe(3);
});

test("numbers are as old as the run that began to read them; when they are read again, as old as that", async () => {
  const reading = openReading(withoutWorker(all), request);
  expect(reading.store.state.readAt).toBeUndefined();
  vi.setSystemTime(1_700_000_000_000);
  const { unsubscribe } = reading.store.subscribe(reading.stop);
  expect(await reading.run(never)).toBe("stopped");
  unsubscribe();
  vi.setSystemTime(1_700_000_060_000);
  expect(await reading.run(never)).toBe("complete");
  expect(reading.store.state.readAt).toBe(1_700_000_000_000);
  expect(await reading.run(never)).toBe("complete");
  expect(reading.store.state.readAt).toBe(1_700_000_060_000);
});

test("when the sign-in ends, a run ends with it", async () => {
  const ended = new AbortController();
  const reading = openReading(withoutWorker(all, ended.signal), request);
  reading.store.subscribe(() => ended.abort());
  expect(await reading.run(never)).toBe("reading");
});
