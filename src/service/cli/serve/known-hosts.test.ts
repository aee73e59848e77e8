import { expect, test } from "vitest";
import { withKnownHosts } from "./build-service.ts";

const fetch = () => new Response("data");
const statusOf = async (address: string, baseUrl?: string) =>
  (await withKnownHosts(fetch, baseUrl)(new Request(address), {})).status;

const OWN = "https://feedback.example/api";

test.each([
  ["https://feedback.example/v5/surveys", 200],
  ["http://feedback.example:443/v5/surveys", 200],
  ["http://feedback.example:8443/v5/surveys", 421],
  ["http://127.0.0.1:4310/v5.0.3/surveys", 200],
  ["http://localhost:4310/earshot/answers", 200],
  ["http://evil.example/v5/surveys", 421],
  ["http://evil.example/%765/surveys", 421],
  ["http://evil.example/v5.0%2e3/surveys", 421],
  ["http://evil.example/%65arshot/answers", 421],
  ["http://evil.example/mc%70", 421],
  ["http://evil.example/mcp", 421],
  ["http://evil.example/earshot/answers", 421],
  ["http://evil.example/healthz", 200],
  ["http://evil.example/nps", 200],
])("where a base address is set, %s is answered by %i", async (address, status) => {
  expect(await statusOf(address, OWN)).toBe(status);
});

test("without one, every name is answered", async () => {
  expect(await statusOf("http://any.example/v5/surveys")).toBe(200);
});
