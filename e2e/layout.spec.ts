// Where things stand on every screen, by their boxes: in a window with a scroll bar, and on a phone.
import type { Locator, Page } from "@playwright/test";
import { chromium } from "../scripts/chromium.ts";
import { expectAccessible, expectAccessibleInLight } from "./axe.ts";
import { blanks, boxOf, contentTop, misfits, pageLength, scrollingSideways, wordsOf } from "./boxes.ts";
import { expect, more, test } from "./journey.ts";
import { photograph } from "./pictures.ts";
import { goTo, listed, screens } from "./screens.ts";
import { inGermanFromNowOn, listTops, shifts } from "./shifts.ts";
import { signIn } from "./sign-in.ts";
import { smallTargets } from "./targets.ts";

test.use({ launchOptions: { ...chromium, ignoreDefaultArgs: ["--hide-scrollbars"] } });

const wide = {
  name: "wide",
  context: { viewport: { width: 1280, height: 800 } },
  header: 56,
  content: 176,
  target: 24,
};

const phone = {
  name: "phone",
  context: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  header: 52,
  content: 150,
  target: 44,
};

type Room = typeof wide | typeof phone;

/** What opens over a screen. */
const LAYERS = "[role=dialog], [role=menu], [role=listbox]";

/** What holds of every screen, and of whatever is open over it. */
async function expectFitting(page: Page, room: Room, layers?: string): Promise<void> {
  const header = await boxOf(page.getByRole("banner", { includeHidden: true }));
  expect.soft(header.bottom - header.top, "the header").toBeLessThanOrEqual(room.header);
  expect
    .soft([header.left, header.right], "the header’s edges")
    .toEqual([0, await page.evaluate(() => document.documentElement.clientWidth)]);
  expect.soft(await scrollingSideways(page), "scrolls sideways").toEqual([]);
  // What opens grows into its place.
  const targets = expect.configure({ soft: true }).poll(() => smallTargets(page, room.target), {
    message: "smaller than a pointer hits",
  });
  await targets.toEqual([]);
  // The colours of a phone are those of a wide window.
  await (room === wide ? expectAccessible : expectAccessibleInLight)(page, layers);
}

/** What comes after the screen itself has come to rest. */
async function expectWhole(page: Page, room: Room): Promise<void> {
  const settings =
    room === phone
      ? page.getByRole("button", { name: "Menu" })
      : page.getByRole("combobox", { name: "Question language" });
  await expect(settings).toBeVisible();
}

/** For a returning user, once everything on the screen is there. */
async function expectStill(page: Page, room: Room, everything: Locator): Promise<void> {
  await page.reload();
  await expect(everything).toBeVisible();
  await expectWhole(page, room);
  const { sum, moved } = await shifts(page);
  expect.soft(sum, moved.join("\n")).toBeLessThanOrEqual(0.02);
}

/** Turns the wheel, until its page has heard of it and drawn what that brings. */
async function wheelDown(page: Page): Promise<void> {
  // It listens before the wheel turns.
  const listening = await page.evaluateHandle(() => ({
    heard: new Promise((resolve) => addEventListener("wheel", resolve, { once: true, capture: true })),
  }));
  await page.mouse.wheel(0, 300);
  await listening.evaluate(async ({ heard }) => {
    await heard;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

for (const room of [wide, phone]) {
  test.describe(room.name, () => {
    test.use(room.context);

    test("every screen begins high, fits, and has targets that are hit", async ({ page, token }) => {
      for (const { name, open } of screens) {
        await test.step(name, async () => {
          await open(page, token);
          if (name !== "sign-in") {
            await expectWhole(page, room);
            expect.soft(await contentTop(page), "the content begins").toBeLessThanOrEqual(room.content);
          }
          await photograph(page, `${name}-${room.name}`);
          await expectFitting(page, room);
        });
      }
    });

    test("what opens on a screen fits, and has targets that are hit", more, async ({ page, token }) => {
      const opens = (button: string | RegExp) => ({ button: page.getByRole("button", { name: button }) });
      const opened = async (address: string, ways: readonly { readonly button: Locator }[]) => {
        await signIn(page, token, address);
        await expectWhole(page, room);
        for (const { button } of ways) {
          await test.step(String(button), async () => {
            await button.click();
            const layer = page.locator(LAYERS).filter({ visible: true });
            await expect(layer.first()).toBeVisible();
            const within = layer.getByRole("button").or(layer.getByRole("menuitem"));
            await expect(within.or(layer.getByRole("option")).first()).toBeVisible();
            await expectFitting(page, room, LAYERS);
            const before = await page.evaluate(() => scrollY);
            if ((await page.locator("[aria-modal=true]").count()) > 0) await wheelDown(page);
            await page.keyboard.press("Escape");
            await expect(layer).toHaveCount(0);
            expect.soft(await page.evaluate(() => scrollY), "the page behind").toBe(before);
          });
        }
      };
      const inHeader = [opens("Columns"), opens("Export"), opens("Views"), opens("Menu")];
      const filters = room === phone ? [opens(/^Filters/)] : [opens(/calendar/), opens("Add filter")];
      await opened("/responses?from=2026-10-25", [...inHeader, ...filters]);
      const questions = { button: page.getByRole("combobox", { name: "NPS question" }) };
      await opened("/nps", [questions, opens("Download NPS over time")]);
    });

    test("a list begins with its rows", more, async ({ page, token }) => {
      await signIn(page, token, "/responses");
      const list = listed(page, "Response chains");
      await expect(list.getByRole("link").first()).toBeVisible();
      await expectWhole(page, room);
      const pages = page.getByRole("navigation", { name: "Pages" });
      await expect(pages).toBeVisible();
      const rows = list.locator("tbody tr, > li");
      expect((await boxOf(rows.first())).top, "the first row").toBeLessThanOrEqual(
        room === phone ? 210 : 250,
      );
      const { top: end } = await boxOf(pages);
      const least = room === phone ? 3 : 10;
      expect((await boxOf(rows.nth(least - 1))).bottom, `row ${least}`).toBeLessThanOrEqual(end);
      await expectStill(page, room, pages);
    });

    test(
      "nothing moves while surveys, all answers to one of them, and comments are read",
      more,
      async ({ page, token }) => {
        await signIn(page, token, "/surveys");
        await expectStill(page, room, page.getByText(/^1 archived survey is hidden\./));
        await page.getByRole("link", { name: "Store visit", exact: true }).click();
        await expectStill(page, room, page.getByText(/^Based on all/));
        if (room === phone) {
          const question = page.getByRole("region", { name: "How long did you wait at the till?" });
          const { right } = await boxOf(question.getByRole("heading", { level: 2 }));
          expect(right, "a title ends").toBe((await boxOf(question)).right - 13);
        } else {
          for (const width of [1280, 768]) {
            await page.setViewportSize({ ...room.context.viewport, width });
            expect(await blanks(page.getByRole("region", { name: /\?$/ })), `${width} px`).toEqual([]);
          }
          await page.setViewportSize(room.context.viewport);
          await page.getByRole("link", { name: "All surveys" }).click();
          await page.getByRole("link", { name: "Phone support", exact: true }).click();
          await expect(page.getByText(/^Based on all/)).toBeVisible();
          await expect(page.getByRole("table", { name: /, by / })).toBeVisible();
          expect(await pageLength(page)).toBeLessThanOrEqual(1700);
        }
        await inGermanFromNowOn(page);
        for (const address of ["/comments", "/comments?find=queue"]) {
          const tops = await listTops(page, address);
          const { sum, moved } = await shifts(page);
          expect.soft(sum, `${address}\n${moved.join("\n")}`).toBeLessThanOrEqual(0.02);
          expect.soft(tops, `${address}: where the list began`).toHaveLength(1);
        }
      },
    );
  });
}

test.describe("at every width from a phone’s to a wide window’s", more, () => {
  test.use(wide.context);

  test("every screen fits", async ({ page, token }) => {
    for (const { name, open } of screens) {
      await open(page, token);
      expect.soft(await misfits(page), name).toEqual([]);
    }
    await inGermanFromNowOn(page);
    for (const address of ["/comments", "/comments?find=queue"]) {
      await listTops(page, address);
      expect.soft(await misfits(page), address).toEqual([]);
    }
    // The table with the most columns, between names that are long.
    await page.setViewportSize(wide.context.viewport);
    await goTo(page, "/nps?more=why");
    await expect(page.locator("#why").getByRole("row").nth(3)).toBeVisible();
    expect.soft(await misfits(page), "what a difference is made of").toEqual([]);
  });
});

test.describe("NPS", () => {
  for (const address of ["/nps", "/nps?from=2026-10-01"]) {
    test.describe(address, address === "/nps" ? {} : more, () => {
      test.use(wide.context);

      test("shows score, parts, what they say and both charts at once", async ({ page, token }) => {
        await signIn(page, token, address);
        await expect(page.getByText(/^Based on all/)).toBeVisible();
        await expectWhole(page, wide);
        const headline = page.getByRole("region", { name: "Net Promoter Score" });
        await expect(headline.getByRole("status", { name: "NPS score" })).toBeVisible();
        await expect(headline.getByText(/^95% interval/)).toBeVisible();
        await expect(headline.getByText(/against .* responses$/)).toHaveCount(
          address.includes("from") ? 1 : 0,
        );
        const says = headline.getByRole("region", { name: "What the numbers say" });
        await expect(says.locator("li, p").first()).toBeVisible();
        const axis = page
          .getByRole("figure", { name: "NPS over time" })
          .locator(".recharts-xAxis-tick-labels text");
        const lowest = [
          headline,
          page.getByRole("button", { name: "Promoters 9–10" }),
          page.getByRole("button", { name: /^Score 10:/ }),
          axis.last(),
        ];
        for (const element of lowest) expect((await boxOf(element)).bottom).toBeLessThanOrEqual(800);
        const asked = await wordsOf(headline.getByRole("button", { name: "How many answers do I need?" }));
        const { left } = await boxOf(headline.getByText(/^95% interval/));
        expect(asked.left, "a quiet button begins").toBeCloseTo(left, 0);
        const trend = page.getByRole("figure", { name: "NPS over time" });
        const table = await wordsOf(trend.getByRole("button", { name: "Show table" }));
        const sign = trend.getByRole("button", { name: "How is this computed?" }).locator("svg");
        expect((await boxOf(sign)).right, "the help ends").toBeCloseTo(table.right, 0);
        const breakdown = page.getByRole("heading", { name: "By touchpoint" });
        const comments = page.getByRole("heading", { name: "Comments" });
        expect((await boxOf(comments)).top, "headings beside each other").toBeCloseTo(
          (await boxOf(breakdown)).top,
          0,
        );
        const by = await boxOf(page.getByRole("combobox", { name: "Break down by" }));
        const funnel = await boxOf(page.getByRole("button", { name: "As a chart" }));
        expect([funnel.top, funnel.bottom], "controls beside each other").toEqual([by.top, by.bottom]);
        expect(await pageLength(page)).toBeLessThanOrEqual(2400);
        await expectStill(page, wide, says.locator("li, p").first());
      });
    });
  }

  for (const width of [768, 600]) {
    test(`moves nothing while it is read, ${width} px wide`, more, async ({ page, token }) => {
      await page.setViewportSize({ width, height: 900 });
      await signIn(page, token, "/nps");
      await expect(page.getByText(/^Based on all/)).toBeVisible();
      const says = page.getByRole("region", { name: "What the numbers say" });
      await expectStill(page, phone, says.locator("li").nth(2));
    });
  }

  test.describe("on a phone", () => {
    test.use(phone.context);

    test("shows score, interval, parts and the first sentence at once", async ({ page, token }) => {
      await signIn(page, token, "/nps");
      await expect(page.getByText(/^Based on all/)).toBeVisible();
      const headline = page.getByRole("region", { name: "Net Promoter Score" });
      const says = headline.getByRole("region", { name: "What the numbers say" });
      await expect(says.locator("li, p").first()).toBeVisible();
      const { top: end } = await boxOf(page.getByRole("navigation", { name: "Main" }));
      for (const element of [
        headline.getByRole("status", { name: "NPS score" }),
        headline.getByText(/^95% interval/),
        headline.locator("dl"),
        says.locator("li, p").first(),
      ])
        expect((await boxOf(element)).bottom).toBeLessThanOrEqual(end);
      const sign = await boxOf(page.getByRole("button", { name: "Read again" }).locator("svg"));
      expect(sign.left, "what can be done begins").toBeCloseTo((await boxOf(headline)).left, 0);
      const { bottom } = await boxOf(page.getByText("(some with several answers)"));
      expect(sign.top - bottom, "below what it rests on").toBeLessThanOrEqual(8);
      await expectStill(page, phone, says.locator("li, p").first());

      await goTo(page, "/nps?touchpoint=nowhere");
      await expect(says.getByText("There are no NPS answers in this selection.")).toBeVisible();
      const [heading, last] = [says.getByRole("heading"), says.locator(":scope > :last-child")];
      await expect(async () => {
        const above = (await boxOf(says.locator("li"))).top - (await boxOf(heading)).bottom;
        const below = (await boxOf(says)).bottom - (await boxOf(last)).bottom;
        expect(Math.abs(above - below), "in the middle").toBeLessThanOrEqual(1);
      }).toPass();
    });
  });

  for (const room of [wide, phone]) {
    test.describe(room.name, more, () => {
      test.use(room.context);

      test("what bars of the trend count stands above them, lines of one kind end with its bars, and help stands on its line", async ({
        page,
        token,
      }) => {
        await signIn(page, token, "/nps");
        await expect(page.getByText(/^Based on all/)).toBeVisible();
        const figure = page.getByRole("figure", { name: "NPS over time" });
        const head = figure.locator("svg text").getByText("Answers", { exact: true });
        const zero = figure.locator(".recharts-cartesian-grid-horizontal line").first();
        const bars = figure.locator(".recharts-bar-rectangle > *");
        const ticks = figure.locator(".recharts-yAxis-tick-labels text");
        await expect(bars.nth(12)).toBeVisible();
        await expect(ticks.nth(3)).toBeVisible();
        // What stands above may still come to rest.
        await expect(async () => {
          const { left, top, bottom } = await boxOf(head);
          const tops = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().top));
          const ends = await ticks.evaluateAll((all) =>
            all.map((tick) => tick.getBoundingClientRect().right),
          );
          expect(bottom - 3, "above the highest bar").toBeLessThanOrEqual(Math.min(...tops));
          expect(top + 3, "below the zero of the scores").toBeGreaterThanOrEqual((await boxOf(zero)).top);
          expect(left, "beside the axes").toBeGreaterThanOrEqual(Math.max(...ends));
        }).toPass();

        const distribution = page.getByRole("figure", { name: "NPS distribution" });
        const scores = distribution.getByRole("group", { name: "Narrow to a score" }).getByRole("button");
        await expect(scores).toHaveCount(11);
        for (const [kind, first, last] of [
          ["bottom", 0, 6],
          ["middle", 7, 8],
          ["top", 9, 10],
        ] as const) {
          const line = distribution.locator(`[aria-hidden] > [data-bucket=${kind}]`);
          const [begin, end] = [await boxOf(line.first()), await boxOf(line.last())];
          const [left, right] = [await boxOf(scores.nth(first)), await boxOf(scores.nth(last))];
          expect.soft(Math.abs(begin.left - left.left), `${kind} begins`).toBeLessThanOrEqual(2);
          expect.soft(Math.abs(end.right - right.right), `${kind} ends`).toBeLessThanOrEqual(2);
        }

        const breakdown = page.getByRole("region", { name: "By touchpoint" });
        const drawn = await boxOf(breakdown.getByRole("button", { name: "As a chart" }));
        const help = await boxOf(breakdown.getByRole("button", { name: "How is this computed?" }));
        expect(help.top, "the help on the line of the button").toBeLessThan(drawn.bottom);
      });
    });
  }
});
