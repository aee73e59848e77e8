// A server made of bare sockets, so that HTTP itself can be broken. What it answers is data: see answers.ts.
import { createServer, type Socket } from "node:net";

/** One request as it came. */
export interface Asked {
  /** How many came before it. */
  readonly number: number;
  readonly method: string;
  readonly url: URL;
  readonly headers: ReadonlyMap<string, string>;
}

/** Answers a request by writing to its socket. */
export type Answer = (socket: Socket) => void;

export interface SocketServer {
  readonly baseUrl: string;
  /** Every request, in the order they came. */
  readonly asked: readonly Asked[];
  /** Cuts every connection and listens no more. */
  readonly stop: () => void;
}

/** Listens on loopback until it is stopped. `answer` says what each request gets. */
export async function socketServer(answer: (asked: Asked) => Answer): Promise<SocketServer> {
  const asked: Asked[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => undefined);
    let head = "";
    socket.on("data", (chunk) => {
      head += chunk.toString("latin1");
      if (!head.includes("\r\n\r\n")) return;
      const request = readHead(head, asked.length);
      head = "";
      asked.push(request);
      answer(request)(socket);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  const address = server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  return { baseUrl: `http://127.0.0.1:${port}`, asked, stop };
}

function readHead(head: string, number: number): Asked {
  const [start = "", ...lines] = head.split("\r\n");
  const headers = lines.filter(Boolean).map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  const all = new Map(headers);
  const [method = "", target = "/"] = start.split(" ");
  return {
    number,
    method,
    url: new URL(target, `http://${all.get("host") ?? "none"}`),
    headers: all,
  };
}
