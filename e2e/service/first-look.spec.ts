// What stands, and what is asked for, before the code that all screens stand on has come.
import type { Page } from "@playwright/test";
import { boxOf } from "../boxes.ts";
import { expect, more, test } from "../journey.ts";
import { signIn } from "../sign-in.ts";

const name = (page: Page) => page.getByText("Earshot", { exact: true });

/** Keeps that code back until what it returns is called. */
async function withoutCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/app-*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
])
  test.describe(`${viewport.width} px wide`, more, () => {
    test.use({ viewport, colorScheme: "light" });

    test("the name stands at once, as it was chosen, and stays where it is", async ({ page, token }) => {
      await signIn(page, token, "/responses");
      await page.evaluate(() => {
        localStorage.setItem("mantine-color-scheme-value", "dark");
        localStorage.setItem("earshot.interface-language", "ar");
      });
      const go = await withoutCode(page);
      await page.reload({ waitUntil: "commit" });
      await expect(name(page)).toBeVisible();
      await expect(page.getByRole("navigation")).toHaveCount(0);
      const look = async () => ({
        box: await boxOf(name(page)),
        bar: await boxOf(page.getByRole("banner")),
        colour: await page.getByRole("banner").evaluate((bar) => getComputedStyle(bar).backgroundColor),
        colours: await page.locator("html").getAttribute("data-mantine-color-scheme"),
        way: await page.evaluate(() => document.documentElement.dir),
        restoring: await page.evaluate(() => history.scrollRestoration),
      });
      // Its page has come in part: what it is drawn by is on its way.
      await expect.poll(look).toMatchObject({ way: "rtl", colours: "dark", restoring: "manual" });
      const before = await look();
      go();
      await expect(page.getByRole("navigation").first()).toBeVisible();
      expect(await look()).toEqual(before);
    });
  });

test("the code of NPS is asked for at once, but not before signing in", async ({ page, token }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const go = await withoutCode(page);
  const begun = page.waitForEvent("requestfinished", (request) => request.url().includes("/ahead-nps-"));
  await page.goto("/nps", { waitUntil: "commit" });
  await begun;
  await expect(name(page)).toBeVisible();
  expect(asked.filter((url) => /\/(nps|charts)-[^/]*\.js$/.test(url))).toEqual([]);
  go();
  await signIn(page, token, "/nps");

  await withoutCode(page);
  const charts = page.waitForRequest("**/assets/charts-*.js");
  await page.reload({ waitUntil: "commit" });
  await charts;
  await expect(page.getByRole("navigation")).toHaveCount(0);
});
