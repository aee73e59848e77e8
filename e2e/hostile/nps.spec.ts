// The NPS screen where a browser has its own ways: days on which clocks change, tabs in the background, lost code.
import type { Page } from "@playwright/test";
import { sound } from "../../src/client/testing/faults/fault.ts";
import { chainRow } from "../../src/client/testing/rows.ts";
import { expect, more } from "../journey.ts";
import { test } from "./hostile.ts";

const score = {
  question: "Would you recommend us?",
  answer: 9,
  valueNum: 9,
  language: "en",
  questionType: "NPS",
  questionId: "q",
  surveyId: "s1",
};

const scored = (count: number) =>
  Array.from({ length: count }, (_, number) => chainRow(number, { responses: [score] }));

/** The last second of the day before, both ends of the day, the first second of the day after. */
const changes = [
  {
    day: "2026-03-29",
    around: "from=2026-03-28&to=2026-03-30",
    moments: ["03-28T21:59:59", "03-28T22:00:00", "03-29T20:59:59", "03-29T21:00:00"],
  },
  {
    day: "2026-10-25",
    around: "from=2026-10-24&to=2026-10-26",
    moments: ["10-24T20:59:59", "10-24T21:00:00", "10-25T21:59:59", "10-25T22:00:00"],
  },
];

const answersByDay = (page: Page) =>
  page
    .getByRole("table", { name: "NPS by period" })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") })
    .evaluateAll((rows) => rows.map((row) => row.lastElementChild?.textContent));

for (const { day, around, moments } of changes) {
  test(`${day} in Helsinki begins and ends where its clocks say`, more, async ({ page, api }) => {
    const rows = moments
      .map((moment, number) =>
        chainRow(number, { createdAt: Date.parse(`2026-${moment}Z`) / 1000, responses: [score] }),
      )
      .toReversed();
    api.begin({ answer: sound, rows });
    await page.goto(`/nps?from=${day}&to=${day}&tz=Europe/Helsinki`);
    await expect(page.getByText("Based on all 2 responses")).toBeVisible();

    await page.goto(`/nps?${around}&tz=Europe/Helsinki&period=day`);
    await expect(page.getByText("Based on all 4 responses")).toBeVisible();
    const figure = page.getByRole("figure", { name: "NPS over time" });
    await figure.getByRole("button", { name: "Show table" }).click();
    await expect.poll(() => answersByDay(page)).toEqual(["1", "2", "1"]);
  });
}

test("a tab in the background reads on, though it draws nothing", more, async ({ page, api }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  api.begin({ answer: sound, rows: scored(60) });
  await page.goto("/nps");
  await expect(page.getByText("Based on all 60 responses")).toBeVisible();
});

test.describe(() => {
  test.use({ expectedMessages: ["Failed to fetch dynamically imported module", "preload"] });

  test("charts whose code is missing take nothing else with them", more, async ({ page, api }) => {
    await page.route("**/charts-*.js", (route) => route.abort());
    api.begin({ answer: sound, rows: scored(12) });
    await page.goto("/nps");
    await expect(page.getByText("Based on all 12 responses")).toBeVisible();
    const missing = { name: "A part is missing" };
    const distribution = page.getByRole("figure", { name: "NPS distribution" });
    await expect(distribution.getByRole("button", missing)).toBeVisible();
    await expect(distribution.locator("tbody tr")).toHaveCount(11);
    const trend = page.getByRole("figure", { name: "NPS over time" });
    await expect(trend.getByRole("button", missing)).toBeVisible();
    await trend.getByRole("button", { name: "Show table" }).click();
    await expect(page.getByRole("table", { name: "NPS by period" })).toBeVisible();
    await expect(page.getByRole("table", { name: "NPS by touchpoint" })).toBeVisible();
  });
});
