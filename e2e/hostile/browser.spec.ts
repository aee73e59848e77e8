// What only a browser brings: no network, no storage, a wrong clock, people who change their minds.
import type { Page } from "@playwright/test";
import type { Socket } from "node:net";
import { json, reset, status } from "../../src/client/testing/answers.ts";
import { PAGE, sound, type Fault } from "../../src/client/testing/faults/fault.ts";
import { chainRows, pageOf, skipAsked } from "../../src/client/testing/rows.ts";
import { expectAccessible, expectAccessibleInLight } from "../axe.ts";
import { expect, more } from "../journey.ts";
import { hurry, test } from "./hostile.ts";
import { CANARY, expectFocusSomewhere } from "./oracles.ts";

const table = (page: Page) => page.getByRole("table", { name: "Response chains" });
const links = (page: Page) => table(page).locator('a[href^="/responses/"]');
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const offline = (page: Page) => page.getByRole("status").filter({ hasText: "You are offline" });

async function signIn(page: Page, address: string): Promise<void> {
  await page.getByRole("textbox", { name: "API address" }).fill(address);
  await page.getByLabel("Access token", { exact: true }).fill(CANARY);
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("offline, what was read stays and says from when it is; back online it goes on by itself", async ({
  page,
  api,
}) => {
  api.begin({ answer: sound, rows: chainRows(30) });
  await page.goto("/responses");
  await expect(links(page)).toHaveCount(PAGE);
  // What comes after the rows is there, the words for being offline with it.
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await expect(offline(page)).toContainText(/What is shown here was read by .*\d/);
  await page.getByRole("button", { name: "Next page" }).click();
  await page.getByRole("button", { name: "Next page" }).click();
  await hurry(page, () => expect(page.getByRole("alert")).toContainText("You are offline", { timeout: 50 }));
  await expect(links(page)).toHaveCount(PAGE);
  await expectAccessibleInLight(page);
  await page.context().setOffline(false);
  await expect(offline(page)).toHaveCount(0);
  await expect(links(page).first()).toHaveAttribute("href", /c10/);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test.describe("what can't be loaded without a network", () => {
  test.use({ expectedMessages: ["Failed to fetch dynamically imported module", "preload"] });

  test(
    "a network lost while all are being read: the part stays, and the rest follows",
    more,
    async ({ page, api }) => {
      const rows = chainRows(60);
      let away = false;
      api.begin({
        answer: (asked, all) => (away || skipAsked(asked) < 20 ? sound(asked, all) : reset),
        rows,
      });
      await page.goto("/nps");
      await expect(page.getByText(/read so far/)).toContainText(/[1-9]\d* (of|resp)/);
      await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
      await page.context().setOffline(true);
      await expect(offline(page)).toBeVisible();
      await expect(page.getByRole("alert")).toContainText("these numbers rest on a part");
      await expectAccessibleInLight(page);
      away = true;
      await page.context().setOffline(false);
      await expect(page.getByText("Based on all 60 responses")).toBeVisible();
    },
  );
});

test("without storage the session lives until the tab is closed", more, async ({ page, api }) => {
  api.begin({ answer: sound });
  await page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("refused", "SecurityError");
        },
      });
    }
  });
  await page.goto("/responses?closed=true");
  await signIn(page, api.baseUrl);
  await expect(links(page)).toHaveCount(PAGE);
  await expect(page).toHaveURL(/\/responses\?closed=true$/);
  for (const screen of ["Surveys", "Questions", "NPS"]) {
    await link(page, screen).click();
    await expect(page.getByRole("heading", { name: screen, level: 1 })).toBeFocused();
  }
  await expect(page.getByText("Based on all 12 responses")).toBeVisible();
});

test("a clock that is years off changes nothing", more, async ({ page, api }) => {
  api.begin({ answer: sound });
  await page.clock.setSystemTime(new Date("2001-01-01"));
  await page.goto("/nps");
  await expect(page.getByText("Based on all 12 responses")).toBeVisible();
});

test("signing out in the middle ends all requests, and nothing that comes late is shown", async ({
  page,
  api,
}) => {
  const held = holding();
  api.begin({ ...held, rows: chainRows(60) });
  await page.goto("/nps");
  await expect.poll(() => held.open.size).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByLabel("Access token", { exact: true })).toBeVisible();
  await expect.poll(() => held.open.size).toBe(0);
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(stored).not.toContain(CANARY);
  expect(api.lists()).toBeLessThanOrEqual(6);

  api.begin({ answer: sound, rows: chainRows(7) });
  await signIn(page, api.baseUrl);
  await expect(page.getByText("Based on all 7 responses")).toBeVisible();
});

test("leaving a screen ends its requests", more, async ({ page, api }) => {
  const held = holding();
  // What the API announces is asked for once, whatever screen is open.
  const answer: Fault["answer"] = (asked, rows) =>
    (asked.url.searchParams.get("createdTo") === "1" ? sound : held.answer)(asked, rows);
  api.begin({ answer, rows: chainRows(60) });
  await page.goto("/nps");
  await expect.poll(() => held.open.size).toBeGreaterThan(0);
  await link(page, "Surveys").click();
  await expect(page.getByRole("table", { name: "Surveys" })).toContainText("Visits");
  // Long before they would be given up.
  await expect.poll(() => held.open.size, { timeout: 10_000 }).toBe(0);
});

test("of many changes in a row only the last one is asked for in the end", more, async ({ page, api }) => {
  const held = holding();
  api.begin({ answer: sound });
  await page.goto("/responses");
  await expect(links(page)).toHaveCount(PAGE);
  api.begin({ ...held, rows: chainRows(60) });
  const closed = page.getByRole("combobox", { name: "Closed" });
  await page.getByRole("button", { name: "Add filter" }).click();
  await page.getByRole("menuitem", { name: "Closed" }).click();
  for (const choice of ["Yes", "No", "Yes", "No"]) {
    await closed.click();
    await page
      .getByRole("option", { name: new RegExp(`^${choice}|^${choice === "Yes" ? "Closed" : "Open"}`, "i") })
      .click();
  }
  await expect
    .poll(() => [...held.open.values()].map((url) => url.searchParams.get("isClosed")))
    .toEqual(["false"]);
  held.release();
  await expect(links(page)).toHaveCount(PAGE);
  await expect(page).toHaveURL(/closed=false/);
});

test("a response that is gone says so and links back", more, async ({ page, api }) => {
  let gone = false;
  api.begin({
    answer: (asked, rows) => (gone ? json(pageOf(rows.slice(1), PAGE, asked)) : sound(asked, rows)),
  });
  await page.goto("/responses/c99");
  await expect(page.getByText("There is no response with this id")).toBeVisible();
  gone = true;
  await page
    .getByRole("link", { name: /responses/i })
    .last()
    .click();
  await expect(links(page)).toHaveCount(PAGE);
});

test("a token refused in the middle: sign in again, and be where you were", async ({ page, api }) => {
  api.begin({ answer: (asked, rows) => (asked.number < 3 ? sound(asked, rows) : status(401)) });
  await page.goto("/responses?closed=true&page=3");
  await expect(page.getByText("Your token is no longer accepted.")).toBeVisible();
  await expectFocusSomewhere(page);
  await expectAccessible(page);
  api.begin({ answer: sound });
  await signIn(page, api.baseUrl);
  await expect(page).toHaveURL(/\/responses\?closed=true&page=3$/);
  await expect(links(page)).toHaveCount(2);
});

/** Answers nothing until it is told to, and knows which requests still wait. */
function holding(): Pick<Fault, "answer"> & { open: Map<Socket, URL>; release: () => void } {
  const open = new Map<Socket, URL>();
  const answers = new Map<Socket, () => void>();
  let free = false;
  return {
    open,
    release: () => {
      free = true;
      for (const answer of answers.values()) answer();
    },
    answer: (asked, rows) => (socket) => {
      if (free) return sound(asked, rows)(socket);
      open.set(socket, asked.url);
      answers.set(socket, () => sound(asked, rows)(socket));
      socket.on("close", () => {
        open.delete(socket);
        answers.delete(socket);
      });
    },
  };
}
