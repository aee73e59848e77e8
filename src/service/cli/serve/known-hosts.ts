/** Only requests to the address that `--base-url` names, or to this machine, reach the data. */
import { problem } from "../../api/problems.ts";
import type { ServiceFetch } from "../../api/environment.ts";

/** Health, figures and the dashboard's own files are answered under every name. */
const DATA = /^\/(?:v5|v5\.0\.3|earshot|mcp)(?:\/|$)/;
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** `fetch` as it is where no base address is set. */
export function withKnownHosts(fetch: ServiceFetch, baseUrl: string | undefined): ServiceFetch {
  if (baseUrl === undefined) return fetch;
  const own = new URL(baseUrl).host;
  return (request, environment) => {
    const { host, hostname, pathname } = new URL(request.url);
    if (host === own || LOOPBACK.test(hostname) || !DATA.test(pathname)) return fetch(request, environment);
    return problem({
      title: "Misdirected request",
      status: 421,
      detail: `This service is at ${baseUrl}, and answers under no other name.`,
    });
  };
}
