/** The service with `/mcp` over a memory store, and the official SDK's own client to ask it. */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import * as z from "zod";
import { addToken, fill, type Contents } from "../../api/api-fixture.ts";
import { createApi, type ApiOptions } from "../../api/create-api.ts";
import type { ApiEnvironment } from "../../api/environment.ts";
import { readDatabase } from "../../reports/from-database.ts";
import { LongWork } from "../../reports/long-work.ts";
import { reportInWords } from "../../reports/making.ts";
import type { ReportRequest } from "../../reports/report-request.ts";
import { createMemoryStore } from "../../store/memory/memory-store.ts";
import type { Scope } from "../../store/store.ts";
import { addMcp, MCP_PATH } from "../mcp-route.ts";

const ORIGIN = "http://earshot.test";

/** What a tool answers, or what it says is wrong. */
export type Told =
  | { readonly ok: true; readonly answer: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly reason: string };

const resultSchema = z.looseObject({
  isError: z.boolean().optional(),
  content: z.tuple([z.object({ type: z.literal("text"), text: z.string() })]),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
});

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });

export async function mcpFixture(
  contents: Contents,
  tokens: Readonly<Record<string, Scope>> = { all: "all" },
  options: Partial<ApiOptions> = {},
) {
  const store = createMemoryStore();
  await fill(store, contents);
  for (const [name, scope] of Object.entries(tokens)) await addToken(store, name, scope);
  const failures: unknown[] = [];
  const requested: ReportRequest[] = [];
  let held = Promise.resolve();
  const api = createApi({
    store,
    now: () => 0,
    delay: () => Promise.resolve(),
    ...options,
    beside: (app, guards) =>
      addMcp(app, guards, {
        reader: store,
        exporter: store,
        longWork: new LongWork(async (request, scope, signal) => {
          requested.push(request);
          await Promise.race([held, aborted(signal)]);
          const readAt = 1_800_000_000;
          const material = await readDatabase(store, request, readAt, () => () => undefined, scope);
          return reportInWords(request, material);
        }),
        lists: options.lists ?? {},
        version: "1.2.3",
        onFailure: (failure) => failures.push(failure),
      }),
  });

  /** A request as it would come over the network. */
  const request = async (init: RequestInit, token = "all", environment: ApiEnvironment["Bindings"] = {}) => {
    const headers = new Headers(init.headers);
    headers.set("content-type", "application/json");
    headers.set("authorization", `Bearer ${token}`);
    return api.request(`${ORIGIN}${MCP_PATH}`, { ...init, headers }, environment);
  };

  async function connect(token = "all"): Promise<Client> {
    const client = new Client({ name: "test", version: "1" });
    const transport = new StreamableHTTPClientTransport(new URL(`${ORIGIN}${MCP_PATH}`), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
      fetch: async (url, init) => api.request(String(url), init),
    });
    await client.connect(transport);
    return client;
  }

  /** One for all calls with a token: the service keeps nothing of a client, and is asked less. */
  const clients = new Map<string, Promise<Client>>();
  function clientOf(token: string): Promise<Client> {
    const client = clients.get(token) ?? connect(token);
    clients.set(token, client);
    return client;
  }

  async function call(name: string, args: Record<string, unknown> = {}, token = "all"): Promise<Told> {
    const client = await clientOf(token);
    const { isError, content, structuredContent } = resultSchema.parse(
      await client.callTool({ name, arguments: args }),
    );
    if (isError === true) return { ok: false, reason: content[0].text };
    if (structuredContent === undefined) throw new TypeError("expected structured content");
    const written: unknown = JSON.parse(content[0].text);
    if (JSON.stringify(written) !== JSON.stringify(structuredContent)) throw new TypeError("told two ways");
    return { ok: true, answer: structuredContent };
  }

  /** What a tool answers, where it must. */
  async function answer(name: string, args: Record<string, unknown> = {}, token = "all") {
    const told = await call(name, args, token);
    if (!told.ok) throw new Error(told.reason);
    return told.answer;
  }

  /** From now on no report is made until what is returned is called. */
  function holdReports(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return resolve;
  }

  return { api, store, failures, request, connect, call, answer, holdReports, made: () => requested };
}
