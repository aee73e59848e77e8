import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { chain, npsAnswer } from "../../../service/api/api-fixture.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { moreTest } from "../../testing/more-test.ts";

beforeEach(() => page.viewport(1280, 800));

const scored = (serial: number, score: number) =>
  chain({
    _id: `c${serial}`,
    createdAt: 1_700_000_000 + serial,
    responses: [npsAnswer(score)],
  });

/** 47 % promoters, 19 % detractors. */
const chains = Array.from({ length: 100 }, (_, at) => scored(at, at < 47 ? 10 : at < 66 ? 0 : 8));

test("how many answers it takes is told for as many points as are typed, within bounds", async () => {
  await renderApp("/nps?tz=UTC", { chains });
  await userEvent.click(page.getByRole("button", { name: "How many answers do I need?" }));
  const points = page.getByRole("spinbutton", { name: "Points" });
  await expect.element(page.getByText(/^An interval of ±5: 891 answers\./)).toBeVisible();
  await userEvent.fill(points, "10");
  await expect.element(page.getByText(/^An interval of ±10: 221 answers\./)).toBeVisible();
  await expect.element(page.getByText(/10 apart: 910 answers on each side\./)).toBeVisible();
  await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "How is this computed?" }));
  await expect.element(page.getByText(/n = s²·1\.96²\/d² − 3/)).toBeVisible();
  await expect.element(page.getByText("0.582")).toBeVisible(); // 0.47 + 0.19 − 0.28²
  await userEvent.fill(points, "0");
  await expect.element(page.getByText("From 1 to 50")).toBeVisible();
  await expect.element(page.getByText(/^An interval of/)).not.toBeInTheDocument();
});

moreTest("of a share the formulas and their sources are those of a share", async () => {
  await renderApp("/scores?question=s1:q-nps&top=9,10&scale=0-10&tz=UTC", { chains });
  await userEvent.click(page.getByRole("button", { name: "How many answers do I need?" }));
  await expect.element(page.getByText(/^An interval of ±5: 379 answers\./)).toBeVisible();
  await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "How is this computed?" }));
  await expect.element(page.getByText(/Wilson 1927; Agresti–Caffo interval/)).toBeVisible();
  await expect.element(page.getByText(/promoters/i)).not.toBeInTheDocument();
});
