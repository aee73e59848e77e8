// Where the two hosts of the journeys answer, and the token that each accepts.

export type Host = "service" | "demo";

export const addresses: Record<Host, string> = {
  service: "http://127.0.0.1:4391",
  demo: "http://127.0.0.1:4392",
};

export const tokens: Record<Host, string> = {
  service: "e2e-token-for-the-journeys",
  demo: "demo",
};
