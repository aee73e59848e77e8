import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import type { ServiceFetch } from "../../api/environment.ts";
import { releaseBytes } from "../../release-bytes.ts";
import { startHost } from "./http-host.ts";
import { UsageError } from "../command/flags.ts";

/** A host whose answers wait for `answer`. */
async function holdingHost() {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const host = await startHost(
    async () => {
      arrive();
      await held;
      return new Response("done");
    },
    0,
    "127.0.0.1",
  );
  onTestFinished(() => host.stop(0));
  return { host, arrived, release };
}

test("it tells each request where it came from", async () => {
  const host = await startHost((_request, { clientAddress }) => new Response(clientAddress), 0, "127.0.0.1");
  onTestFinished(() => host.stop(0));
  expect(await (await fetch(host.address)).text()).toBe("127.0.0.1");
});

test("an answer that is made piece by piece gets its turns", async () => {
  const host = await startHost(
    async (_request, { turn }) => {
      await turn?.();
      return new Response(turn === undefined ? "at once" : "in turn");
    },
    0,
    "127.0.0.1",
  );
  onTestFinished(() => host.stop(0));
  expect(await (await fetch(host.address)).text()).toBe("in turn");
});

test("what an answer was made of may go once it has left, however slowly it is read", async () => {
  const size = 8_000_000;
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const host = await startHost(
    (_request, { afterwards }) => {
      const bytes = new Uint8Array(size).fill(120);
      afterwards?.(() => {
        releaseBytes(bytes);
        leave();
      });
      return new Response(bytes, { headers: { connection: "close" } });
    },
    0,
    "127.0.0.1",
  );
  onTestFinished(() => host.stop(0));
  const socket = connect(Number(new URL(host.address).port), "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nhost: api.test\r\n\r\n");
  let answer = "";
  for await (const chunk of socket) {
    answer += String(chunk);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await left;
  expect(answer.slice(answer.indexOf("\r\n\r\n") + 4)).toBe("x".repeat(size));
});

test("a reader that takes nothing is cut, and one that waits for its answer is not", async () => {
  const gone = Promise.withResolvers<void>();
  const made = Promise.withResolvers<void>();
  const host = await startHost(
    async (request) => {
      if (request.url.endsWith("/slow")) {
        await made.promise;
        return new Response("made");
      }
      const body = new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
        cancel: () => gone.resolve(),
      });
      return new Response(body);
    },
    0,
    "127.0.0.1",
    50,
  );
  onTestFinished(() => host.stop(0));
  const slow = fetch(`${host.address}/slow`);
  const socket = connect(Number(new URL(host.address).port), "127.0.0.1");
  socket.on("error", () => undefined);
  socket.pause();
  socket.write("GET / HTTP/1.1\r\nhost: api.test\r\n\r\n");
  await gone.promise;
  made.resolve();
  expect(await (await slow).text()).toBe("made");
  socket.destroy();
});

/** A host that notes what it is asked for, and answers with that when it is let; and a client that sends without waiting. */
async function pipelinedHost(count: number) {
  const asked: string[] = [];
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const host = await startHost(
    async (request) => {
      asked.push(new URL(request.url).pathname);
      arrive();
      await held;
      return new Response(new URL(request.url).pathname);
    },
    0,
    "127.0.0.1",
  );
  onTestFinished(() => host.stop(0));
  const socket = connect(Number(new URL(host.address).port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => undefined);
  const requests = Array.from({ length: count }, (_, at) => `GET /${at} HTTP/1.1\r\nhost: api.test\r\n`);
  const last = "connection: close\r\n\r\n";
  socket.write(`${requests.join("\r\n")}${last}`);
  await arrived;
  return { host, socket, asked, release };
}

describe("requests of one connection that are sent without waiting", () => {
  test("are begun one after another, and answered in order", async () => {
    const { host, socket, asked, release } = await pipelinedHost(40);
    // Answered after all others have been read.
    const other = fetch(`${host.address}/other`);
    await expect.poll(() => asked).toEqual(["/0", "/other"]);
    release();
    await other;
    let answers = "";
    for await (const chunk of socket) answers += String(chunk);
    const paths = Array.from({ length: 40 }, (_, at) => `/${at}`);
    expect(answers.match(/^\/\d+(?=HTTP|$)/gm)).toEqual(paths);
    expect(asked).toEqual(["/0", "/other", ...paths.slice(1)]);
  });

  test("are dropped where the client has gone", async () => {
    const { host, socket, asked, release } = await pipelinedHost(3);
    const other = fetch(`${host.address}/other`);
    await expect.poll(() => asked).toEqual(["/0", "/other"]);
    socket.destroy();
    await once(socket, "close");
    release();
    await (await other).text();
    await (await fetch(`${host.address}/last`)).text();
    expect(asked).toEqual(["/0", "/other", "/last"]);
  });

  test("end the connection where they are too many", async () => {
    const { socket, asked } = await pipelinedHost(1_000);
    await once(socket.resume(), "close");
    expect(asked).toEqual(["/0"]);
  });
});

test("a port that is taken is told in one line", async () => {
  const { host } = await holdingHost();
  const port = Number(new URL(host.address).port);
  const second = startHost(() => new Response(), port, "127.0.0.1");
  await expect(second).rejects.toThrow(new UsageError(`Can't listen on 127.0.0.1:${port} (EADDRINUSE).`));
});

test("headers over 16 KB are refused", async () => {
  const { host } = await holdingHost();
  const response = await fetch(host.address, { headers: { authorization: "x".repeat(17_000) } });
  expect(response.status).toBe(431);
  expect(await response.json()).toEqual({ title: "Request Header Fields Too Large", status: 431 });
});

test.each([
  "GET / HTTP/1.1\r\nhost: a b\r\n\r\n",
  "GET /a\\b HTTP/1.1\r\nhost: api.test\r\n\r\n",
  "GET /\u0001 HTTP/1.1\r\nhost: api.test\r\n\r\n",
  "no request at all\r\n\r\n",
  "CONNECT api.test:443 HTTP/1.1\r\nhost: api.test\r\n\r\n",
])("what is no request gets a 400 with a body and a request id: %j", async (request) => {
  const { host } = await holdingHost();
  const answer = await answerTo(host.address, request);
  expect(answer).toMatch(/^HTTP\/1\.1 400 .*application\/problem\+json.*"status":400/s);
  expect(answer).toMatch(/\r\nx-request-id: [\w-]{36}\r\n/i);
  expect(answer).toMatch(/\r\ncross-origin-resource-policy: same-origin\r\n/i);
});

test("an expectation that can't be met gets a 417 with a body and a request id", async () => {
  const { host } = await holdingHost();
  const request = "GET / HTTP/1.1\r\nhost: api.test\r\nexpect: a miracle\r\n\r\n";
  const answer = await answerTo(host.address, request);
  expect(answer).toMatch(/^HTTP\/1\.1 417 .*application\/problem\+json.*"status":417/s);
  expect(answer).toMatch(/\r\nx-request-id: [\w-]{36}\r\n/i);
});

/** The first that comes back for `request`, bytes as they are on the wire. */
async function answerTo(address: string, request: string): Promise<string> {
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.write(request);
  const [answer] = (await once(socket, "data")) as unknown[];
  return String(answer);
}

test("an answer that can't be finished is cut, so that it does not look finished", async () => {
  const host = await startHost(breakingOff, 0, "127.0.0.1");
  onTestFinished(() => host.stop(0));
  const response = await fetch(host.address);
  await expect(response.text()).rejects.toThrow("terminated");
});

/** Breaks off in the middle. */
const breakingOff: ServiceFetch = (_request, { cut }) =>
  new Response(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode("half")),
      // Asked for more, the first half is on its way.
      pull: () => cut?.(),
    }),
  );

describe("a stop", () => {
  test("lets what runs finish and takes no new connection", async () => {
    const { host, arrived, release } = await holdingHost();
    const running = fetch(host.address);
    await arrived;
    const stopped = host.stop(60_000);
    await expect(fetch(host.address)).rejects.toThrow("fetch failed");
    release();
    expect(await (await running).text()).toBe("done");
    await stopped;
  });

  // Node's own server would wait five seconds for another request.
  test("waits for no client that keeps its connection", { timeout: 3_000 }, async () => {
    const { host, arrived, release } = await holdingHost();
    const { port } = new URL(host.address);
    const socket = connect(Number(port), "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    let received = "";
    socket.on("data", (data) => (received += data.toString()));
    socket.write("GET / HTTP/1.1\r\nhost: api.test\r\n\r\n");
    await arrived;
    const ended = Promise.all([host.stop(60_000), once(socket, "close")]);
    release();
    await ended;
    expect(received).toMatch(/^HTTP\/1\.1 200 .*done/s);
  });

  test("waits for no connection on which no request has come", { timeout: 3_000 }, async () => {
    const { host, arrived, release } = await holdingHost();
    const { port } = new URL(host.address);
    const silent = connect(Number(port), "127.0.0.1");
    onTestFinished(() => void silent.destroy());
    await once(silent, "connect");
    // Answered after it, so that the silent one has been taken.
    const running = fetch(host.address);
    await arrived;
    release();
    await (await running).text();
    await host.stop(60_000);
    await expect.poll(() => silent.closed).toBe(true);
  });

  test("refuses a request on a connection that is still open", async () => {
    const { host, arrived, release } = await holdingHost();
    const { port } = new URL(host.address);
    const socket = connect(Number(port), "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    let received = "";
    socket.on("data", (data) => (received += data.toString()));
    const request = "GET / HTTP/1.1\r\nhost: api.test\r\n\r\n";
    socket.write(request);
    await arrived;
    const stopped = host.stop(60_000);
    socket.write(request);
    release();
    await once(socket, "close");
    await stopped;
    expect(received).toMatch(/^HTTP\/1\.1 200 .*done/s);
    expect(received.match(/HTTP\/1\.1 /g)).not.toHaveLength(3);
  });

  test("cuts what does not finish in time", async () => {
    const { host, arrived } = await holdingHost();
    const running = fetch(host.address);
    await arrived;
    await host.stop(0);
    await expect(running).rejects.toThrow("fetch failed");
  });
});
