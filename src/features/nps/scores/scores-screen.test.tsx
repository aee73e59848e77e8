import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { chain, npsAnswer, npsQuestion, survey } from "../../../service/api/api-fixture.ts";
import { renderApp } from "../../testing/render-app.tsx";

const satisfied = {
  ...npsQuestion,
  _id: "q-sat",
  questionType: "Slider",
  title: { en: "Were you satisfied?" },
};

const rated = (valueNum: number, place: number) =>
  chain({
    _id: `c${place}`,
    responses: [{ ...npsAnswer(valueNum, "q-sat"), questionType: "Slider" }],
  });

const data = {
  surveys: [survey({ questions: [npsQuestion, satisfied] })],
  chains: [5, 5, 4, 3, 1, 9].map(rated),
};

test("a question other than NPS is scored once the reader has said what counts", async () => {
  const { address } = await renderApp("/nps", data);
  await page.getByRole("combobox", { name: "NPS question" }).click();
  await page.getByRole("option", { name: "Were you satisfied?" }).click();
  const form = page.getByRole("form", { name: "What counts" });
  await expect.element(form.getByLabelText("Top")).toHaveValue("9,10");
  await form.getByLabelText("Top").fill("4,5");
  await form.getByLabelText("Bottom").fill("");
  await form.getByLabelText("Scale").fill("1-5");
  await form.getByLabelText("Name").fill("Satisfied");
  await expect
    .element(form.getByRole("status"))
    .toHaveTextContent("Of 6 answers 3 are top and 0 bottom; 1 would not be counted.");
  await form.getByRole("button", { name: "Show this score" }).click();
  const score = page.getByRole("status", { name: "Satisfied (4–5 of 1–5)" });
  await expect.element(score).toHaveTextContent("60%");
  await expect.element(page.getByText("1 not counted")).toBeVisible();
  expect(new URLSearchParams(address().split("?")[1]).get("top")).toBe("4,5");
  // From now on the list has it under its name.
  const list = page.getByRole("combobox", { name: "NPS question" });
  await expect.element(list).toHaveValue("Satisfied");
  await list.click();
  await page.getByRole("option", { name: "All NPS questions" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "NPS" })).toBeVisible();
  await list.click();
  await page.getByRole("option", { name: "Satisfied", exact: true }).click();
  await expect.element(score).toHaveTextContent("60%");
});

test("what can't be scored is told, with what to change, and a target that no share reaches", async () => {
  await renderApp("/scores?question=s1:q-sat&top=4,5&scale=1-3&target=-20", data);
  await expect.element(page.getByText(/is outside the scale/).first()).toBeVisible();
  await expect.element(page.getByLabelText("Scale")).toHaveValue("1-3");
  await page.getByLabelText("Scale").fill("1-5");
  await page.getByRole("button", { name: "Show this score" }).click();
  await expect.element(page.getByText("target=-20")).toBeVisible();
});
