// The floor: node:http that sends, from memory, the very bytes that the service at the given address sends. It asks the
// service for each path once.
import { createServer } from "node:http";

const [service = ""] = process.argv.slice(2);
const known = new Map<string, Buffer>();

async function bodyOf(url: string, authorization: string): Promise<Buffer> {
  const body = Buffer.from(
    await (await fetch(`${service}${url}`, { headers: { authorization } })).arrayBuffer(),
  );
  known.set(url, body);
  return body;
}

const server = createServer((request, response) => {
  const { url = "/", headers } = request;
  const send = (body: Buffer): void => {
    response.writeHead(200, { "content-type": "application/json", "content-length": body.length }).end(body);
  };
  const body = known.get(url);
  if (body === undefined) void bodyOf(url, headers.authorization ?? "").then(send);
  else send(body);
});

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address !== null && typeof address === "object") console.log(`at http://127.0.0.1:${address.port}\n`);
});
