// What every hostile test stands on: the dashboard, a deployment that misbehaves on demand, time that can be hurried,
// and oracles that hold at the end of each.
import { test as base, type Page } from "@playwright/test";
import { startDashboard, type Dashboard } from "./dashboard.ts";
import { hostileApi, type HostileApi } from "./hostile-api.ts";
import { saveData } from "../journey.ts";
import { CANARY, expectDiscretion, expectNoBlankPage, watch, type Watch } from "./oracles.ts";

/** A tab that stays open from one test to the next, where tests are written for that. */
interface Tab {
  readonly page: Page;
  readonly watched: Watch;
}

interface Hostile {
  api: HostileApi;
  /** Where the dashboard of this test is. */
  origin: string;
  /** What the browser may complain of, as parts of its messages. */
  expectedMessages: readonly string[];
  /** A signed-in user; no address is open yet. */
  page: Page;
}

export const test = base.extend<Hostile, { dashboard: Dashboard; tabs: Tab[] }>({
  dashboard: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs
    async ({}, provide) => {
      const dashboard = await startDashboard();
      await provide(dashboard);
      await dashboard.stop();
    },
    { scope: "worker" },
  ],
  tabs: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const tabs: Tab[] = [];
      await provide(tabs);
      for (const { page } of tabs) await page.context().close();
    },
    { scope: "worker" },
  ],
  origin: async ({ dashboard }, provide) => provide(dashboard.origin),
  baseURL: async ({ origin }, provide) => provide(origin),
  expectedMessages: [[], { option: true }],
  // oxlint-disable-next-line no-empty-pattern
  api: async ({}, provide) => {
    const api = await hostileApi();
    await provide(api);
    api.stop();
  },
  page: async ({ page, api, origin, expectedMessages }, provide) => {
    const watched = watch(page.context(), expectedMessages);
    await page.clock.install();
    await page.addInitScript(saveData);
    await page.addInitScript(
      (session) => {
        if (sessionStorage.length > 0 || window.name === "signed in once") return;
        window.name = "signed in once";
        sessionStorage.setItem("earshot.session", JSON.stringify(session));
      },
      { baseUrl: api.baseUrl, token: CANARY, scheme: "bare", id: "1" },
    );
    await provide(page);
    await expectDiscretion(page, watched, api, origin);
    await expectNoBlankPage(page);
  },
});

/** Lets time run fast until `outcome` no longer throws; `stepMs` of the page's time go by at each look. */
export async function hurry(page: Page, outcome: () => Promise<void>, stepMs = 500): Promise<void> {
  await base
    .expect(async () => {
      await page.clock.fastForward(stepMs);
      await outcome();
    })
    .toPass({ intervals: [50], timeout: 90_000 });
}
