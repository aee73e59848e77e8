// Serves 100,000 chains in pages of 100 from memory, each answer after `argv[2]` milliseconds.
import { createServer } from "node:http";
import { pageAt } from "./chain-pages.ts";

const latency = Number(process.argv[2] ?? "0");

const server = createServer((request, response) => {
  const body = pageAt(new URL(request.url ?? "/", "http://bench.test").searchParams);
  const answer = () =>
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": body.length }).end(body);
  if (latency === 0) answer();
  else setTimeout(answer, latency);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address !== null) console.log(`at http://127.0.0.1:${address.port}`);
});
