/** Everything that `serve` answers with, put together from its settings: API or proxy, metrics, dashboard, codings. */
import { hash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { createApi } from "../../api/create-api.ts";
import type { ServiceFetch } from "../../api/environment.ts";
import type { FrameOptions } from "../../api/service-frame.ts";
import { createProxy } from "../../proxy/create-proxy.ts";
import { withCompression, withStreamedCompression } from "./compression.ts";
import { addDashboard } from "./dashboard-files.ts";
import { standardErrorLines } from "./gathered-lines.ts";
import { measuredStore } from "./measured-store.ts";
import { ServiceMetrics } from "./metrics.ts";
import { addMetrics } from "./metrics-route.ts";
import { openStore } from "../command/open-store.ts";
import { LongWork } from "../../reports/long-work.ts";
import { reportsInThreads } from "../report/report-thread.ts";
import { serviceLog } from "./request-log.ts";
import { withKnownHosts } from "./known-hosts.ts";
import { readySample } from "../sample/sample-data.ts";
import type { ServeSettings } from "./serve-settings.ts";
import { version } from "../command/version.ts";
import { zstdPages } from "./zstd-pages.ts";

export interface Service {
  readonly fetch: ServiceFetch;
  /** The ready token of the sample data, where that is what is served. */
  readonly sampleToken?: string | undefined;
  /** Drops what waits for its turn: the service is about to end. */
  readonly refuse: () => void;
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
    refuse: () => undefined,
    close: () => Promise.resolve(),
  };
}

async function overDatabase(settings: ServeSettings, metrics: ServiceMetrics): Promise<Service> {
  const exporter = await openStore(settings.db);
  const store = measuredStore(exporter, metrics);
  try {
    const sampleToken = settings.sample ? await readySample(store, Date.now()) : undefined;
    const watch = watching(metrics);
    const { baseUrl, mcp } = settings;
    const longWork = new LongWork(reportsInThreads(settings.db));
    const addMcp = mcp ? (await import("../../mcp/mcp-route.ts")).addMcp : undefined;
    const app = createApi({
      ...settings,
      ...watch,
      store,
      digest,
      pageCoding: zstdPages,
      beside: (api, guards) => {
        addMcp?.(api, guards, {
          ...watch,
          reader: store,
          exporter,
          longWork,
          baseUrl,
          version: version(),
        });
      },
    });
    addMetrics(app, metrics, settings.metricsToken);
    addDashboard(app, DASHBOARD);
    return {
      fetch: withKnownHosts(withCompression(app.fetch), baseUrl),
      sampleToken,
      refuse: () => longWork.refuse(),
      close: async () => {
        await longWork.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** As tokenDigest does, without a trip to another thread, which costs more than the digest. */
const digest = (token: string): string => hash("sha256", token);

/** Requests go to the log, which is standard error, and into the metrics. */
function watching(metrics: ServiceMetrics): Required<Pick<FrameOptions, "onRequest" | "onFailure">> {
  const log = serviceLog(standardErrorLines());
  return {
    onFailure: log.onFailure,
    onRequest: (record) => {
      log.onRequest(record);
      metrics.countRequest(record);
    },
  };
}
