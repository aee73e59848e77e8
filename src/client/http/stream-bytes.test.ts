import { expect, test } from "vitest";
import { ANSWERS_MEDIA_TYPE } from "../../contract/answers/answers-link.ts";
import { hang, json, reset, status, whole } from "../testing/answers.ts";
import { rawServer } from "../testing/raw-server.ts";
import type { Answer } from "../testing/socket-server.ts";
import { errorOf } from "./errors.ts";
import { streamBytes } from "./stream-bytes.ts";

const never = new AbortController().signal;
const STREAM = { "Content-Type": `${ANSWERS_MEDIA_TYPE}; charset=x` };

/** What comes of a stream: its text, or its fault. */
async function read(answer: Answer, { signal = never, stallMs = 60_000 } = {}) {
  const { asked, baseUrl } = await rawServer(() => answer);
  const request = { url: new URL(`${baseUrl}/answers`), authorization: "canary", signal, stallMs };
  let text = "";
  try {
    for await (const bytes of streamBytes(request)) text += new TextDecoder().decode(bytes);
  } catch (thrown) {
    return { asked, origin: new URL(baseUrl).origin, text, fault: errorOf(thrown) };
  }
  return { asked, text };
}

/** Some of a body, and then what `after` does with the connection. */
const begun =
  (after: Answer): Answer =>
  (socket, ...rest) => {
    socket.write(
      `HTTP/1.1 200 OK\r\nContent-Type: ${ANSWERS_MEDIA_TYPE}\r\nContent-Length: 100\r\n\r\nbegun`,
      () => after(socket, ...rest),
    );
  };

test("a stream comes as it was sent, where the token is shown", async () => {
  const { asked, text } = await read(whole(200, "answers", { ...STREAM }));
  expect(text).toBe("answers");
  expect(asked[0]?.headers.get("authorization")).toBe("canary");
  expect(asked[0]?.headers.get("accept")).toBe(ANSWERS_MEDIA_TYPE);
});

test("what is of another type is no stream, whatever its letters", async () => {
  expect((await read(json({}))).fault).toEqual({
    kind: "contract",
    reason: "not-a-stream",
    detail: "application/json",
  });
  expect((await read(whole(200, "x"))).fault).toMatchObject({ reason: "not-a-stream", detail: "" });
  const shouted = whole(200, "answers", { "Content-Type": ANSWERS_MEDIA_TYPE.toUpperCase() });
  expect((await read(shouted)).text).toBe("answers");
});

test("what the deployment says against it is told", async () => {
  const refused = await read(status(403, { title: "Not yours" }));
  expect(refused.fault).toMatchObject({ kind: "http", status: 403, title: "Not yours", attempts: 1 });
});

test("no answer, and an answer that breaks off, are told apart", async () => {
  const unreachable = await read(reset);
  expect(unreachable.fault).toEqual({
    kind: "network",
    reason: "unreachable",
    origin: unreachable.origin,
    attempts: 1,
  });
  const interrupted = await read(begun((socket) => socket.resetAndDestroy()));
  expect(interrupted.fault).toMatchObject({ kind: "network", reason: "interrupted" });
});

test("what stands still for too long is a timeout, before the first bytes and after them", async () => {
  expect((await read(hang, { stallMs: 20 })).fault).toMatchObject({ reason: "timeout" });
  const begunThenStill = await read(begun(hang), { stallMs: 200 });
  expect(begunThenStill.fault).toMatchObject({ kind: "network", reason: "timeout" });
});

test("a reader that gives up is told so", async () => {
  expect((await read(hang, { signal: AbortSignal.abort() })).fault).toEqual({ kind: "cancelled" });
});
