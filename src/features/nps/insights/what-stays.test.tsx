import { http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { page, type Locator } from "vitest/browser";
import { chain, npsAnswer } from "../../../service/api/api-fixture.ts";
import { pagesAlone } from "../../testing/api-in-page.ts";
import { renderApp } from "../../testing/render-app.tsx";

beforeEach(() => page.viewport(1280, 800));

const YEAR = Date.UTC(2025, 0, 1) / 1000;

/** Twenty answers a month for two years: all but two are content until the July of the second, hardly any from then on. */
const chains = Array.from({ length: 480 }, (_, at) => {
  const [month, serial] = [Math.floor(at / 20), at % 20];
  return chain({
    _id: `c${at}`,
    createdAt: Date.UTC(2024, month, 2 + serial) / 1000,
    responses: [
      npsAnswer(serial < (month < 18 ? 18 : 4) ? 10 : 2),
      { ...npsAnswer(serial % 3, "q-wait"), questionType: "Slider" },
    ],
  });
});

test("what is found stands while the days before are read, and when they have been", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const hold = http.get("*/v5.0.3/response-chains", async ({ request }) => {
    const from = Number(new URL(request.url).searchParams.get("createdFrom"));
    if (from < YEAR - 86_400) await released;
  });
  await renderApp(
    "/nps?tz=UTC&period=month&from=2025-01-01&to=2025-12-31",
    { chains },
    { ahead: [hold, pagesAlone] },
  );
  const says = page.getByRole("region", { name: "What the numbers say" });
  const sentence = says.getByRole("listitem").filter({ hasText: /^NPS fell from .* in July 2025/ });
  await expect.element(sentence).toBeVisible();
  const told = sentence.element().textContent;
  const seen = watch(sentence);
  release();
  await expect.element(page.getByText(/against .* responses$/)).toBeVisible();
  await expect.element(says).toHaveAttribute("aria-busy", "false");
  expect(seen()).toEqual([told]);
});

test("the change of a trend stands while answers to other questions are read, and when they have been", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const hold = http.get("*/earshot/answers", async ({ request }) => {
    if (new URL(request.url).searchParams.get("type") === "all") await released;
  });
  await renderApp("/nps?tz=UTC&period=month", { chains }, { ahead: [hold] });
  const trend = page.getByRole("figure", { name: "NPS over time" });
  const change = trend.getByText(/^NPS fell from .* in July 2025/);
  await expect.element(change).toBeVisible();
  const says = page.getByRole("region", { name: "What the numbers say" });
  await expect.element(says.getByRole("listitem")).not.toBeInTheDocument();
  const told = change.element().textContent;
  const seen = watch(change);
  release();
  await expect.element(says).toHaveAttribute("aria-busy", "false");
  await expect.element(says.getByRole("listitem").first()).toBeVisible();
  expect(seen()).toEqual([told]);
});

/** Collects what an element says from here on; what is returned ends that, and tells what it was. */
function watch(element: Locator): () => readonly string[] {
  const seen = new Set<string>();
  const watching = new MutationObserver(() => seen.add(element.query()?.textContent ?? "nothing"));
  watching.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => {
    watching.disconnect();
    return [...seen];
  };
}
