// Asks for paths over a few kept-alive connections, one request at a time on each, as fast as answers come. Written on
// bare sockets, so that what asks costs little beside what answers.
import { once } from "node:events";
import { connect, type Socket } from "node:net";

export interface Target {
  /** For example `http://127.0.0.1:4310`. */
  readonly address: string;
  readonly token: string;
}

/** Answers a second over `milliseconds`. `path` gives the path of the request with a number counted from 0. */
export async function requestsPerSecond(
  { address, token }: Target,
  path: (index: number) => string,
  milliseconds: number,
  connections = 8,
): Promise<number> {
  const { host, hostname, port } = new URL(address);
  const sockets = Array.from({ length: connections }, () => connect(Number(port), hostname).setNoDelay(true));
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  let next = 0;
  let answered = 0;
  const started = performance.now();
  const ask = (socket: Socket): void => {
    const text = `GET ${path(next++)} HTTP/1.1\r\nhost: ${host}\r\nauthorization: ${token}\r\n\r\n`;
    socket.write(text);
  };
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve, reject) => {
          onAnswers(socket, reject, () => {
            answered += 1;
            if (performance.now() - started < milliseconds) ask(socket);
            else resolve();
          });
          ask(socket);
        }),
    ),
  );
  const seconds = (performance.now() - started) / 1000;
  for (const socket of sockets) socket.destroy();
  return answered / seconds;
}

/** Calls `answer` at the end of each 200 answer with a Content-Length on `socket`. */
function onAnswers(socket: Socket, fail: (error: Error) => void, answer: () => void): void {
  let head = "";
  let missing = 0;
  socket.on("error", fail);
  socket.on("data", (data: Buffer) => {
    let rest = data;
    if (missing === 0) {
      head += data.toString("latin1");
      const end = head.indexOf("\r\n\r\n");
      if (end === -1) return;
      const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1];
      if (!head.startsWith("HTTP/1.1 200") || length === undefined) {
        fail(new Error(`unexpected answer: ${head.slice(0, end)}`));
        return;
      }
      missing = Number(length);
      rest = data.subarray(data.length - (head.length - end - 4));
      head = "";
    }
    missing -= rest.length;
    if (missing === 0) answer();
  });
}
