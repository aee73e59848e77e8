import { once } from "node:events";
import { createServer, type Server } from "node:net";

async function listen(): Promise<Server> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a server without a port");
  return address.port;
}

/** Ports of this machine that are free, each another one. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = await Promise.all(Array.from({ length: count }, listen));
  const ports = servers.map(portOf);
  for (const server of servers) server.close();
  return ports;
}
