// The server of bare sockets for as long as a test lasts.
import { onTestFinished } from "vitest";
import { socketServer, type Answer, type Asked, type SocketServer } from "./socket-server.ts";

/** Listens on loopback until the test ends. `answer` says what each request gets. */
export async function rawServer(answer: (asked: Asked) => Answer): Promise<SocketServer> {
  const server = await socketServer(answer);
  onTestFinished(server.stop);
  return server;
}
