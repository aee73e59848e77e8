/** `earshot serve`: the API and the dashboard on one port, until a signal ends it. */
import { once } from "node:events";
import { setFlagsFromString } from "node:v8";
import { buildService } from "./build-service.ts";
import { startHost } from "./http-host.ts";
import { shownAddress } from "../command/without-secrets.ts";
import { readServeSettings, SERVE_HELP, type ServeSettings } from "./serve-settings.ts";

/** Milliseconds that running requests have to finish once the service is told to end. */
const GRACE = 9_000;

/** Grows the heap by 20 % at a time. By default it grows to several times what is in use, and stays. */
const HEAP = ["--heap-growing-percent=20", "--semi-space-growth-factor=1"];

/** Runs until SIGTERM or SIGINT. Throws `UsageError` where flags or variables are not usable. */
export async function runServe(args: readonly string[]): Promise<void> {
  const settings = readServeSettings(args, process.env);
  if (settings === undefined) return console.log(SERVE_HELP);
  const ended = endSignal();
  const service = await buildService(settings);
  for (const flag of HEAP) setFlagsFromString(flag);
  try {
    const host = await startHost(service.fetch, settings.port, settings.host);
    announce(host.address, settings, service.sampleToken);
    await ended;
    service.endLongWork();
    await host.stop(GRACE);
  } finally {
    await service.close();
  }
}

function announce(address: string, { upstream, db, sample }: ServeSettings, token: string | undefined): void {
  const lines = [`Earshot serves ${shownAddress(upstream ?? db)} at ${address}`];
  if (token !== undefined) {
    lines.push(`Sign in to the sample data with the token: ${token}`);
    lines.push(`or open it signed in: ${address}/sign-in#token=${encodeURIComponent(token)}`);
  } else if (sample && upstream === undefined)
    lines.push("No sample data was added, and its token opens nothing: the database has surveys or tokens.");
  console.log(lines.join("\n"));
}

/** Resolves at the first SIGTERM or SIGINT. At a second one the process ends at once, as it would by itself. */
async function endSignal(): Promise<void> {
  const ended = new AbortController();
  const { signal } = ended;
  await Promise.race([once(process, "SIGTERM", { signal }), once(process, "SIGINT", { signal })]);
  ended.abort();
}
