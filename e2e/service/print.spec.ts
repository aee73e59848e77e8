import { expect, more, test } from "../journey.ts";
import { filledBoxes, pageCount, type FilledBox } from "../pdf-fills.ts";
import { signIn } from "../sign-in.ts";

const SCORES = 11;
const height = ({ top, bottom }: FilledBox) => bottom - top;
const middle = ({ left, right }: FilledBox) => (left + right) / 2;

test(
  "nothing to press is printed, no card that is empty, and each bar of the distribution over its score",
  more,
  async ({ page, token }) => {
    await signIn(page, token, "/nps");
    await expect(page.getByText(/^Based on all/)).toBeVisible();
    const distribution = page.getByRole("figure", { name: "NPS distribution" });
    // Charts follow the headline by a frame or two, and are of no answers until then.
    await expect(distribution.getByText(/^The most frequent score is/)).toBeVisible();
    await expect(distribution.locator(".recharts-bar-rectangle")).toHaveCount(SCORES);
    const boxes = filledBoxes(await page.pdf({ format: "A4", printBackground: false }));
    // The buckets below the scores have a line each, 3 pixels high, as wide as their scores are.
    const lines = boxes.filter((box) => Math.abs(height(box) - 2.25) < 0.3 && box.right - box.left > 25);
    const [first, last] = [lines[0], lines[2]];
    if (first === undefined || last === undefined)
      throw new Error("The lines of the buckets were not found.");
    const above = boxes.filter(
      (box) =>
        box.page === first.page &&
        box.bottom < first.top &&
        box.bottom > first.top - 30 &&
        box.left > first.left - 3 &&
        box.right < last.right + 3,
    );
    const floor = Math.max(...above.filter((box) => box.right - box.left > 10).map(({ bottom }) => bottom));
    const bars = above.filter((box) => Math.abs(box.bottom - floor) < 0.5);
    expect(bars).toHaveLength(SCORES);
    const step = (last.right - first.left) / SCORES;
    for (const [score, bar] of bars.toSorted((a, b) => a.left - b.left).entries()) {
      const middleOfScore = first.left + (score + 0.5) * step;
      expect(Math.abs(middle(bar) - middleOfScore), `the bar of ${score}`).toBeLessThan(3);
    }

    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: "NPS", exact: true })).toBeVisible();
    await expect(page.getByRole("combobox").filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^(Read again|Show|Download|Hide)/ })).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Side by side" })).toBeHidden();
  },
);

test(
  "with margins, numbers take three sheets of A4 and a page of responses keeps its rows",
  more,
  async ({ page, token }) => {
    const margin = { top: "10mm", bottom: "10mm", left: "10mm", right: "10mm" };
    await signIn(page, token, "/nps");
    await expect(page.getByText(/^Based on all/)).toBeVisible();
    await expect(
      page.getByRole("region", { name: "What the numbers say" }).locator("li").first(),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: /^Read all .* comments/ })).toBeVisible();
    // Behind a tab that is not chosen, and the last that is drawn.
    await expect(page.locator('table[aria-label="NPS by weekday and hour"]')).toBeAttached();
    for (const language of ["es", "ar", "de", "fr", "fi", "en"]) {
      await page.locator(`button[lang=${language}]`).click();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      expect(pageCount(await page.pdf({ format: "A4", margin })), language).toBe(3);
    }
    await page.getByRole("link", { name: "Responses", exact: true }).click();
    const list = page.getByRole("table", { name: "Response chains" });
    await expect(list.getByRole("row").nth(100)).toBeAttached();
    await expect(list.getByRole("link").first()).toBeVisible();
    const rows = filledBoxes(await page.pdf({ format: "A4", margin }));
    expect(rows.length).toBeGreaterThan(100);
  },
);
