import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, describe, expect, test } from "vitest";
import type { Api } from "../../api/service-frame.ts";
import { addDashboard } from "./dashboard-files.ts";

const folder = mkdtempSync(join(tmpdir(), "earshot-dashboard-"));
afterAll(() => rmSync(folder, { recursive: true }));

for (const sub of ["assets", "responses"]) mkdirSync(join(folder, sub));
const files = {
  "index.html": "index",
  "index.html.br": "index, brotli",
  "index.html.gz": "index, gzip",
  "responses.html": "responses",
  "responses/index.html": "one response",
  "assets/main-abc.js": "script",
  "assets/main-abc.js.br": "script, brotli",
  "icon.svg": "icon",
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);

function dashboard(): Api {
  const app: Api = new Hono();
  addDashboard(app, folder);
  return app;
}

const text = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
  (await dashboard().request(path, { headers })).text();

describe("an address of the dashboard", () => {
  test.each([
    ["/", "index"],
    ["/nps?from=2026-01-01", "index"],
    ["/responses", "responses"],
    ["/responses/", "responses"],
    ["/responses/5c09", "one response"],
    ["/responses/a%2Fb", "one response"],
    ["/responses/a.b", "one response"],
    ["/nothing/at/all", "index"],
    [`/responses${"/a".repeat(4000)}`, "one response"],
  ])("%s gets its page", async (path, page) => {
    expect(await text(path)).toBe(page);
  });

  test("gets the page asked for anew each time, under a strict policy", async () => {
    const { headers } = await dashboard().request("/nps");
    expect(headers.get("cache-control")).toBe("no-cache");
    expect(headers.get("content-type")).toContain("text/html");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("permissions-policy")).toContain("camera=()");
  });
});

test.each(["/v6/surveys", "/mcp", "/earshot/answers"])(
  "a program that asks for %s gets no page",
  async (path) => {
    expect((await dashboard().request(path)).status).toBe(404);
  },
);

describe("a file", () => {
  test("named by its content is kept for ever", async () => {
    const response = await dashboard().request("/assets/main-abc.js");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await response.text()).toBe("script");
  });

  test.each([
    ["br, gzip", "/", "index, brotli"],
    ["gzip", "/", "index, gzip"],
    ["br", "/assets/main-abc.js", "script, brotli"],
    ["gzip", "/assets/main-abc.js", "script"],
  ])("goes compressed where the browser takes %s: %s", async (accepted, path, body) => {
    expect(await text(path, { "accept-encoding": accepted })).toBe(body);
  });

  test.each([
    "/assets/gone-123.js",
    "/favicon.ico",
    "/v5/surveys",
    "/v5.0.3/x",
    "/v5.0.2/surveys",
    "//v5.0.3/surveys",
    "/../package.json",
    "/..%2f..%2fetc/passwd.txt",
  ])("that is not there is no page: %s", async (path) => {
    expect((await dashboard().request(path)).status).toBe(404);
  });
});

test("files of a build made while the service runs are served", async () => {
  const app = dashboard();
  writeFileSync(join(folder, "assets/main-def.js"), "new script");
  expect(await (await app.request("/assets/main-def.js")).text()).toBe("new script");
});

test("without a build there is nothing to serve", async () => {
  const app: Api = new Hono();
  addDashboard(app, join(folder, "absent"));
  expect((await app.request("/")).status).toBe(404);
});
