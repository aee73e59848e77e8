// What every journey stands on: a fixed clock, and a page that may not complain, fail or call another host.
import { test as base, expect, type Page } from "@playwright/test";
import { tokens, type Host } from "./hosts.ts";

/** "Now" in every journey: the evening of the sample's last day, in Helsinki. */
export const NOW = new Date("2026-10-31T20:00:00+02:00");

/**
 * For a journey that goes where the hosts differ: over the network or through the service worker, out of a database or
 * out of memory, with a service behind the address or with files alone. The demo's turn comes with `npm run test:more`.
 */
export const onBothHosts = { tag: "@both-hosts" } as const;

/**
 * For a journey that holds in another language, width or kind what one of `npm test` or a test of a component holds:
 * `npm run test:more`.
 */
export const more = { tag: "@more" } as const;

/** The same, where the hosts differ. */
export const moreOnBothHosts = { tag: [more.tag, onBothHosts.tag] };

interface Journey {
  host: Host;
  token: string;
  /** Console messages that a test expects, as parts of their text. */
  expectedMessages: string[];
}

function watch(page: Page, origin: string, expected: readonly string[]): readonly string[] {
  const complaints: string[] = [];
  const complain = (text: string): void => {
    if (!expected.some((part) => text.includes(part))) complaints.push(text);
  };
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complain(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => complain(`uncaught: ${error.stack || `${error.name}: ${error.message}`}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== origin)
      complain(`request elsewhere: ${request.url()}`);
    if (request.url().includes("token")) complain(`a token in an address: ${request.url()}`);
  });
  return complaints;
}

/** As a browser that saves data: the code of each screen comes when it is opened, which spares a fifth of the work. */
export function saveData(): void {
  if ("connection" in navigator)
    Object.defineProperty(navigator.connection, "saveData", { value: true, configurable: true });
}

export const test = base.extend<Journey>({
  host: ["service", { option: true }],
  token: async ({ host }, provide) => {
    await provide(tokens[host]);
  },
  expectedMessages: [[], { option: true }],
  page: async ({ page, baseURL, expectedMessages }, provide) => {
    await page.clock.setFixedTime(NOW);
    await page.addInitScript(saveData);
    const complaints = watch(page, baseURL ?? "", expectedMessages);
    await provide(page);
    expect(complaints).toEqual([]);
  },
});

export { expect } from "@playwright/test";
