import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";
import { readChains } from "./oracle.ts";
import { signIn } from "./sign-in.ts";

interface Screen {
  readonly name: string;
  readonly open: (page: Page, token: string) => Promise<void>;
}

/** Goes where a link within the dashboard would, without loading the page anew. */
export const goTo = (page: Page, address: string) =>
  page.evaluate((to) => history.pushState({}, "", to), address);

/** Goes there within the dashboard where the page is signed in already. */
async function reach(page: Page, token: string, address: string): Promise<void> {
  if (await page.getByRole("navigation", { name: "Main" }).isVisible()) await goTo(page, address);
  else await signIn(page, token, address);
}

/** What lists something: a table, or cards on a phone. */
export const listed = (page: Page, name: string) =>
  page.getByRole("table", { name }).or(page.getByRole("list", { name, exact: true }));

/** The screens of the dashboard, and how to get to each. */
export const screens: readonly Screen[] = [
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
      await reach(page, token, "/surveys");
      await expect(listed(page, "Surveys")).toBeVisible();
    },
  },
  {
    name: "survey",
    open: async (page, token) => {
      await reach(page, token, "/surveys?lang=fi");
      await page.getByRole("link", { name: "Store visit", exact: true }).click();
      await expect(page.getByText(/^Based on all/)).toBeVisible();
    },
  },
  {
    name: "questions",
    open: async (page, token) => {
      await reach(page, token, "/questions");
      await expect(listed(page, "Questions")).toBeVisible();
    },
  },
  {
    name: "responses",
    open: async (page, token) => {
      await reach(page, token, "/responses?from=2026-10-25&closed=true");
      await expect(listed(page, "Response chains")).toBeVisible();
    },
  },
  {
    name: "all-rows",
    open: async (page, token) => {
      await reach(page, token, "/responses?rows=all");
      await expect(listed(page, "Response chains")).toBeVisible();
      await expect(page.getByText(/^All [\d,]+ responses/)).toBeVisible();
    },
  },
  {
    name: "comments",
    open: async (page, token) => {
      await reach(page, token, "/comments?find=till");
      await expect(page.getByText(/ of [\d,]+ comments/)).toBeVisible();
      await expect(page.locator("mark").first()).toBeVisible();
    },
  },
  {
    name: "chain",
    open: async (page, token) => {
      await reach(page, token, "/responses");
      const [chain] = await readChains(page, token, "createdFrom=1793000000");
      await reach(page, token, `/responses/${chain?._id}`);
      await expect(page.getByRole("list", { name: "Answers" })).toBeVisible();
    },
  },
  {
    name: "nps",
    open: async (page, token) => {
      await reach(page, token, "/nps");
      await expect(page.getByText(/^Based on all/)).toBeVisible();
      await expect(page.getByRole("figure", { name: "NPS over time" })).toBeVisible();
    },
  },
  {
    name: "scores",
    open: async (page, token) => {
      await reach(page, token, "/surveys?lang=en");
      await page.getByRole("link", { name: "Mobile app", exact: true }).click();
      const question = page.getByRole("region", { name: "How satisfied are you with our app?" });
      await question.getByRole("link", { name: "Trend, places, reasons" }).click();
      await page.getByRole("button", { name: "Show this score" }).click();
      await expect(page.getByText(/^Based on all/)).toBeVisible();
    },
  },
];
