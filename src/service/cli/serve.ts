/** `earshot serve`: the API and the dashboard on one port, until a signal ends it. */
import { fileURLToPath } from "node:url";
import { createApi } from "../api/create-api.ts";
import type { RequestRecord } from "../api/request-envelope.ts";
import type { Api, FrameOptions } from "../api/service-frame.ts";
import { createProxy } from "../proxy/create-proxy.ts";
import { withCompression } from "./compression.ts";
import { addDashboard } from "./dashboard-files.ts";
import { startHost } from "./http-host.ts";
import { measuredStore } from "./measured-store.ts";
import { ServiceMetrics } from "./metrics.ts";
import { addMetrics } from "./metrics-route.ts";
import { openStore } from "./open-store.ts";
import { serviceLog } from "./request-log.ts";
import { readySample } from "./sample-data.ts";
import { readServeSettings, SERVE_HELP, type ServeSettings } from "./serve-settings.ts";
import { endSignal } from "./end-signal.ts";

const DASHBOARD = fileURLToPath(new URL("../../../dist", import.meta.url));

/** Milliseconds that running requests have to finish once the service is told to end. */
const GRACE = 9_000;

/** Runs until SIGTERM or SIGINT. Throws `UsageError` where flags or variables are not usable. */
export async function runServe(args: readonly string[]): Promise<void> {
  const settings = readServeSettings(args, process.env);
  if (settings === undefined) {
    console.log(SERVE_HELP);
    return;
  }
  const ended = endSignal();
  const metrics = new ServiceMetrics();
  const service = await serviceOf(settings, metrics, observers(metrics));
  try {
    addMetrics(service.app, metrics, settings.metricsToken);
    addDashboard(service.app, DASHBOARD);
    const host = await startHost(withCompression(service.app.fetch), settings.port, settings.host);
    announce(host.address, settings, service.sampleToken);
    await ended;
    await host.stop(GRACE);
  } finally {
    await service.close();
  }
}

interface Service {
  readonly app: Api;
  readonly sampleToken?: string | undefined;
  readonly close: () => Promise<void>;
}

/** The API over the database, or over another deployment. */
async function serviceOf(
  settings: ServeSettings,
  metrics: ServiceMetrics,
  watching: Required<Pick<FrameOptions, "onRequest" | "onFailure">>,
): Promise<Service> {
  const { upstream } = settings;
  if (upstream !== undefined) {
    return { app: createProxy({ ...settings, ...watching, upstream }), close: () => Promise.resolve() };
  }
  const store = measuredStore(await openStore(settings.db), metrics);
  const sampleToken = settings.sample ? await readySample(store) : undefined;
  return { app: createApi({ ...settings, ...watching, store }), sampleToken, close: () => store.close() };
}

function observers(metrics: ServiceMetrics) {
  const log = serviceLog((line) => process.stderr.write(line));
  return {
    onFailure: log.onFailure,
    onRequest: (record: RequestRecord) => {
      log.onRequest(record);
      metrics.countRequest(record);
    },
  };
}

function announce(address: string, { upstream, db }: ServeSettings, token: string | undefined): void {
  const source = upstream === undefined ? db.replace(/\/\/[^@/]*@/, "//") : upstream;
  console.log(`Earshot serves ${source} at ${address}`);
  if (token !== undefined) console.log(`Sign in to the sample data with the token: ${token}`);
}
