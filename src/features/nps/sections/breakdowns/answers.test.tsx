import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ArchivedChain } from "../../../../service/documents/documents.ts";
import { chain } from "../../../../service/api/api-fixture.ts";
import { renderApp } from "../../../testing/render-app.tsx";

beforeEach(() => page.viewport(1280, 800));

const response = (questionId: string, questionType: string, answer: number) => ({
  questionId,
  questionType,
  surveyId: "s1",
  answer,
  valueNum: answer,
  language: "en",
});

/** Who waited longer gave less; the last gave both answers. */
const chains: readonly ArchivedChain[] = [
  { score: 10, wait: [1], touchpointId: "t1" },
  { score: 9, wait: [1], touchpointId: "t2" },
  { score: 2, wait: [2], touchpointId: "t2" },
  { score: 8, wait: [2, 1], touchpointId: "t1" },
].map(({ score, wait, touchpointId }, at) =>
  chain({
    _id: `c${at}`,
    createdAt: 1_700_000_000 + at,
    touchpointId,
    touchpointName: touchpointId,
    responses: [response("q-nps", "NPS", score), ...wait.map((given) => response("q-wait", "Slider", given))],
  }),
);

const score = page.getByRole("status", { name: "NPS score" });

test("the score is broken down by the answers to a question, and a click on one narrows everything else", async () => {
  const { address } = await renderApp("/nps?tz=UTC&breakdown=answer&by=q-wait", { chains });
  const table = page.getByRole("table", { name: "NPS by answer to q-wait" });
  await expect.element(table.getByRole("button", { name: "1" })).toBeVisible();
  expect(table.getByRole("rowheader").elements()).toHaveLength(2);
  await expect
    .element(page.getByText("Responses that gave several answers to this question are in no row."))
    .toBeVisible();
  await userEvent.click(table.getByRole("button", { name: "1" }));
  await expect.element(score).toMatchTextContent("+100");
  expect(address()).toContain("answer=q-wait%3A1");
  expect(table.getByRole("rowheader").elements()).toHaveLength(2);
  await userEvent.click(page.getByRole("button", { name: "Remove q-wait: 1" }));
  await expect.element(score).toMatchTextContent("+25");
});

test("an answer in the address narrows from the start, and goes with other picks", async () => {
  await renderApp("/nps?tz=UTC&answer=q-wait%3A1&touchpoint=t2", { chains });
  await expect.element(score).toMatchTextContent("+100");
  await expect.element(page.getByText("Based on the only response")).toBeVisible();
});

test("a sentence on one row opens the breakdown that it is a row of, and brings it into view", async () => {
  const languages = ["ar", "de", "en", "es", "fi", "fr", "it", "nl", "pl", "sv"];
  const alikeButOne = languages.flatMap((language) =>
    Array.from({ length: 40 }, (_, at) =>
      chain({
        _id: `${language}${at}`,
        createdAt: 1_700_000_000 + at,
        language,
        responses: [response("q-nps", "NPS", language !== "fi" && at % 4 < 3 ? 10 : 1)],
      }),
    ),
  );
  const { address, router } = await renderApp("/nps?tz=UTC", { chains: alikeButOne });
  const says = page.getByRole("region", { name: "What the numbers say" });
  const sentence = says.getByRole("link", { name: "Compare languages" });
  await expect.element(sentence).toBeVisible();
  sentence.element().focus();
  await userEvent.keyboard("{Enter}");
  const row = page
    .getByRole("table", { name: "NPS by respondent language" })
    .getByRole("row", { name: /^Finnish/ });
  await expect.element(row).toBeInViewport();
  expect(address()).toBe("/nps?tz=UTC&breakdown=language#breakdown");
  expect(document.activeElement?.id).toBe("breakdown");
  const bar = page.getByRole("banner").element().getBoundingClientRect();
  expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.bottom);
  await expect.element(sentence).toHaveAttribute("aria-current");
  await router.navigate({ to: "/nps", search: { tz: "UTC", breakdown: "language" } });
  await expect.element(sentence).not.toHaveAttribute("aria-current");
});

test("answers are read when they are asked for, and offered by their questions", async () => {
  const { address } = await renderApp("/nps?tz=UTC", { chains });
  await userEvent.click(page.getByRole("combobox", { name: "Break down by" }));
  await userEvent.click(page.getByRole("option", { name: "Answer" }));
  await expect.element(page.getByText(/^Choose a question/)).toBeVisible();
  await userEvent.click(page.getByRole("combobox", { name: "Question", exact: true }));
  await userEvent.click(page.getByRole("option", { name: "q-wait" }));
  await expect.element(page.getByRole("table", { name: "NPS by answer to q-wait" })).toBeVisible();
  expect(address()).toContain("breakdown=answer&by=q-wait");
});
