import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { chain, npsAnswer, npsQuestion, survey } from "../../../../service/api/api-fixture.ts";
import { activateInterfaceLanguage } from "../../../../i18n/interface-language.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { moreTest } from "../../../testing/more-test.ts";

/** A hundred answers to a question, so many of them promoters'. */
const answered = (question: string, promoters: number) =>
  Array.from({ length: 100 }, (_, at) =>
    chain({
      _id: `${question}${at}`,
      createdAt: 1_700_000_000 + at,
      responses: [npsAnswer(at < promoters ? 10 : 3, question)],
    }),
  );

const questions = ["q-one", "q-two"].map((_id) =>
  Object.assign({}, npsQuestion, { _id, title: { en: `Recommend ${_id}?` } }),
);
const asked = (one: number, two: number) => ({
  surveys: [survey({ questions })],
  chains: [...answered("q-one", one), ...answered("q-two", two)],
});

test("questions that differ lead to the list that one of them is chosen from", async () => {
  await page.viewport(1280, 800);
  await renderApp("/nps?tz=UTC", asked(70, 50));
  await userEvent.click(page.getByRole("link", { name: "Choose one question" }));
  await expect.element(page.getByRole("combobox", { name: "NPS question" })).toHaveFocus();
});

moreTest("on a phone a lone finding stands where it stood while more was looked for", async () => {
  await page.viewport(360, 740);
  await renderApp("/nps?tz=UTC", asked(90, 50));
  const says = page.getByRole("region", { name: "What the numbers say" });
  await expect.element(says).toHaveAttribute("aria-busy", "false");
  await expect.element(says.getByRole("listitem")).toBeVisible();
  const finding = says.getByRole("listitem").element();
  const { top } = finding.getBoundingClientRect();
  says.element().setAttribute("aria-busy", "true");
  expect(finding.getBoundingClientRect().top).toBe(top);
});

moreTest("on a phone how many questions are combined fits its column in every language", async () => {
  await page.viewport(360, 740);
  const { screen } = await renderApp("/nps?tz=UTC", asked(90, 50));
  await expect.element(page.getByRole("link", { name: "Choose one question" })).toBeVisible();
  const wider: string[] = [];
  for (const language of ["ar", "de", "en", "es", "fi", "fr", "sv"] as const) {
    await activateInterfaceLanguage(language);
    const combined = screen.container.querySelector("[data-unlike]");
    if (combined === null || combined.scrollWidth > combined.clientWidth) wider.push(language);
  }
  expect(wider).toEqual([]);
});
