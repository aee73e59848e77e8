import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { chain, npsAnswer } from "../../../service/api/api-fixture.ts";
import { nextFile } from "../../testing/next-file.ts";
import { renderApp } from "../../testing/render-app.tsx";

beforeEach(() => page.viewport(1280, 800));

const scored = (month: number, serial: number, score: number) =>
  chain({
    _id: `c${month}-${serial}`,
    createdAt: Date.UTC(2025, month, 2 + serial) / 1000,
    responses: [npsAnswer(score)],
  });

/** Twenty answers a month: all but two are content until July, hardly any from then on. */
const chains = Array.from({ length: 240 }, (_, at) => {
  const [month, serial] = [Math.floor(at / 20), at % 20];
  return scored(month, serial, serial < (month < 6 ? 18 : 4) ? 10 : 2);
});

test("from a lasting change ways lead on to why, and to the comments since then", async () => {
  const { address } = await renderApp("/nps?tz=UTC&period=month", { chains });
  const trend = page.getByRole("figure", { name: "NPS over time" });
  await expect.element(trend.getByText(/^Lower since July 2025/)).toBeVisible();
  await expect.element(trend.getByText(/against Nov.*within the usual ups and downs\.$/)).toBeVisible();
  await userEvent.click(trend.getByRole("button", { name: "How is this computed?" }).first());
  const how = page.getByRole("dialog", { name: "How is this computed?" });
  await expect
    .element(how)
    .toMatchTextContent(/1\.96·√\(SE₁² \+ SE₂² \+ 2τ²\).*Spiegelhalter 2005.*Usual up to±\d/);
  await userEvent.keyboard("{Escape}");
  const why = page.getByRole("region", { name: "Why did it move?" });
  await userEvent.click(trend.getByRole("link", { name: "Why?" }));
  await expect.element(why).toBeInViewport();
  const drawn = nextFile();
  await userEvent.click(why.getByRole("button", { name: "Download Parts of the difference" }));
  await userEvent.click(page.getByRole("menuitem", { name: "Picture (SVG)" }));
  const { name, text } = await drawn;
  expect(name).toBe("nps-difference.svg");
  expect(text).toMatch(/Together.*<rect.*before: 2025-01-01\.\.2025-06-30.*explained by: Touchpoint/s);
  await userEvent.click(trend.getByRole("link", { name: "Comments since then" }));
  await expect.poll(address).toBe("/nps?from=2025-07-01&tz=UTC&period=month#comments");
});
