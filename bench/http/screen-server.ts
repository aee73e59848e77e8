// The built dashboard, and behind it 100,000 chains in pages of 100 from memory, each page after as many milliseconds
// as the last request for `/latency/N` said.
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { createServer, type ServerResponse } from "node:http";
import type { ApiEnvironment } from "../../src/service/api/environment.ts";
import { addDashboard } from "../../src/service/cli/serve/dashboard-files.ts";
import { pageAt } from "./chain-pages.ts";

const app = new Hono<ApiEnvironment>();
addDashboard(app, "dist");
const dashboard = getRequestListener(app.fetch);

const question = {
  _id: "question-1",
  title: "How likely are you to recommend us to a friend or colleague?",
  questionType: "NPS",
  languages: ["en"],
  language: "en",
  surveyId: "survey-1",
};
const lists: Readonly<Record<string, unknown>> = {
  surveys: { _id: "survey-1", name: "Visits", languages: ["en"], questions: [question] },
  questions: question,
};

let latency = 0;

function send(response: ServerResponse, body: Buffer | string): void {
  response
    .writeHead(200, { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) })
    .end(body);
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://bench.test");
  const [, first, second] = pathname.split("/");
  if (first === "latency") {
    latency = Number(second);
    send(response, "{}");
  } else if (first !== "v5.0.3") void dashboard(request, response);
  else if (second === "response-chains") setTimeout(send, latency, response, pageAt(searchParams));
  else {
    const data = [lists[second ?? ""]];
    send(response, JSON.stringify({ data, paging: { next: null, previous: null } }));
  }
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address !== null) console.log(`at http://127.0.0.1:${address.port}`);
});
