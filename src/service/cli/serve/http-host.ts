/** An app behind a port of this machine, until it is told to stop. */
import { randomUUID } from "node:crypto";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { AddressInfo, Socket } from "node:net";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { BROWSER_HEADERS } from "../../api/service-frame.ts";
import type { ServiceFetch } from "../../api/environment.ts";
import { PROBLEM_TYPE } from "../../../contract/problem.ts";
import { problem } from "../../api/problems.ts";
import { UsageError } from "../command/flags.ts";

/** After so many milliseconds without a byte taken, a client that is sent an answer is cut: it holds memory. */
const WRITE_TIMEOUT = 30_000;
/** Milliseconds that a client has to close its side of a connection, once the service is stopping and it has its answer. */
const LINGER = 500;
/** Requests of one connection that may wait for the answers before theirs: Node reads 64 kB of them at once. */
const MOST_PIPELINED = 64;

/** Listens; throws `UsageError` where the port or the address is not to be had. Port 0 takes any free one. */
export async function startHost(
  answer: ServiceFetch,
  port: number,
  host: string,
  writeTimeout = WRITE_TIMEOUT,
) {
  let stopping = false;
  const turns = new Turns();
  const listener = getRequestListener(
    (request, { incoming, outgoing }) => {
      if (stopping) return stoppingResponse();
      const { remoteAddress } = incoming.socket;
      return answer(request, {
        ...(remoteAddress === undefined ? {} : { clientAddress: remoteAddress }),
        cut: () => outgoing.destroy(),
        afterwards: (work) => outgoing.once("close", work),
        turn: turns.take,
      });
    },
    {
      errorHandler: (error) => (error instanceof RequestError ? unreadableRequest() : unanswered()),
    },
  );
  /** Connections on which no request has come yet: browsers and proxies open some ahead, and Node holds them for busy. */
  const unused = new Set<Socket>();
  // Bytes that trickle in hold a connection no longer than this.
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 15_000 }, (incoming, outgoing) => {
    unused.delete(incoming.socket);
    // An answer that is still being made has nothing to write, and is waited for.
    outgoing.on("timeout", () => {
      if (outgoing.writableLength > 0) outgoing.destroy();
    });
    // Kept alive, a connection would hold up the end of the service after its last answer.
    outgoing.on("close", () => {
      if (!stopping) return;
      const { socket } = incoming;
      socket.end();
      // A client that has not read its answer may never see the end of it.
      setTimeout(() => socket.destroy(), LINGER).unref();
    });
    pipeline(incoming, outgoing);
  });
  const pipeline = oneByOne((incoming, outgoing) => void listener(incoming, outgoing));
  server.on("connection", (socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  server.timeout = writeTimeout;
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => refuse(error.code, socket));
  server.on("connect", (_incoming, socket) => refuse(undefined, socket));
  server.on("checkExpectation", (_incoming, outgoing) => {
    outgoing
      .writeHead(417, refusalHeaders())
      .end(JSON.stringify({ title: "Expectation Failed", status: 417 }));
  });
  const { port: bound } = await listen(server, port, host);
  /** Refuses what is new, lets requests finish, cuts them after `graceMilliseconds`. Resolves once all is closed. */
  const stop = (graceMilliseconds: number) => {
    stopping = true;
    // A request may be on its way.
    setTimeout(() => unused.forEach((socket) => socket.destroy()), LINGER).unref();
    return close(server, graceMilliseconds);
  };
  return { address: `http://${host.includes(":") ? `[${host}]` : host}:${bound}`, stop };
}

type Exchange = readonly [IncomingMessage, ServerResponse];

/**
 * Begins with a request once all before it on its connection are answered: Node would have every answer made, and hold
 * those that nobody reads. A connection that sends on and on without waiting is cut.
 */
function oneByOne(begin: (...exchange: Exchange) => void): (...exchange: Exchange) => void {
  /** By connection, those behind the one that is being answered. */
  const waiting = new WeakMap<Socket, Exchange[]>();
  const run = (...[incoming, outgoing]: Exchange): void => {
    const { socket } = incoming;
    outgoing.once("close", () => {
      const next = socket.destroyed ? undefined : waiting.get(socket)?.shift();
      if (next === undefined) waiting.delete(socket);
      else run(...next);
    });
    begin(incoming, outgoing);
  };
  return (...exchange) => {
    const { socket } = exchange[0];
    const others = waiting.get(socket);
    if (others === undefined) {
      waiting.set(socket, []);
      run(...exchange);
    } else if (others.length < MOST_PIPELINED) others.push(exchange);
    else socket.destroy();
  };
}

/** Answers what Node could not read as a request: its own answer would have no body. */
function refuse(code: string | undefined, socket: Duplex): void {
  if (code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, title] = UNREADABLE[code ?? ""] ?? [400, "Bad Request"];
  const body = JSON.stringify({ title, status });
  const headers = Object.entries({ ...refusalHeaders(), "content-length": body.length, connection: "close" });
  const head = [`HTTP/1.1 ${status} ${title}`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}

/** What never reaches the app has an id all the same, to ask about it. */
const hostHeaders = () => ({ ...BROWSER_HEADERS, "x-request-id": randomUUID() });

const refusalHeaders = () => ({ "content-type": PROBLEM_TYPE, ...hostHeaders() });

/** What Node calls it, and what HTTP does. */
const UNREADABLE: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout"],
};

function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(new UsageError(`Can't listen on ${host}:${port} (${error.code ?? error.message}).`));
    });
    server.listen(port, host, () => {
      const address = server.address();
      if (address === null || typeof address === "string") reject(new TypeError("expected a port"));
      else resolve(address);
    });
  });
}

function close(server: Server, graceMilliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** For a request whose address or host makes no URL. */
const unreadableRequest = (): Response =>
  problem(400, "Bad request", "The request's address or Host header can't be read.", hostHeaders());

/** For what fails outside the app, which answers its own failures. */
const unanswered = (): Response =>
  problem(500, "Internal error", "The service failed; try again.", hostHeaders());

/** For requests that come on a connection which a running request still holds open. */
const stoppingResponse = (): Response =>
  problem(503, "Stopping", "The service is stopping; try again soon.", {
    "retry-after": "5",
    connection: "close",
    ...hostHeaders(),
  });

/** Turns for answers that are made piece by piece: one piece of all of them in a round of the event loop. */
export class Turns {
  readonly #waiting: (() => void)[] = [];

  /** Resolves in the order in which it was called, once requests that came meanwhile have been seen to. */
  readonly take = (): Promise<void> =>
    new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(this.#next);
    });

  readonly #next = (): void => {
    const resolve = this.#waiting.shift();
    if (this.#waiting.length > 0) setImmediate(this.#next);
    resolve?.();
  };
}
