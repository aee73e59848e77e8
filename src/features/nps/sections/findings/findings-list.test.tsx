import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { chain, npsAnswer, npsQuestion, survey } from "../../../../service/api/api-fixture.ts";
import { renderApp } from "../../../testing/render-app.tsx";

/** A hundred answers to a question, so many of them promoters'. */
const answered = (question: string, promoters: number) =>
  Array.from({ length: 100 }, (_, at) =>
    chain({
      _id: `${question}${at}`,
      createdAt: 1_700_000_000 + at,
      responses: [npsAnswer(at < promoters ? 10 : 3, question)],
    }),
  );

test("questions that differ lead to the list that one of them is chosen from", async () => {
  await page.viewport(1280, 800);
  const questions = ["q-one", "q-two"].map((_id) =>
    Object.assign({}, npsQuestion, { _id, title: { en: `Recommend ${_id}?` } }),
  );
  await renderApp("/nps?tz=UTC", {
    surveys: [survey({ questions })],
    chains: [...answered("q-one", 70), ...answered("q-two", 50)],
  });
  await userEvent.click(page.getByRole("link", { name: "Choose one question" }));
  await expect.element(page.getByRole("combobox", { name: "NPS question" })).toHaveFocus();
});
