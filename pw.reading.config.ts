import base from "./playwright.config.ts";
export default {
  ...base,
  timeout: 90_000,
  expect: { timeout: 30_000 },
  webServer: Array.isArray(base.webServer) ? base.webServer.slice(0, 1) : [],
};
