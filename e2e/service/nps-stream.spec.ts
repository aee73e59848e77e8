// The same numbers with and without the stream of all answers, which the service announces on its pages.
import type { BrowserContext, Page } from "@playwright/test";
import { expect, more, test } from "../journey.ts";
import { signIn } from "../sign-in.ts";

const STREAM = "/earshot/answers";

/** Hands out pages as a deployment does that has no stream. */
const withoutAnnouncement = (context: BrowserContext) =>
  context.route("**/v5.0.3/response-chains?*", async (route) => {
    const response = await route.fetch();
    const { link: _link, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });

async function numbersOn(page: Page) {
  await expect(page.getByText(/^Based on all/)).toBeVisible();
  const touchpoints = page.getByRole("table", { name: "NPS by touchpoint" }).locator("tbody tr");
  // Rows are there before they have been judged.
  await expect(touchpoints.first()).toContainText(/expected|higher|lower|no clear difference/);
  return {
    basis: await page.getByText(/^Based on all/).textContent(),
    headline: await page
      .getByRole("region", { name: "Net Promoter Score" })
      .getByRole("definition")
      .allTextContents(),
    distribution: await page
      .getByRole("figure", { name: "NPS distribution" })
      .locator("tbody tr")
      .allTextContents(),
    touchpoints: await touchpoints.allTextContents(),
  };
}

test("the numbers are those of pages, wherever they come from", more, async ({ page, context, token }) => {
  let asked: string[] = [];
  context.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const isList = pathname.endsWith("/response-chains") && searchParams.get("skip") === "0";
    const kind = searchParams.get("type") === "all" ? "answers" : "stream";
    if (isList || pathname === STREAM) asked.push(isList ? "pages" : kind);
  });
  await withoutAnnouncement(context);
  await signIn(page, token, "/nps?to=2025-06-30");
  const fromPages = await numbersOn(page);
  expect(fromPages.distribution.length).toBeGreaterThan(0);
  expect(new Set(asked)).toEqual(new Set(["pages"]));

  await context.unrouteAll({ behavior: "wait" });
  asked = [];
  await page.reload();
  expect(await numbersOn(page)).toEqual(fromPages);
  expect(asked.slice(0, 2)).toEqual(["pages", "stream"]);

  // What was announced in this sign-in need not be announced again.
  asked = [];
  await page.reload();
  expect(await numbersOn(page)).toEqual(fromPages);
  expect(asked[0]).toBe("stream");
  expect(asked.filter((each) => each === "stream")).toHaveLength(1);
  // Answers to other questions come behind the numbers, and comments behind these, before all is told. Looking for new responses may come between.
  const says = page.getByRole("region", { name: "What the numbers say" });
  await expect(says).toHaveAttribute("aria-busy", "false");
  expect(asked.filter((each) => each !== "pages")).toEqual(["stream", "answers", "answers"]);
});
