import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { keepList } from "../../../client/kept-list.ts";
import type { ArchivedChain } from "../../../service/documents/documents.ts";
import { chain, fill, npsAnswer } from "../../../service/api/api-fixture.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { answer } from "../../testing/response-list.ts";

beforeEach(async () => {
  await page.viewport(1280, 800);
  const codes = ["Queue", "Staff", "Nowhere"].map((name) => ({ name, find: name.toLowerCase() }));
  keepList("codes", location.origin, codes);
});

const commented = (id: string, date: string, score: number, text: string): ArchivedChain =>
  chain({
    _id: id,
    createdAt: Date.parse(`${date}T12:00:00Z`) / 1000,
    responses: [npsAnswer(score), answer("Text", text)],
  });

const chains = [
  commented("c1", "2023-10-10", 10, "No queue at all"),
  commented("c2", "2023-10-20", 2, "Kind staff"),
  commented("c3", "2023-11-10", 0, "A queue"),
  commented("c4", "2023-11-11", 3, "Long queue"),
  commented("c5", "2023-11-12", 9, "Kind staff"),
];

const score = page.getByRole("status", { name: "NPS score" });

test("what has a code is compared with what had it in the days before", async () => {
  await renderApp("/nps?tz=UTC&code=Queue&from=2023-11-01&to=2023-11-30", { chains });
  await expect.element(score).toHaveTextContent("−100");
  await expect
    .element(page.getByRole("group", { name: "Against the period before" }))
    .toHaveTextContent(
      "No clear difference from Oct 2 – 31, 2023 (−200.0, 95% interval −163 to +33)2 against 1 response",
    );
});

test("what is read again has the codes of its comments as they are then", async () => {
  const { store } = await renderApp("/nps?tz=UTC&code=Queue", { chains });
  await expect.element(page.getByText("Based on all 3 responses")).toBeVisible();
  await fill(store, { chains: [commented("c5", "2023-11-12", 9, "The queue went fast")] });
  await page.getByRole("button", { name: "Read again" }).click();
  await expect.element(page.getByText("Based on all 4 responses")).toBeVisible();
});

test("by code, most answers first, each code is told against all answers without it", async () => {
  const many = Array.from({ length: 40 }, (_, at) =>
    commented(`m${at}`, "2023-12-01", at < 25 ? 0 : 10, at < 25 ? "A queue, kind staff" : "Kind staff"),
  );
  await renderApp("/nps?tz=UTC", { chains: [...chains, ...many] });
  await page.getByRole("combobox", { name: "Break down by" }).click();
  await page.getByRole("option", { name: "Code", exact: true }).click();
  const rows = page.getByRole("table", { name: "NPS by code" }).getByRole("row");
  await expect.element(rows.nth(1)).toMatchTextContent(/^Staff ?−23\.8.*42no clear difference/);
  await expect.element(rows.nth(2)).toMatchTextContent(/^Queue.*−92\.9.*28.*lower/);
  expect(rows.elements()).toHaveLength(3);
  // Rows that overlap are no funnel.
  await expect.element(page.getByRole("button", { name: "As a chart" })).not.toBeInTheDocument();
});

test("by code another score is called by its own name", async () => {
  await renderApp("/scores?question=s1:q-nps&kind=share&top=9,10&scale=0-10&by=code&tz=UTC", { chains });
  await expect.element(page.getByRole("table", { name: /^(?!NPS).+ by code$/ })).toBeVisible();
});
