/** Everything that `serve` answers with, put together from its settings: API or proxy, metrics, dashboard, codings. */
import { hash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { getPath } from "hono/utils/url";
import { createApi } from "../../api/create-api.ts";
import type { ServiceFetch } from "../../api/environment.ts";
import { createProxy } from "../../proxy/create-proxy.ts";
import { withCompression, withStreamedCompression, negotiatedCoding } from "./compression.ts";
import { addDashboard } from "./dashboard-files.ts";
import { measuredStore, ServiceMetrics, addMetrics, OWN_NAME } from "./metrics.ts";
import type { TeamLists } from "../../api/list-routes.ts";
import { followLists, ofEveryTeam } from "./follow-lists.ts";
import { openStore } from "../command/open-store.ts";
import { LongWork } from "../../reports/long-work.ts";
import { reportsInThreads } from "../report/report-thread.ts";
import { readySample } from "../sample/sample-data.ts";
import type { ServeSettings } from "./serve-settings.ts";
import { version } from "../../reports/version.ts";
import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { PageCoding } from "../../api/coded-pages.ts";
import { problem } from "../../api/problems.ts";
import { writeSync } from "node:fs";
import type { RequestRecord } from "../../api/request-envelope.ts";
import { StoreUnavailable } from "../../store/store.ts";

export interface Service {
  readonly fetch: ServiceFetch;
  /** The ready token of the sample data, where that is what is served. */
  readonly sampleToken?: string | undefined;
  /** Ends what takes long and can be asked for again: the service is about to end. */
  readonly endLongWork: () => void;
  readonly close: () => Promise<void>;
}

/** Where `npm run build` leaves the dashboard. */
const DASHBOARD = fileURLToPath(new URL("../../../../dist", import.meta.url));

/** Over the database, or over another deployment where settings name one. */
export async function buildService(settings: ServeSettings): Promise<Service> {
  const metrics = new ServiceMetrics();
  const { upstream } = settings;
  if (upstream === undefined) return overDatabase(settings, metrics);
  const app = createProxy({ ...settings, ...watching(metrics), upstream });
  addMetrics(app, metrics, settings.metricsToken);
  addDashboard(app, DASHBOARD);
  return {
    fetch: withKnownHosts(withStreamedCompression(app.fetch), settings.baseUrl),
    endLongWork: () => undefined,
    close: () => Promise.resolve(),
  };
}

async function overDatabase(settings: ServeSettings, metrics: ServiceMetrics): Promise<Service> {
  const watch = watching(metrics);
  const lists = followLists(settings.lists, watch.onListFault);
  const exporter = await openStore(settings.db);
  const store = measuredStore(exporter, metrics);
  try {
    const sample = settings.sample ? await readySample(store, Date.now()) : undefined;
    const { baseUrl, mcp } = settings;
    const served: TeamLists = { ...(sample && { events: ofEveryTeam(sample.events) }), ...lists.served };
    const longWork = new LongWork(reportsInThreads(settings.db));
    const addMcp = mcp ? (await import("../../mcp/mcp-route.ts")).addMcp : undefined;
    const app = createApi({
      ...settings,
      ...watch,
      lists: served,
      store,
      digest,
      nextRound: setImmediate,
      pageCoding: zstdPages,
      beside: (api, guards) => {
        addMcp?.(api, guards, {
          ...watch,
          reader: store,
          exporter,
          longWork,
          lists: served,
          baseUrl,
          version: version(),
        });
      },
    });
    addMetrics(app, metrics, settings.metricsToken);
    addDashboard(app, DASHBOARD);
    return {
      fetch: withKnownHosts(withCompression(app.fetch), baseUrl),
      sampleToken: sample?.token,
      endLongWork: () => void longWork.close(),
      close: async () => {
        lists.close();
        await longWork.close();
        await store.close();
      },
    };
  } catch (error) {
    lists.close();
    await store.close();
    throw error;
  }
}

/** As tokenDigest does, without a trip to another thread, which costs more than the digest. */
const digest = (token: string): string => hash("sha256", token);

/** Requests go to the log, which is standard error, and into the metrics. */
function watching(metrics: ServiceMetrics) {
  const lines = new GatheredLines((text) => process.stderr.write(text));
  // None is lost when the process ends.
  process.once("exit", () => lines.flush((text) => writeSync(process.stderr.fd, text)));
  const log = serviceLog(lines.add);
  return {
    onFailure: log.onFailure,
    onListFault: log.onListFault,
    onRequest: (record: RequestRecord) => {
      log.onRequest(record);
      metrics.countRequest(record);
    },
  };
}

/** Zstandard for pages that are kept: 115 KB of JSON are coded in 0.1 ms, and decoded in half of that. */
const PARAMETERS = { [constants.ZSTD_c_compressionLevel]: 1 };
/** Shorter buffers may be a part of one that Node shares out. */
const OWN_BUFFER = 65_536;

export const zstdPages: PageCoding = {
  name: "zstd",
  encode: (page) => zstdCompressSync(page, { params: PARAMETERS }),
  // In one piece: what is decoded bit by bit is put together once more.
  decode: (coded, length) => zstdDecompressSync(coded, { chunkSize: Math.max(length + 1, OWN_BUFFER) }),
  suits: (acceptEncoding) => negotiatedCoding(acceptEncoding) === "zstd",
};

/** Health, figures and the dashboard's own files are answered under every name. */
const DATA = /^\/(?:v5|v5\.0\.3|earshot|mcp)(?:\/|$)/;

/** Only requests to the host of `baseUrl`, or to this machine, reach the data; without `baseUrl` all do. */
export function withKnownHosts(fetch: ServiceFetch, baseUrl: string | undefined): ServiceFetch {
  if (baseUrl === undefined) return fetch;
  const { host: own, hostname: name, protocol } = new URL(baseUrl);
  // A proxy may name the port of the scheme, too.
  const named = own === name ? `${name}:${protocol === "https:" ? 443 : 80}` : own;
  return (request, environment) => {
    const { host, hostname } = new URL(request.url);
    // As the routes read it, which decode it.
    const isData = DATA.test(getPath(request));
    if (host === own || host === named || OWN_NAME.test(hostname) || !isData)
      return fetch(request, environment);
    return problem(
      421,
      "Misdirected request",
      `This service is at ${baseUrl}, and answers under no other name.`,
    );
  };
}

/** Hands all lines of one turn of the event loop to `write` at once: a write for each would slow every request. */
export class GatheredLines {
  #text = "";
  readonly #write: (text: string) => void;

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  readonly add = (line: string): void => {
    if (this.#text === "") setImmediate(() => this.flush(this.#write));
    this.#text += line;
  };

  /** Hands over what waits. */
  flush(write: (text: string) => void): void {
    const text = this.#text;
    this.#text = "";
    if (text !== "") write(text);
  }
}

/**
 * The log: one JSON object a line. What goes in is chosen field by field, so that no token, no answer, no id of a
 * respondent and no value of a query can get there; JSON keeps line breaks from outside inside their line.
 * Writes to `line`. `now` in unix milliseconds.
 */
export function serviceLog(line: (text: string) => void, now: () => number = Date.now) {
  const write = (level: "info" | "error", event: string, fields: object) => {
    line(`${JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...fields })}\n`);
  };
  return {
    onRequest: ({ milliseconds, ...record }: RequestRecord) => {
      const rounded = Math.round(milliseconds * 100) / 100;
      write(record.status >= 500 ? "error" : "info", "request", { ...record, milliseconds: rounded });
    },
    onListFault: (fault: string) => write("error", "list", { fault }),
    onFailure: (failure: unknown, requestId: string) => {
      const error = failure instanceof Error ? failure : new Error(String(failure));
      write("error", "failure", {
        requestId,
        name: error.name,
        ...(error instanceof StoreUnavailable ? { code: error.code } : {}),
        stack: withoutQuoted(error.stack ?? error.message),
      });
    },
  };
}

/** Databases quote in their messages what they stumbled over. */
const withoutQuoted = (text: string): string => text.replace(/"[^"\n]*"|'[^'\n]*'/g, "…");
