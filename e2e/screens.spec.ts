import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { readChains } from "./oracle.ts";
import { signIn } from "./sign-in.ts";

interface Screen {
  readonly name: string;
  readonly open: (page: Page, token: string) => Promise<void>;
}

const screens: readonly Screen[] = [
  {
    name: "sign-in",
    open: async (page) => {
      await page.goto("/sign-in");
      await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
    },
  },
  {
    name: "surveys",
    open: async (page, token) => {
      await signIn(page, token, "/surveys");
      await expect(page.getByRole("table", { name: "Surveys" })).toBeVisible();
    },
  },
  {
    name: "survey",
    open: async (page, token) => {
      await signIn(page, token, "/surveys?lang=fi");
      await page.getByRole("link", { name: "Store visit", exact: true }).click();
      await expect(page.getByText(/^Based on all/)).toBeVisible();
      await page.getByRole("button", { name: /^Search all/ }).click();
      await expect(page.getByText(/ of [\d,]+ answers$/)).toBeVisible();
    },
  },
  {
    name: "questions",
    open: async (page, token) => {
      await signIn(page, token, "/questions");
      await expect(page.getByRole("table", { name: "Questions" })).toBeVisible();
    },
  },
  {
    name: "responses",
    open: async (page, token) => {
      await signIn(page, token, "/responses?from=2026-10-25&closed=true");
      await expect(page.getByRole("table", { name: "Response chains" })).toBeVisible();
    },
  },
  {
    name: "chain",
    open: async (page, token) => {
      await signIn(page, token, "/responses");
      const [chain] = await readChains(page, token, "createdFrom=1793000000");
      await page.goto(`/responses/${chain?._id}`);
      await expect(page.getByRole("list", { name: "Answers" })).toBeVisible();
    },
  },
  {
    name: "nps",
    open: async (page, token) => {
      await signIn(page, token, "/nps");
      await expect(page.getByText(/^Based on all/)).toBeVisible();
      await expect(page.getByRole("figure", { name: "NPS over time" })).toBeVisible();
    },
  },
];

const widths = [1280, 360] as const;

/** Screenshots are for looking at: one for each screen, width and colour scheme, in a folder that git ignores. */
async function photograph(page: Page, folder: string, name: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.screenshot({ path: `screenshots/${folder}/${name}-${colorScheme}.png`, fullPage: true });
  }
}

for (const { name, open } of screens) {
  for (const width of widths) {
    test(`${name} is accessible and fits at ${width} px`, async ({ page, token, host }) => {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      await open(page, token);
      if (name !== "sign-in") {
        await expect(page.getByRole("combobox", { name: "Question language" })).toBeVisible();
      }
      await photograph(page, host, `${name}-${width}`);
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, "the page scrolls sideways").toBeLessThanOrEqual(0);
    });
  }
}

test("the calendar is a dialog without violations", async ({ page, token }) => {
  await signIn(page, token, "/responses");
  await expect(page.getByRole("table", { name: "Response chains" })).toBeVisible();
  await page.getByRole("button", { name: /calendar/i }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test.describe("the demo", () => {
  for (const { name, open } of screens) {
    test(`${name} says that its data is made up`, async ({ page, token, host }) => {
      test.skip(host !== "demo", "the service shows real data");
      await open(page, token);
      await expect(page.getByText(/demo data/i).first()).toBeVisible();
    });
  }
});
