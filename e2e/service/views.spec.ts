import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../axe.ts";
import { expect, more, NOW, test } from "../journey.ts";
import { photograph } from "../pictures.ts";
import { signIn } from "../sign-in.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Saved views" });
const views = (page: Page) => dialog(page).getByRole("list", { name: "Saved views" }).getByRole("listitem");

async function openViews(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Views" }).click();
  await expect(dialog(page)).toBeVisible();
}

async function save(page: Page, name: string): Promise<void> {
  await dialog(page).getByRole("textbox", { name: "Name of the view" }).fill(name);
  await dialog(page).getByRole("button", { name: "Save this view" }).click();
  await expect(dialog(page).getByRole("link", { name })).toBeVisible();
}

test(
  "a view is saved, seen in another tab, opened, deleted and had back",
  more,
  async ({ page, token, context }) => {
    await signIn(page, token, "/responses?from=2026-10-01&closed=true&page=2");
    await openViews(page);
    await save(page, "October, closed");
    const other = await context.newPage();
    await other.clock.setFixedTime(NOW);
    await signIn(other, token, "/nps");
    await openViews(other);
    await save(other, "All scores");
    await expect(views(page)).toHaveCount(2);

    await views(other).getByRole("link", { name: "October, closed" }).click();
    await expect(other).toHaveURL(/\/responses\?from=2026-10-01&closed=true$/);
    await expect(other.getByRole("table", { name: "Response chains" })).toBeVisible();

    await dialog(page).getByRole("button", { name: "Delete All scores" }).click();
    await expect(views(page)).toHaveCount(1);
    await dialog(page).getByRole("button", { name: "Undo" }).click();
    await expect(views(page)).toHaveCount(2);
    await expectAccessible(page);
  },
);

test("views go to another device as a file", more, async ({ page, token }) => {
  await signIn(page, token, "/nps?closed=true");
  await openViews(page);
  await save(page, "Closed");
  const download = page.waitForEvent("download");
  await dialog(page).getByRole("button", { name: "Export all views" }).click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({
    views: [{ name: "Closed", screen: "/nps" }],
  });

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await openViews(page);
  await expect(dialog(page).getByText(/^Nothing is saved yet/)).toBeVisible();
  const chooser = page.waitForEvent("filechooser");
  await dialog(page).getByRole("button", { name: "Import views…" }).click();
  await (await chooser).setFiles(file);
  await expect(dialog(page).getByText("1 view was imported.")).toBeVisible();
  await expect(dialog(page).getByRole("link", { name: "Closed" })).toHaveAttribute(
    "href",
    "/nps?closed=true",
  );
});

test("the list of views fits on a phone", more, async ({ page, token }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, token, "/responses?closed=true");
  await openViews(page);
  await save(page, "A name that is rather long for such a small screen");
  await photograph(page, "views-phone");
  await expectAccessible(page);
});
