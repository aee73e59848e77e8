import { describe, expect, test } from "vitest";
import { readServeSettings, SERVE_HELP } from "./serve-settings.ts";
import { UsageError } from "../command/flags.ts";

const read = (args: readonly string[], environment: Record<string, string> = {}) =>
  readServeSettings(args, environment);

test("without flags and variables everything has its default", () => {
  expect(read([])).toEqual({
    port: 4310,
    host: "127.0.0.1",
    db: ".data/earshot.sqlite",
    pageSize: 100,
    rateLimit: 0,
    streams: { perToken: 8, inAll: 64 },
    corsOrigins: [],
    lists: {},
    mcp: true,
    sample: false,
  });
});

test("every variable is read, and a flag wins over its variable", () => {
  const environment = {
    PORT: "1",
    HOST: "::1",
    EARSHOT_DB: "postgres://db/earshot",
    EARSHOT_PAGE_SIZE: "7",
    EARSHOT_BASE_URL: "https://api.example/feedback/",
    EARSHOT_RATE_LIMIT: "60",
    EARSHOT_CORS_ORIGINS: "https://a.example, http://localhost:3000",
    EARSHOT_METRICS_TOKEN: "metrics-token-of-ours",
    EARSHOT_CODES: "codes.json",
    EARSHOT_METRICS: "metrics.json",
    EARSHOT_EVENTS: "events.json",
  };
  const fromVariables = {
    port: 1,
    host: "::1",
    db: "postgres://db/earshot",
    pageSize: 7,
    baseUrl: "https://api.example/feedback",
    lists: { codes: "codes.json", metrics: "metrics.json", events: "events.json" },
    rateLimit: 60,
    streams: { perToken: 8, inAll: 64 },
    corsOrigins: ["https://a.example", "http://localhost:3000"],
    metricsToken: "metrics-token-of-ours",
    mcp: true,
    sample: false,
  };
  expect(read([], environment)).toEqual(fromVariables);
  expect(read(["--port", "2", "--page-size=8", "--sample"], environment)).toEqual({
    ...fromVariables,
    port: 2,
    pageSize: 8,
    mcp: true,
    sample: true,
  });
});

test("assistants are answered unless that is switched off", () => {
  expect(read([])?.mcp).toBe(true);
  expect(read([], { EARSHOT_MCP: "off" })?.mcp).toBe(false);
});

test("another deployment's address is read, and goes without lists", () => {
  expect(read([], { EARSHOT_UPSTREAM: "https://other.example" })?.upstream).toBe("https://other.example");
});

test("an empty variable is an unset one", () => {
  expect(read([], { PORT: "", EARSHOT_UPSTREAM: "" })).toMatchObject({ port: 4310 });
});

describe("what can't be used", () => {
  test.each([
    [["--port", "x"], "--port (PORT)"],
    [["--port", "65536"], "--port (PORT)"],
    [["--page-size", "0"], "--page-size (EARSHOT_PAGE_SIZE)"],
    [["--page-size", "1001"], "--page-size (EARSHOT_PAGE_SIZE)"],
    [["--page-size", "1.5"], "--page-size (EARSHOT_PAGE_SIZE)"],
    [["--rate-limit", "-1"], "--rate-limit (EARSHOT_RATE_LIMIT)"],
    [["--base-url", "api.example"], "--base-url (EARSHOT_BASE_URL)"],
    [["--base-url", "https://u:p@api.example"], "--base-url (EARSHOT_BASE_URL)"],
    [["--upstream", "ftp://api.example"], "--upstream (EARSHOT_UPSTREAM)"],
    [["--upstream", "http://h/#Hunter2"], "--upstream (EARSHOT_UPSTREAM)"],
    [["--upstream", "Hunter2@h"], "--upstream (EARSHOT_UPSTREAM)"],
    [["--cors-origins", "https://u:Hunter2@a.example"], "--cors-origins (EARSHOT_CORS_ORIGINS)"],
    [["--metrics-token", "only-nineteen-chars"], "--metrics-token (EARSHOT_METRICS_TOKEN)"],
    [["--mcp", "yes"], "--mcp (EARSHOT_MCP)"],
    [["--upstream", "https://a.example", "--events", "e.json"], "--events (EARSHOT_EVENTS)"],
    [["--nonsense"], "--nonsense"],
    [["--db", ""], "--db must not be empty"],
    [["extra"], "extra"],
    [["--port"], "--port"],
  ])("%j ends with one line that names it", (args, name) => {
    const message = messageOf(args);
    expect(message).toContain(name);
    expect(message).not.toContain("\n");
    expect(message).not.toMatch(/api\.example|Hunter2|nineteen/);
  });
});

function messageOf(args: readonly string[]): string {
  try {
    read(args);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
  }
  return "";
}

test("--help tells every flag with its variable", () => {
  expect(read(["--help"])).toBeUndefined();
  expect(read(["-h"])).toBeUndefined();
  expect(SERVE_HELP).toMatch(/--page-size VALUE\s+EARSHOT_PAGE_SIZE\s+documents a page, 1 to 1000 \(100\)/);
});
