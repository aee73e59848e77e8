import { expect, onTestFinished, test } from "vitest";
import type { Connection } from "../client/connection.ts";
import { wholeWalk } from "../client/walk/types.ts";
import { withoutWorker } from "../features/testing/without-worker.ts";
import { PRESTARTED_JOB, sendWhenReady, type PrestartedReader } from "./prestarted-reader.ts";
import { Channel } from "./channel.ts";
import type { FromReader, Update } from "./messages.ts";
import { RemoteJob } from "./remote-job.ts";

/** Reads nothing: what it was told to do is what it tells when it is told to run. */
interface TestProtocol {
  readonly task: string;
  readonly content: readonly string[];
  readonly question: string;
  readonly answer: string;
}

/** What is sent before the code listens is lost, as in WebKit what is sent before a module has been evaluated. */
const CODE = `
  const heard = [];
  setTimeout(() => {
    onmessage = listen;
    postMessage({ kind: "ready" });
  });
  const listen = ({ data }) => {
    if (data.kind === "ask") throw new Error("broken");
    if (data.kind === "break down") throw new Error("broken");
    if (data.kind === "announce") postMessage({ kind: "announced", streamedAt: data.at });
    heard.push([data.kind, data.job ?? "", data.task ?? ""].join(" ").trim());
    if (data.kind !== "run") return;
    const result = { complete: true, chains: 1, unreadable: 0, notAsked: 0, gaps: [], shifted: 0 };
    postMessage({ kind: "update", job: data.job, names: [], content: [...heard], result });
  };`;

function startWorker(): Worker {
  const url = URL.createObjectURL(new Blob([CODE], { type: "text/javascript" }));
  const worker = new Worker(url);
  onTestFinished(() => {
    worker.terminate();
    URL.revokeObjectURL(url);
  });
  return worker;
}

const never = new AbortController().signal;
const STARTED = 1_700_000_000_000;

/** A worker that has begun to read "all". */
function begun(): PrestartedReader<TestProtocol> {
  const worker = startWorker();
  const send = sendWhenReady<TestProtocol>(worker);
  send({ kind: "open", job: PRESTARTED_JOB, task: "all" });
  send({ kind: "run", job: PRESTARTED_JOB });
  return { worker, send, task: "all", startedAt: STARTED, messages: [] };
}

/** As if the worker had told it before the code was there that hears it. */
const told = (content: readonly string[]): FromReader<TestProtocol> => ({
  kind: "update",
  job: PRESTARTED_JOB,
  progress: undefined,
  names: [],
  content,
  result: wholeWalk(1),
});

const channelTo = (reader: PrestartedReader<TestProtocol>, connection: Connection = withoutWorker([])) =>
  new Channel<TestProtocol>(connection, {
    startWorker,
    takePrestarted: () => reader,
    loadWork: () =>
      Promise.resolve((task) => ({
        updatePolicy: { progressMs: 0, contentMs: 0, growth: 0 },
        run: () => Promise.resolve(wholeWalk(0)),
        size: () => 1,
        content: () => [`${task} here`],
        answer: (question) => {
          if (question === "impossible") throw new Error("There is no answer to that.");
          return `${question} of ${task}`;
        },
      })),
  });

/** What is told of a job until its end, from the first to the last. */
async function read(channel: Channel<TestProtocol>, task: string) {
  const update: Update<TestProtocol>[] = [];
  const job = new RemoteJob(channel, task, { onUpdate: (each) => update.push(each) });
  const { complete } = await job.run(never);
  return { complete, contents: update.map(({ content }) => content), startedAt: job.startedAt };
}

test("what was begun ahead is taken over by a reader that wants the same, and not begun again", async () => {
  expect(await read(channelTo(begun()), "all")).toEqual({
    complete: true,
    contents: [["open 0 all", "run 0"]],
    startedAt: STARTED,
  });
});

test("what was told before anything listened is told then", async () => {
  const reader = { ...begun(), messages: [told(["before"])] };
  const { contents } = await read(channelTo(reader), "all");
  expect(contents[0]).toEqual(["before"]);
});

test("a reader that wants something else ends it, and begins its own", async () => {
  expect(await read(channelTo(begun()), "some")).toEqual({
    complete: true,
    contents: [["open 0 all", "run 0", "close 0", "open 1 some", "run 1"]],
    startedAt: undefined,
  });
});

test("a second job is told from the one that was begun", async () => {
  const channel = channelTo(begun());
  await read(channel, "all");
  const { contents, startedAt } = await read(channel, "all");
  expect(contents).toEqual([["open 0 all", "run 0", "open 1 all", "run 1"]]);
  expect(startedAt).toBeUndefined();
});

test("where the worker breaks down, the screen's thread reads what was begun", async () => {
  const reader = begun();
  const channel = channelTo(reader);
  const job = new RemoteJob(channel, "all", { onUpdate: ({ content }) => heard.push(content) });
  const heard: unknown[] = [];
  const broken = new Promise((resolve) => reader.worker.addEventListener("error", resolve));
  reader.worker.postMessage({ kind: "break down" }, []);
  await broken;
  expect(await job.run(never)).toMatchObject({ complete: true });
  expect(heard).toEqual([["all here"]]);
});

test("what is asked of a worker that breaks down is asked again on the screen's thread", async () => {
  const job = new RemoteJob(channelTo(begun()), "some", { onUpdate: () => undefined });
  expect(await job.ask("sum")).toBe("sum of some");
});

test("what can't be answered is a failure, and never nothing", async () => {
  const job = new RemoteJob(channelTo(begun()), "some", { onUpdate: () => undefined });
  await job.ask("sum");
  await expect(job.ask("impossible")).rejects.toThrow("There is no answer to that.");
  expect(await job.ask("sum")).toBe("sum of some");
});

test("where a stream is announced to the reader, the screen's client hears of it", async () => {
  const connection = withoutWorker([]);
  const reader = begun();
  await read(channelTo(reader, connection), "all");
  expect(connection.client.answers.isAnnounced()).toBe(false);
  const answered = new Promise((resolve) =>
    reader.worker.addEventListener("message", resolve, { once: true }),
  );
  reader.worker.postMessage({ kind: "announce", at: "http://api.test/earshot/answers" }, []);
  await answered;
  expect(connection.client.answers.isAnnounced()).toBe(true);
});
