import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessibleInLight } from "../axe.ts";
import { expect, test } from "../journey.ts";
import { readChains } from "../oracle.ts";
import { goTo } from "../screens.ts";
import { signIn } from "../sign-in.ts";

const TITLE = "How satisfied are you with our app?";

test("a survey's satisfaction, over time and by place, under a name that the palette finds", async ({
  page,
  token,
}) => {
  await signIn(page, token, "/surveys?lang=en");
  const chains = await readChains(page, token);
  await page.getByRole("link", { name: "Mobile app", exact: true }).click();
  await page
    .getByRole("region", { name: TITLE })
    .getByRole("link", { name: "Trend, places, reasons" })
    .click();

  // The proposal is looked at before anything is counted.
  const form = page.getByRole("form", { name: "What counts" });
  await expect(form.getByLabel("Top")).toHaveValue("4,5");
  await expect(form.getByLabel("Scale")).toHaveValue("1-5");
  await form.getByLabel("Name").fill("Satisfied");
  await form.getByRole("button", { name: "Show this score" }).click();

  const question = new URL(page.url()).searchParams.get("question")?.split(":")[1];
  const given = chains.flatMap(({ responses }) =>
    responses.flatMap(({ questionId, valueNum }) => (questionId === question ? [valueNum ?? 0] : [])),
  );
  const top = given.filter((value) => value >= 4).length;
  const score = page.getByRole("status", { name: "Satisfied (4–5 of 1–5)" });
  await expect(score).toHaveText(`${Math.round((100 * top) / given.length)}%`);
  await expect(page.getByRole("figure", { name: "Satisfied (4–5 of 1–5) over time" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Satisfied (4–5 of 1–5) by touchpoint" })).toBeVisible();

  await addEvent(page);
  await setTarget(page);
  await expectAccessibleInLight(page);
  await openMethod(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole("button", { name: "Views" }).click();
  const views = page.getByRole("dialog", { name: "Saved views" });
  await views.getByRole("textbox", { name: "Name of the view" }).fill("App, satisfied");
  await views.getByRole("button", { name: "Save this view" }).click();
  await expect(views.getByRole("link", { name: "App, satisfied" })).toBeVisible();
  await page.keyboard.press("Escape");

  // By the name of the view, and by that of the score.
  const address = page.url();
  for (const name of ["App, satisfied", "Satisfied"]) {
    await goTo(page, "/questions");
    await expect(page.getByRole("table", { name: "Questions" })).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog", { name: "Go to or set" }).getByRole("combobox").fill(name);
    await page.getByRole("option", { name }).first().click();
    await expect(score).toBeVisible();
    expect(new URL(page.url()).searchParams.get("top")).toBe(new URL(address).searchParams.get("top"));
  }

  await compareWithYearBefore(page);
  await saveReport(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "العربية" }).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

/** The same days of the year before, beside those that are shown. */
async function compareWithYearBefore(page: Page): Promise<void> {
  await goTo(page, `${page.url()}&from=2026-05-01&to=2026-10-31`);
  await page.getByLabel("Compare with").selectOption("the same days a year before");
  await expect(page.getByRole("group", { name: "Against the period before" })).toContainText(
    /1 May [–-] 31 Oct 2025/,
  );
}

/** The report is of the same score. */
async function saveReport(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save as report" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("dialog", { name: "Save as report" }).getByRole("button", { name: "Save" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain("<h1>Satisfied</h1>");
  await page.keyboard.press("Escape");
}

/** What happened on a day, by keyboard alone, with what followed it. */
async function addEvent(page: Page): Promise<void> {
  const events = page.getByRole("region", { name: "Events" });
  await events.getByRole("button", { name: "Add event" }).press("Enter");
  await events.getByLabel("Event date").pressSequentially("2026-05-04");
  await page.keyboard.press("Tab");
  await page.keyboard.type("New till");
  await page.keyboard.press("Tab");
  await page.keyboard.type("2026-06-14");
  await page.keyboard.press("Enter");
  await expect(events.getByRole("listitem")).toContainText(
    /After “New till”: (no clear difference|.*points)/,
  );
  await expect(
    events.getByText(
      "Compares up to six months before and after each event, so figures may differ from the findings. In brackets: 95% interval.",
    ),
  ).toBeVisible();
  await expect(page.locator(".recharts-reference-area.event")).toBeVisible();
  const buffer = Buffer.from("date,name,until\n2026-05-04,New till,2026-06-14\n2026-06-20,New queue,\n");
  await events
    .locator("input[type=file]")
    .setInputFiles({ name: "events.csv", mimeType: "text/csv", buffer });
  await expect(events.getByRole("status")).toHaveText("1 event of the file was already in the list.");
  await expect(events.getByRole("listitem")).toHaveCount(2);
}

/** The score that is aimed for. */
async function setTarget(page: Page): Promise<void> {
  const target = page.getByRole("region", { name: "Events" }).getByLabel("Target");
  await target.fill("100");
  await target.press("Enter");
  await expect(page.getByText("Below the target of 100")).toBeVisible();
  expect(new URL(page.url()).searchParams.get("target")).toBe("100");
}

/** How these numbers were made. */
async function openMethod(page: Page): Promise<void> {
  await page.getByRole("button", { name: "About these numbers" }).click();
  const about = page.getByRole("dialog", { name: "About these numbers" });
  await expect(about.getByText(TITLE).first()).toBeVisible();
  await expect(about.getByText("Unweighted.")).toBeVisible();
  await expect(about.getByText("the feedback API")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(about).toBeHidden();
}
