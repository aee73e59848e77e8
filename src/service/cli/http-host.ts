/** An app behind a port of this machine, until it is told to stop. */
import { createAdaptorServer } from "@hono/node-server";
import type { AddressInfo } from "node:net";
import { Server } from "node:http";
import type { ServiceFetch } from "../api/environment.ts";
import { UsageError } from "./usage-error.ts";

export interface HttpHost {
  /** For example `http://127.0.0.1:4310`. */
  readonly address: string;
  /**
   * Refuses new connections and new requests, lets running ones finish, and cuts what still runs after
   * `graceMilliseconds`. Resolves when every connection is closed.
   */
  stop(graceMilliseconds: number): Promise<void>;
}

/** Listens; throws `UsageError` where the port or the address is not to be had. Port 0 takes any free one. */
export async function startHost(answer: ServiceFetch, port: number, host: string): Promise<HttpHost> {
  let stopping = false;
  const server = createAdaptorServer({
    fetch: (request, { incoming }) => {
      if (stopping) return stoppingResponse();
      const { remoteAddress } = incoming.socket;
      return answer(request, remoteAddress === undefined ? {} : { clientAddress: remoteAddress });
    },
    // Bytes that trickle in hold a connection no longer than this.
    serverOptions: { requestTimeout: 30_000, headersTimeout: 15_000 },
  });
  if (!(server instanceof Server)) throw new TypeError("expected an HTTP/1.1 server");
  const { port: bound } = await listen(server, port, host);
  const stop = (graceMilliseconds: number) => {
    stopping = true;
    return close(server, graceMilliseconds);
  };
  return { address: `http://${host.includes(":") ? `[${host}]` : host}:${bound}`, stop };
}

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

/** For requests that come on a connection which a running request still holds open. */
const stoppingResponse = (): Response =>
  new Response(
    JSON.stringify({ title: "Stopping", status: 503, detail: "The service is stopping; try again soon." }),
    {
      status: 503,
      headers: { "content-type": "application/problem+json", "retry-after": "5", connection: "close" },
    },
  );
