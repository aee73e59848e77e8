// Passes everything on to a server, each request so many milliseconds late.
import { createServer, request as ask } from "node:http";
import { extname } from "node:path/posix";
import { listening } from "../http/listening.ts";

const TYPES: Readonly<Record<string, string>> = { ".js": "text/javascript", ".css": "text/css" };

export interface SlowProxy {
  readonly address: string;
  /** From here on every request waits so many milliseconds. */
  readonly delay: (milliseconds: number) => void;
}

/** In front of the server at `target`; pages at the paths of `extra` are its own. */
export async function slowProxy(target: string, extra: Readonly<Record<string, string>>): Promise<SlowProxy> {
  let wait = 0;
  const server = createServer((incoming, outgoing) => {
    const path = (incoming.url ?? "/").split("?", 1)[0] ?? "/";
    const pass = () => {
      const own = extra[path];
      if (own !== undefined) {
        const type = TYPES[extname(path)] ?? "text/html";
        outgoing.writeHead(200, { "Content-Type": `${type}; charset=utf-8` }).end(own);
        return;
      }
      const { method = "GET", headers, url = "/" } = incoming;
      const passed = ask(new URL(url, target), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      passed.on("error", () => outgoing.destroy());
      outgoing.on("close", () => passed.destroy());
      incoming.pipe(passed);
    };
    setTimeout(pass, wait);
  });
  return {
    address: await listening(server),
    delay: (milliseconds) => (wait = milliseconds),
  };
}
