// Answers for the raw server: whole ones, and every way in which one can be broken.
import { gzipSync } from "node:zlib";
import type { Answer } from "./socket-server.ts";

type Body = string | Uint8Array;
type Headers = Readonly<Record<string, string>>;

/** A browser of another origin may read what comes, unless an answer says otherwise. */
const CORS = { "Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": "Link, Retry-After" };

const JSON_TYPE = { "Content-Type": "application/json" };

/** A whole answer. */
export function whole(status: number, body: Body, headers: Headers = {}): Answer {
  return (socket) => {
    const bytes = Buffer.from(body);
    socket.write(headOf(status, { ...headers, "Content-Length": String(bytes.byteLength) }));
    socket.end(bytes);
  };
}

export const json = (value: unknown, headers: Headers = {}): Answer =>
  whole(200, JSON.stringify(value), { ...JSON_TYPE, ...headers });

export const status = (code: number, value: unknown = {}, headers: Headers = {}): Answer =>
  whole(code, JSON.stringify(value), { "Content-Type": "application/problem+json", ...headers });

export const html = (code: number): Answer =>
  whole(code, "<!doctype html><h1>Bad gateway</h1>", { "Content-Type": "text/html" });

/** No body at all. */
export const noContent: Answer = (socket) => socket.end(headOf(204, {}));

/** What a browser asks before it sends the token to another origin. */
export const preflight: Answer = (socket) =>
  socket.end(
    headOf(204, { "Access-Control-Allow-Headers": "authorization", "Access-Control-Max-Age": "60" }),
  );

export const redirect = (to: string): Answer => whole(302, "", { Location: to });

/** The connection is reset before anything is answered. */
export const reset: Answer = (socket) => socket.resetAndDestroy();

/** Nothing is ever answered. */
export const hang: Answer = () => undefined;

/** The connection is reset half-way through the body. */
export const resetInside = (value: unknown): Answer => {
  const body = JSON.stringify(value);
  return (socket) => {
    socket.write(headOf(200, { ...JSON_TYPE, "Content-Length": String(body.length) }));
    socket.write(body.slice(0, body.length / 2), () => socket.resetAndDestroy());
  };
};

/** Content-Length names fewer bytes than the body has. */
export const lengthTooShort = (value: unknown): Answer => {
  const body = JSON.stringify(value);
  return (socket) => {
    socket.end(headOf(200, { ...JSON_TYPE, "Content-Length": String(body.length - 20) }) + body);
  };
};

/** Content-Length names more bytes than ever come. */
export const lengthTooLong = (value: unknown): Answer => {
  const body = JSON.stringify(value);
  return (socket) => {
    socket.end(headOf(200, { ...JSON_TYPE, "Content-Length": String(body.length + 20) }) + body);
  };
};

/** Chunks that never end, on a connection that does. */
export const chunksWithoutEnd = (value: unknown): Answer => {
  const body = JSON.stringify(value).slice(0, -20);
  return (socket) => {
    socket.end(
      `${headOf(200, { ...JSON_TYPE, "Transfer-Encoding": "chunked" })}${body.length.toString(16)}\r\n${body}\r\n`,
    );
  };
};

/** A body whose only end is that of the connection, which comes too early. */
export const cutOff = (value: unknown): Answer => {
  return (socket) => {
    socket.end(headOf(200, JSON_TYPE) + JSON.stringify(value).slice(0, -30));
  };
};

/** The body comes in very small pieces, one each `milliseconds`. */
export const drip = (value: unknown, milliseconds: number): Answer => {
  const body = JSON.stringify(value);
  return (socket) => {
    socket.write(headOf(200, { ...JSON_TYPE, "Content-Length": String(body.length) }));
    let at = 0;
    const timer = setInterval(() => socket.write(body[at++] ?? ""), milliseconds);
    socket.on("close", () => clearInterval(timer));
  };
};

/** Gzip, changed by `spoil`. */
export const gzipped = (value: unknown, spoil: (bytes: Buffer) => Buffer): Answer =>
  whole(200, spoil(gzipSync(JSON.stringify(value))), { ...JSON_TYPE, "Content-Encoding": "gzip" });

function headOf(code: number, headers: Headers): string {
  const lines = Object.entries({ ...CORS, ...headers, Connection: "close" }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `HTTP/1.1 ${code} Status\r\n${lines.join("")}\r\n`;
}
