import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { chain, npsAnswer } from "../../../service/api/api-fixture.ts";
import { renderApp } from "../../testing/render-app.tsx";

const DAY = 86_400;
const JANUARY = 1_672_531_200;

/** 20 responses a month, the scores of each month by turns. */
const monthly = (scoresOf: (month: number) => readonly [number, number]) =>
  Array.from({ length: 240 }, (_, at) => {
    const month = Math.floor(at / 20);
    return chain({
      _id: `c${at}`,
      createdAt: JANUARY + (month * 30.5 + 3) * DAY,
      responses: [npsAnswer(scoresOf(month)[at % 2] ?? 0)],
    });
  });

/** The trend by month of such responses, within the dates that `search` may add. */
async function trendOf(scoresOf: Parameters<typeof monthly>[0], search = "") {
  await renderApp(`/nps?tz=UTC&period=month${search}`, { chains: monthly(scoresOf) }, { pageSize: 500 });
  return page.getByRole("figure", { name: "NPS over time" });
}

test("a step that is clear, and as large as those before it, is told as usual", async () => {
  const trend = await trendOf((month) => (month % 2 === 0 ? [10, 10] : [10, 2]));
  await expect
    .element(trend.getByText(/^December 2023 is 100 points below November 2023\./))
    .toMatchTextContent(/\. 95% interval \S+ to \S+: likely real, and usual from one period to the next$/);
});

test("a period that the dates cut is not compared", async () => {
  const trend = await trendOf((month) => (month % 2 === 0 ? [10, 10] : [10, 2]), "&to=2023-12-10");
  await expect.element(trend.getByText(/^November 2023 is 100 points above October 2023\./)).toBeVisible();
});

test("the lines of a change are told with it, and why points are hollow", async () => {
  const trend = await trendOf((month) => (month < 6 ? [10, 10] : [10, 2]));
  await expect
    .element(trend.getByText(/^NPS fell from \+100 to 0 in July 2023\./))
    .toMatchTextContent(
      /Shaded: 95% interval; dotted lines: level before and after\. Hollow points: few answers\.$/,
    );
});
