// A test of faults in a tab that stays open from one to the next: it loads and compiles the dashboard once.
import type { Browser, Page } from "@playwright/test";
import { test as hostile } from "./hostile.ts";
import { saveData } from "../journey.ts";
import { CANARY, expectDiscretion, expectNoBlankPage, watch } from "./oracles.ts";

export const test = hostile.extend({
  page: async ({ browser, tabs, api, origin, expectedMessages }, provide) => {
    const { page, watched } = (tabs[0] ??= await openTab(browser, expectedMessages));
    await signInAnew(page, origin, api.baseUrl);
    // A page that was left may be told of a while after it: by now it was.
    watched.forget();
    await provide(page);
    await expectDiscretion(page, watched, api, origin);
    await expectNoBlankPage(page);
  },
});

/** Only in a test has a new context what the configuration says of it. */
async function openTab(browser: Browser, expectedMessages: readonly string[]) {
  const page = await (await browser.newContext()).newPage();
  await page.clock.install();
  await page.addInitScript(saveData);
  return { page, watched: watch(page.context(), expectedMessages) };
}

/** Nothing of the test before is left, and a user is signed in. */
async function signInAnew(page: Page, origin: string, baseUrl: string): Promise<void> {
  await page.goto(`${origin}/icon.svg`);
  await page.evaluate(
    (session) => {
      localStorage.clear();
      sessionStorage.clear();
      sessionStorage.setItem("earshot.session", JSON.stringify(session));
    },
    { baseUrl, token: CANARY, scheme: "bare", id: "1" },
  );
}
