import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { chain, survey } from "../../service/api/api-fixture.ts";
import type { ArchivedQuestion } from "../../service/documents/documents.ts";
import { nextFile } from "../testing/next-file.ts";
import { renderApp } from "../testing/render-app.tsx";

const question = (_id: string, questionType: string, title: string): ArchivedQuestion => ({
  _id,
  questionType,
  title: { en: title },
  languages: ["en"],
  choices:
    questionType === "Word"
      ? [
          { fieldId: "c1", fieldName: { en: "=1+1" } },
          { fieldId: "c2", fieldName: { en: "Return" } },
        ]
      : [],
});

const questions = [
  question("matter", "Word", "What was it about?"),
  question("words", "Text", "Anything else?"),
  question("slide", "Slider", "How long?"),
];

const answered = (serial: number, choice: string, text: string) =>
  chain({
    _id: `c${serial}`,
    createdAt: 1_700_000_000 + serial,
    language: "en",
    responses: [
      { questionId: "matter", questionType: "Word", surveyId: "s1", answer: choice, language: "en" },
      { questionId: "words", questionType: "Text", surveyId: "s1", answer: text, language: "en" },
    ],
  });

const contents = {
  surveys: [survey({ questions })],
  chains: [answered(1, "=1+1", "Long queue"), answered(2, "Return", "A queue"), answered(3, "=1+1", "Kind")],
};

async function openMenu(title: string) {
  await expect.element(page.getByText(/^Based on all/)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: `Download ${title}` }));
}

const choose = (name: string) => userEvent.click(page.getByRole("menuitem", { name }));

test("what a question adds up to is a table that says what it rests on, and calculates nothing", async () => {
  await renderApp("/surveys/s1?from=2023-01-01&tz=UTC", contents);
  await openMenu("What was it about?");
  const file = nextFile();
  await choose("Numbers (CSV)");
  const { name, text } = await file;
  expect(name).toBe("store-visit_what-was-it-about.csv");
  const [rows = "", about = ""] = text.split("\r\n\r\n");
  expect(rows.split("\r\n")).toEqual([
    "choice,choice id,answers,share",
    "'=1+1,c1,2,0.666667",
    "Return,c2,1,0.333333",
  ]);
  const lines = about.trimEnd().split("\r\n");
  for (const line of [
    "survey,Store visit",
    "survey id,s1",
    "question,What was it about?",
    "question id,matter",
    "question language,en",
    "answered,3",
    "skipped,0",
    `API address,${location.origin}`,
    "responses,3",
    "complete,yes",
    "filters,from=2023-01-01&survey=s1",
    "time zone,UTC",
    `createdFrom (unix seconds),${Date.UTC(2023, 0, 1) / 1000}`,
  ])
    expect(lines).toContain(line);
  const read = /^read,(\d{4}-\d\d-\d\dT[\d:.]+Z)$/m.exec(about)?.[1] ?? "";
  expect(lines).toContain(`createdTo (unix seconds),${Math.floor(Date.parse(read) / 1000)}`);
});

test("bars are a picture as well, with the same words", async () => {
  await renderApp("/surveys/s1", contents);
  await openMenu("What was it about?");
  const file = nextFile();
  await choose("Picture (SVG)");
  const { name, text } = await file;
  expect(name).toBe("store-visit_what-was-it-about.svg");
  const read = new DOMParser().parseFromString(text, "image/svg+xml");
  const texts = [...read.querySelectorAll("text")].map((each) => each.textContent);
  for (const each of ["What was it about?", "Return", "33.3%", "responses: 3", "survey id: s1"])
    expect(texts).toContain(each);
});

test("texts have their words as a table, and no picture; what has no answers has nothing", async () => {
  await renderApp("/surveys/s1", contents);
  await openMenu("Anything else?");
  await expect.element(page.getByRole("menuitem")).toHaveLength(1);
  const file = nextFile();
  await choose("Numbers (CSV)");
  expect((await file).text).toMatch(/^word,answers\r\nqueue,2\r\n/);
  expect(page.getByRole("button", { name: "Download How long?" }).elements()).toEqual([]);
});

test("the menu is reached and left by the keyboard", async () => {
  await renderApp("/surveys/s1", contents);
  await expect.element(page.getByText(/^Based on all/)).toBeVisible();
  const button = page.getByRole("button", { name: "Download What was it about?" });
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menuitem", { name: "Numbers (CSV)" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("menuitem", { name: "Picture (SVG)" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(button).toHaveFocus();
});
