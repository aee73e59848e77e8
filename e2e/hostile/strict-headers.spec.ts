// The dashboard under the headers that docs/hosting.md gives for a static host: whatever the browser refuses is a
// message on its console, which fails the test.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { chainRow } from "../../src/client/testing/rows.ts";
import { sound } from "../../src/client/testing/faults/fault.ts";
import { expect } from "../journey.ts";
import { startDashboard } from "./dashboard.ts";
import { test as hostile } from "./hostile.ts";

function documentedHeaders(apiOrigin: string): Headers {
  const text = readFileSync("docs/hosting.md", "utf8");
  const [, block = ""] = /```http\n([^`]+)```/.exec(text) ?? [];
  const lines = block.replace("https://api.example.com", apiOrigin).trim().split("\n");
  return new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
}

const test = hostile.extend({
  origin: async ({ api }, provide) => {
    const host = await startDashboard(documentedHeaders(api.baseUrl));
    await provide(host.origin);
    await host.stop();
  },
});

const score = (valueNum: number) => ({
  question: "Would you recommend us?",
  answer: valueNum,
  valueNum,
  valueString: undefined,
  language: "en",
  questionType: "NPS",
  questionId: "q",
  surveyId: "s1",
});

const DAY = 86_400;
const rows = Array.from({ length: 12 }, (_, number) =>
  chainRow(number, { createdAt: 1_700_000_000 - number * 20 * DAY, responses: [score(number % 11)] }),
);

async function go(page: Page, screen: string): Promise<void> {
  await page.getByRole("link", { name: screen, exact: true }).click();
}

test("every screen, the calendar, the charts and an export work under the documented headers", async ({
  page,
  api,
  origin,
}) => {
  api.begin({ answer: sound, rows });
  const response = await page.goto(`${origin}/nps`);
  expect(response?.headers()["content-security-policy"]).toContain(`connect-src ${api.baseUrl};`);
  await expect(page.getByText("Based on all 12 responses")).toBeVisible();
  for (const name of ["NPS distribution", "NPS over time"]) {
    await expect(page.getByRole("figure", { name }).locator("svg.recharts-surface").first()).toBeVisible();
  }

  await go(page, "Responses");
  await page.getByRole("button", { name: "Open calendar" }).click();
  const calendar = page.getByRole("dialog");
  await expect(calendar.getByRole("button", { name: /15/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expectExport(page);

  await page.getByRole("table").locator('a[href^="/responses/"]').first().click();
  await expect(page.getByRole("list", { name: "Answers" })).toBeVisible();
  for (const screen of ["Surveys", "Questions"]) {
    await go(page, screen);
    await expect(page.getByRole("table", { name: screen })).toContainText(/Visits|recommend/);
  }
  await page.getByRole("link", { name: "Visits" }).click();
  await expect(page.getByText("Based on all 12 responses")).toBeVisible();
});

async function expectExport(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Export/ }).click();
  const dialog = page.getByRole("dialog", { name: "Export responses" });
  await dialog.getByRole("radio", { name: /Excel|workbook|XLSX/i }).check();
  const downloaded = page.waitForEvent("download");
  await dialog.getByRole("button", { name: /^Export/ }).click();
  expect((await downloaded).suggestedFilename()).toMatch(/\.xlsx$/);
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden({ timeout: 500 });
  }).toPass();
}

test.describe(() => {
  test.use({ expectedMessages: ["Content Security Policy"] });

  test("the token can go to no other address under them", async ({ page, api, origin }) => {
    api.begin({ answer: sound, rows });
    await page.goto(`${origin}/surveys`);
    const outcome = await page.evaluate(async (address) => {
      const violated = new Promise((resolve) => {
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        );
      });
      await fetch(address).catch(() => undefined);
      return violated;
    }, `${api.otherOrigin}/v5.0.3/surveys`);
    expect(outcome).toBe("connect-src");
  });
});
