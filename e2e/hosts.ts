// Where the two hosts of the journeys answer, and the token that each accepts. The ports are free ones: the process that
// reads this first finds them, and those that it starts get them through the environment.
import { freePorts } from "./free-ports.ts";

export type Host = "service" | "demo";

const PORTS = "EARSHOT_E2E_PORTS";
const [service, demo] = (process.env[PORTS] ??= (await freePorts(2)).join(" ")).split(" ");

export const addresses: Record<Host, string> = {
  service: `http://127.0.0.1:${service}`,
  demo: `http://127.0.0.1:${demo}`,
};

export const tokens: Record<Host, string> = {
  service: "e2e-token-for-the-journeys",
  demo: "demo",
};
