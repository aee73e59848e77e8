import { once } from "node:events";
import type { Server } from "node:http";

/** Where `server` listens from here on: a free port of this machine. */
export async function listening(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("a server without a port");
  return `http://127.0.0.1:${address.port}`;
}
