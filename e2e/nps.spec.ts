import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, more, onBothHosts, test } from "./journey.ts";
import { countNps, headline, readChains, type NpsCounts } from "./oracle.ts";
import { signIn } from "./sign-in.ts";

const number = new Intl.NumberFormat("en-GB");

async function expectNps(page: Page, counts: NpsCounts, chains: number): Promise<void> {
  await expect(page.getByText(`Based on all ${number.format(chains)} responses`)).toBeVisible();
  await expect(page.getByRole("status", { name: "NPS score" })).toContainText(headline(counts));
  for (const [term, count] of [
    ["Promoters", counts.promoters],
    ["Passives", counts.passives],
    ["Detractors", counts.detractors],
    ["Answers", counts.answers],
  ] as const) {
    const definition = page.locator("dl > *", { has: page.locator("dt", { hasText: term }) });
    await expect(definition.locator("dd").first()).toContainText(number.format(count));
  }
}

test(
  "the NPS is that of all chains, and follows days and a touchpoint",
  onBothHosts,
  async ({ page, token }) => {
    await signIn(page, token, "/nps");
    const all = await readChains(page, token);
    await expectNps(page, countNps(all), all.length);
    const touchpoint = all[0]?.touchpointId ?? "";
    await page.goto(`/nps?from=2026-03-01&to=2026-09-30&touchpoint=${touchpoint}`);
    const from = Date.parse("2026-03-01T00:00:00+02:00") / 1000;
    const to = Date.parse("2026-09-30T23:59:59+03:00") / 1000;
    const matching = all.filter(
      ({ touchpointId, createdAt }) => touchpointId === touchpoint && createdAt >= from && createdAt <= to,
    );
    expect(matching.length).toBeGreaterThan(0);
    await expectNps(page, countNps(matching), matching.length);
  },
);

test("the respondents' language narrows the answers", more, async ({ page, token }) => {
  await signIn(page, token, "/nps?language=fi");
  const finnish = (await readChains(page, token)).filter(({ language }) => language === "fi");
  await expect(page.getByRole("status", { name: "NPS score" })).toContainText(headline(countNps(finnish)));
});

test("the distribution has a table of the scores from 0 to 10", more, async ({ page, token }) => {
  await signIn(page, token, "/nps");
  const { scores } = countNps(await readChains(page, token));
  const figure = page.getByRole("figure", { name: "NPS distribution" });
  await expect(page.getByText(/^Based on all/)).toBeVisible();
  const show = figure.getByRole("button", { name: "Show table" });
  if (await show.isVisible()) await show.click();
  const cells = figure.getByRole("table").getByRole("row");
  for (const [score, count] of scores.entries()) {
    const row = cells.filter({ has: page.getByRole("rowheader", { name: String(score), exact: true }) });
    await expect(row).toContainText(number.format(count));
  }
});

test("one question can be chosen, and all of them at first", more, async ({ page, token }) => {
  await signIn(page, token, "/nps");
  const chains = await readChains(page, token);
  const ids = new Set(
    chains
      .flatMap(({ responses }) => responses)
      .filter((r) => r.questionType === "NPS")
      .map((r) => r.questionId),
  );
  const choice = page.getByRole("combobox", { name: "NPS question" });
  await choice.click();
  const options = page.getByRole("listbox", { name: "NPS question" }).getByRole("option");
  await expect(options.nth(ids.size)).toBeVisible();
  await expect(options.first()).toHaveText(/all nps questions/i);
  await options.nth(1).click();
  await expect(page).toHaveURL(/question=/);
  const chosen = new URL(page.url()).searchParams.get("question");
  await expect(page.getByRole("status", { name: "NPS score" })).toContainText(
    headline(countNps(chains, chosen)),
  );
});

test("time and touchpoints have their own figures", more, async ({ page, token }) => {
  await signIn(page, token, "/nps");
  await expect(page.getByRole("figure", { name: "NPS over time" })).toBeVisible();
  const names = new Set((await readChains(page, token)).map(({ touchpointName }) => touchpointName));
  const rows = page.getByRole("table", { name: "NPS by touchpoint" }).getByRole("row");
  await expect(rows).toHaveCount(names.size + 1);
});

test("a pick narrows the numbers and leaves the page where it is", more, async ({ page, token }) => {
  await signIn(page, token, "/nps");
  await expect(page.getByText(/^Based on all/)).toBeVisible();
  const table = page.getByRole("table", { name: "NPS by touchpoint" });
  const last = table.locator("tbody").getByRole("button").last();
  await last.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await last.click();
  await expect(table.getByRole("button", { pressed: true })).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

test(
  "a chart is downloaded with what it rests on, which its own pick does not narrow",
  more,
  async ({ page, token }) => {
    await signIn(page, token, "/nps?score=9");
    const chains = await readChains(page, token);
    const { answers, scores } = countNps(chains);
    await expect(page.getByText(/^Based on all/)).toBeVisible();
    await page.getByRole("button", { name: "Download NPS distribution" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Numbers (CSV)" }).click();
    const lines = (await readFile(await (await download).path(), "utf8")).split("\r\n");
    const share = Number(((scores[10] ?? 0) / answers).toFixed(6));
    for (const line of [
      `10,${scores[10]},${share}`,
      `responses,${chains.length}`,
      "complete,yes",
      "filters,none",
    ])
      expect(lines).toContain(line);
  },
);

test(
  "the screen stands where it was scrolled to after it was loaded again",
  more,
  async ({ page, token }) => {
    await signIn(page, token, "/nps");
    await expect(page.getByRole("heading", { name: /^Comments/ })).toBeVisible();
    const place = () => page.evaluate(() => Math.round(scrollY));
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 400);
        return place();
      })
      .toBeGreaterThan(800);
    const before = await place();
    await page.reload();
    await expect.poll(place).toBe(before);
  },
);
