import { expectAccessible } from "./axe.ts";
import { expect, more, onBothHosts, test } from "./journey.ts";
import { readChains, type Chain } from "./oracle.ts";
import { photograph } from "./pictures.ts";
import { signIn } from "./sign-in.ts";

const hrefOf = (chain: Chain | undefined) => new RegExp(`/responses/${chain?._id}\\?`);

test(
  "all responses are one list: sorted, searched, grouped, and walked by key",
  onBothHosts,
  async ({ page, token, host }) => {
    await signIn(page, token, "/responses?closed=true");
    const expected = await readChains(page, token, "isClosed=true");
    const table = page.getByRole("table", { name: "Response chains" });
    await page.getByRole("button", { name: "Show all rows" }).click();
    await expect(page).toHaveURL(/closed=true&rows=all/);
    await expect(table).toHaveAttribute("aria-rowcount", String(expected.length + 1));
    await expect(page.getByText(`All ${expected.length.toLocaleString("en-GB")} responses`)).toBeVisible();
    await expect(table.getByRole("row").nth(1).getByRole("link")).toHaveAttribute(
      "href",
      hrefOf(expected[0]),
    );

    // To the last row and back, and a row by its key.
    await page.getByRole("region", { name: "Response chains" }).focus();
    await page.keyboard.press("End");
    await expect(page.locator(":focus")).toHaveAttribute("href", hrefOf(expected.at(-1)));
    await page.keyboard.press("Home");
    await expect(page.locator(":focus")).toHaveAttribute("href", hrefOf(expected[0]));

    await table.getByRole("columnheader", { name: "Created" }).getByRole("button").click();
    await expect(page).toHaveURL(/sort=created/);
    await expect(table.getByRole("row").nth(1).getByRole("link")).toHaveAttribute(
      "href",
      hrefOf(expected.at(-1)),
    );

    const saying = expected.filter(({ responses }) =>
      responses.some(
        ({ questionType, answer }) =>
          questionType !== "Contact" && String(answer).toLowerCase().includes("the"),
      ),
    );
    await page.getByRole("searchbox", { name: "Search answers" }).fill("the");
    await expect(page).toHaveURL(/find=the/);
    await expect(table).toHaveAttribute("aria-rowcount", String(saying.length + 1));
    await page.getByRole("button", { name: "Remove Answers with “the”" }).click();

    await page.getByRole("combobox", { name: "Group by" }).click();
    await page.getByRole("option", { name: "Touchpoint", exact: true }).click();
    await expect(page).toHaveURL(/group=touchpoint/);
    const group = table.getByRole("button", { expanded: true }).first();
    await expect(group).toBeVisible();
    await photograph(page, `all-rows-grouped-${host}`);
    await expectAccessible(page);
    await group.click();
    await expect(table.getByRole("button", { expanded: false })).toHaveCount(1);
  },
);

test(
  "what is looked for here fills a page, and leads to looking through all of them",
  more,
  async ({ page, token }) => {
    await signIn(page, token, "/responses?bucket=detractors");
    const table = page.getByRole("table", { name: "Response chains" });
    await expect(table.getByRole("row")).toHaveCount(101);
    await expect(page.getByText(/^1–100 of /)).toBeVisible();
    await page.getByRole("button", { name: "Show all rows" }).click();
    await expect(page).toHaveURL(/bucket=detractors&rows=all/);
    await expect(page.getByText(/^[\d,]+ of the [\d,]+ responses$/)).toBeVisible();
    await page.getByRole("searchbox", { name: "Search answers" }).fill("no such answer anywhere");
    await expect(page.getByText(/^No response among the [\d,]+ read says/)).toBeVisible();
  },
);

test("the list fits a narrow window", more, async ({ page, token }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, token, "/responses?rows=all");
  await expect(page.getByRole("main").locator("li, [role=row]").getByRole("link").first()).toBeVisible();
  await photograph(page, "all-rows-narrow");
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, "the page scrolls sideways").toBeLessThanOrEqual(0);
});

test(
  "the line of an opened response stays in view when it opens, closes and opens again",
  more,
  async ({ page, token }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn(page, token, "/responses?rows=all");
    const list = page.getByRole("region", { name: "Response chains" });
    // Before that the list is shorter.
    await expect(page.getByRole("status").filter({ hasText: /^All [\d,]+ responses$/ })).toBeVisible();
    await list.evaluate((scroller) => scroller.scrollTo({ top: 8000 }));
    const line = list.locator('[data-line="220"]');
    await expect(async () => {
      // While the list still scrolls, lines are drawn anew, and a press meets one that has gone.
      await line.getByRole("link").click();
      await expect(page).toHaveURL(/\/responses\/\w+/, { timeout: 3_000 });
    }).toPass();
    await expect(line).toHaveAttribute("aria-current");
    await expect(line).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(line).not.toHaveAttribute("aria-current");
    await expect(line).toBeInViewport({ ratio: 1 });
    await page.goForward();
    await expect(line).toHaveAttribute("aria-current");
    await expect(line).toBeInViewport({ ratio: 1 });
  },
);
