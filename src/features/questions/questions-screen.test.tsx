import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { contactQuestion, npsQuestion, survey } from "../../service/api/api-fixture.ts";
import { renderApp } from "../testing/render-app.tsx";

beforeEach(() => page.viewport(1280, 800));

const surveys = [
  survey({ _id: "s1", name: "Store visit" }),
  survey({ _id: "s2", name: "Web order", questions: [{ ...npsQuestion, _id: "q-web" }] }),
];

test("each question has its type, title, languages, survey and choices", async () => {
  const { screen } = await renderApp("/questions", { surveys });
  const rows = screen.getByRole("table", { name: "Questions" }).getByRole("row");
  await expect.element(rows.nth(1)).toHaveTextContent("NPSHow likely…?English, FinnishStore visit");
  await expect
    .element(rows.nth(2))
    .toHaveTextContent(
      "ContactMay we contact you?VapaaehtoinenFinnish, EnglishStore visitSähköposti · Phone",
    );
});

/** Where the first line of its words begins. */
function firstLine(element: Element | null | undefined): number {
  const range = document.createRange();
  range.selectNodeContents(element ?? document.body);
  return range.getClientRects()[0]?.top ?? Number.NaN;
}

test("a name on two lines begins beside its question, and an archived survey is said to be one", async () => {
  const name = "Delivery and returns, ".repeat(5).trim();
  const { screen } = await renderApp("/questions", { surveys: [survey({ name, archived: true })] });
  const row = screen.getByRole("table", { name: "Questions" }).getByRole("row").nth(1);
  await expect.element(row).toMatchTextContent(new RegExp(`${name}Archived`));
  const [title, link] = ["th > *", "a"].map((place) => row.element().querySelector(place));
  expect(link?.getBoundingClientRect().height).toBeGreaterThan(30);
  expect(Math.abs(firstLine(link) - firstLine(title))).toBeLessThan(5);
});

test("names of surveys keep their room beside choices, and on a phone the languages stand beside the type", async () => {
  const choices = Array.from({ length: 9 }, (_, place) => ({
    fieldId: `choice-${place}`,
    fieldName: { en: `A choice of some words, number ${place}` },
  }));
  const long = survey({
    name: "Delivery and returns",
    questions: [npsQuestion, { ...contactQuestion, choices }],
  });
  await page.viewport(768, 800);
  await renderApp("/questions", { surveys: [long] });
  const link = page.getByRole("link", { name: "Delivery and returns" }).first();
  await expect.element(link).toBeVisible();
  expect(link.element().getBoundingClientRect().height).toBeLessThan(30);
  await page.viewport(360, 740);
  const card = page.getByRole("list", { name: "Questions" }).getByRole("listitem").first();
  await expect.element(card).toBeVisible();
  const [type, languages] = ["NPS", "English, Finnish"].map((text) => card.getByText(text).element());
  expect(Math.abs(firstLine(languages) - firstLine(type))).toBeLessThan(5);
});

test("each question leads to the page of its survey, in the same language", async () => {
  const { screen } = await renderApp("/questions?lang=fi&survey=s2", { surveys });
  const link = screen.getByRole("table", { name: "Questions" }).getByRole("link", { name: "Web order" });
  await expect.element(link).toHaveAttribute("href", "/surveys/s2?lang=fi");
});

test("titles come in the question language, and those that fell back say so", async () => {
  const { screen } = await renderApp("/questions?lang=fi", { surveys: [survey()] });
  await expect.element(screen.getByText("Kuinka…?")).toHaveAttribute("lang", "fi");
  await expect.element(screen.getByText("not in Finnish: shown in English")).toBeVisible();
});

test("questions are narrowed by type and by survey, and the address says so", async () => {
  const { screen, address } = await renderApp("/questions", { surveys });
  const rows = screen.getByRole("table", { name: "Questions" }).getByRole("row");
  await expect.element(rows).toHaveLength(4);
  await screen.getByRole("combobox", { name: "Question type" }).click();
  await screen.getByRole("option", { name: "NPS" }).click();
  await expect.element(rows).toHaveLength(3);
  await screen.getByRole("combobox", { name: "Survey" }).click();
  await screen.getByRole("option", { name: "Web order" }).click();
  await expect.element(rows).toHaveLength(2);
  expect(address()).toBe("/questions?survey=s2&type=NPS");
});

test("surveys that share question ids have their questions each", async () => {
  const copy = survey({ _id: "s3", name: "Store visit, copied" });
  const { screen } = await renderApp("/questions", { surveys: [survey(), copy] });
  const links = screen.getByRole("table", { name: "Questions" }).getByRole("link");
  await expect.element(links).toHaveLength(2 * copy.questions.length);
  await expect.element(links.last()).toHaveTextContent("Store visit, copied");
});

test("where nothing fits, everything is one press away", async () => {
  const { screen, address } = await renderApp("/questions?type=Odd", { surveys });
  await screen.getByRole("button", { name: "Show all questions" }).click();
  await expect.element(screen.getByRole("table", { name: "Questions" })).toBeVisible();
  expect(address()).toBe("/questions");
});

test("without any question the screen says that there are none", async () => {
  const { screen } = await renderApp("/questions", { surveys: [survey({ questions: [] })] });
  await expect.element(screen.getByText("There are no questions")).toBeVisible();
});

test("a subtitle stands below its title", async () => {
  const { screen } = await renderApp("/questions?lang=fi", {
    surveys: [survey({ questions: [contactQuestion] })],
  });
  await expect.element(screen.getByText("Vapaaehtoinen")).toBeVisible();
});

test("the heads of columns sort the questions, and the address keeps the order", async () => {
  const { screen, address } = await renderApp("/questions", { surveys });
  const list = screen.getByRole("table", { name: "Questions" });
  const firstSurvey = () => list.getByRole("row").nth(1).getByRole("link");
  await expect.element(firstSurvey()).toHaveTextContent("Store visit");
  const sortBySurvey = () => list.getByRole("button", { name: "Survey", exact: true }).click();
  await sortBySurvey();
  await sortBySurvey();
  await expect.element(firstSurvey()).toHaveTextContent("Web order");
  expect(address()).toBe("/questions?sorted=-survey");
  await sortBySurvey();
  await expect.element(firstSurvey()).toHaveTextContent("Store visit");
  expect(address()).toBe("/questions");
});

test("an order by a column that the table does not have is said to be left out", async () => {
  const { screen } = await renderApp("/questions?sorted=nps", { surveys });
  await expect.element(screen.getByText("sorted=nps")).toBeVisible();
  await expect.element(screen.getByRole("table", { name: "Questions" })).toBeVisible();
});
